import { ATTEMPT_LIVES_MS, type CheckoutAttemptRepository } from '../data/sales/checkout-attempt-repository.ts';
import { releaseAttempt } from '../data/sales/release-attempt.ts';
import type { ReservationRepository } from '../data/sales/reservation-repository.ts';

interface SweepProps {
  readonly attempts: CheckoutAttemptRepository;
  readonly reservations: Pick<ReservationRepository, 'release'>;
  readonly now: () => Date;
}

/** Releases the reservations of checkouts that died before they placed their order or released them (decision O6). */
export function makeSweepAttempts({ attempts, reservations, now }: SweepProps): () => Promise<void> {
  return async () => {
    const deadline = now().getTime() - ATTEMPT_LIVES_MS;
    for (const attempt of await attempts.open()) {
      if (Date.parse(attempt.startedAt) > deadline) continue;
      const current = await attempts.find(attempt.userId, attempt.key);
      // The list may be out of date by a moment.
      if (current?.orderNumber !== attempt.orderNumber || current.state === 'placed') continue;
      const isReleased = current.state === 'released' || (await attempts.release(current));
      if (isReleased) await releaseAttempt(current, reservations, attempts, now());
    }
  };
}
