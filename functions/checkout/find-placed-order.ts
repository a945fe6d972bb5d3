import type { CheckoutRequest } from '#shared/contracts/checkout.ts';
import { AppError } from '#shared/errors.ts';
import { ERROR_TEXTS } from '#shared/texts/base/error-texts.ts';
import { CHECKOUT_TEXTS } from '#shared/texts/checkout/checkout-texts.ts';
import { ATTEMPT_LIVES_MS } from '../data/sales/checkout-attempt-repository.ts';
import { releaseAttempt } from '../data/sales/release-attempt.ts';
import type { SignedIn } from '../http/authenticate.ts';
import type { CheckoutDependencies } from './dependencies.ts';

/** One press of the order button. Its repeats have the same key and body. */
export interface CheckoutCommand {
  readonly actor: SignedIn;
  readonly request: CheckoutRequest;
  /** Digests of the idempotency key and of the body. */
  readonly key: string;
  readonly bodyHash: string;
}

/**
 * Finds the number of the order that a command has placed before (decision W6). Releases what a dead attempt still
 * reserves. Throws 'conflict' while the order is being placed, and when the same key came with another body.
 */
export function makeFindPlacedOrder({ attempts, reservations, now }: CheckoutDependencies) {
  return async ({ actor, key, bodyHash }: CheckoutCommand): Promise<string | undefined> => {
    const known = await attempts.find(actor.userId, key);
    if (!known) return undefined;
    if (known.bodyHash !== bodyHash) throw new AppError('conflict', ERROR_TEXTS.keyRepeated);
    if (known.state === 'placed') return known.orderNumber;
    if (known.state === 'reserving') {
      const isAlive = now().getTime() - Date.parse(known.startedAt) < ATTEMPT_LIVES_MS;
      if (isAlive || !(await attempts.release(known))) throw new AppError('conflict', CHECKOUT_TEXTS.inProgress);
    }
    await releaseAttempt(known, reservations, attempts, now());
    return undefined;
  };
}
