import type { CheckoutAttempt } from '#shared/schemas/stored/order.ts';
import type { CheckoutAttemptRepository } from './checkout-attempt-repository.ts';
import type { ReservationRepository } from './reservation-repository.ts';

/** Releases the stock of a checkout attempt that can no longer be placed. Safe to repeat after a crash. */
export async function releaseAttempt(
  attempt: CheckoutAttempt,
  reservations: Pick<ReservationRepository, 'release'>,
  attempts: Pick<CheckoutAttemptRepository, 'close'>,
  now: Date,
): Promise<void> {
  for (const part of attempt.parts) await reservations.release(part, attempt.orderNumber, now);
  await attempts.close(attempt);
}
