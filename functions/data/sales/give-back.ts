import type { CheckoutAttempt } from '#shared/schemas/stored/order.ts';
import type { CheckoutAttemptRepository } from './checkout-attempt-repository.ts';
import type { TakenRepository } from './taken-repository.ts';

/** Gives back what an attempt holds that can't be placed any more; whoever comes again after a crash goes on with it. */
export async function giveBack(
  attempt: CheckoutAttempt,
  takes: Pick<TakenRepository, 'release'>,
  attempts: Pick<CheckoutAttemptRepository, 'close'>,
  now: Date,
): Promise<void> {
  for (const part of attempt.parts) await takes.release(part, attempt.orderNumber, now);
  await attempts.close(attempt);
}
