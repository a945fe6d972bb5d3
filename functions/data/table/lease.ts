import { setTimeout } from 'node:timers/promises';
import type { Key } from './keys.ts';
import type { Table } from './table.ts';
import { put, remove, transact } from './transact.ts';

/** The right of one worker to do something for some time, so that others do not repeat its work. */
export interface Lease {
  /** Takes or renews it. False when another worker has it. */
  take(owner: string, now: Date, forMs: number): Promise<boolean>;
  release(owner: string): Promise<void>;
}

/** The lease that is kept in an item of the table. */
export const leaseAt = (table: Table, key: Key): Lease => ({
  async take(owner, now, forMs) {
    const failed = await transact(table, {
      lock: put(
        key,
        { holder: owner, endsAt: now.getTime() + forMs },
        {
          ConditionExpression: 'attribute_not_exists(pk) OR holder = :owner OR endsAt < :now',
          ExpressionAttributeValues: { ':owner': owner, ':now': now.getTime() },
        },
      ),
    });
    return failed === undefined;
  },

  async release(owner) {
    await transact(table, {
      lock: remove(key, { ConditionExpression: 'holder = :owner', ExpressionAttributeValues: { ':owner': owner } }),
    });
  },
});

const LEASE_MS = 15_000;

/**
 * Waits for a lease, and renews it until it is ended. The lease of a worker that died expires. Undefined if others had it
 * for all of `waitMs`.
 */
export async function holdLease(
  lease: Lease,
  owner: string,
  now: () => Date,
  waitMs = Number.POSITIVE_INFINITY,
): Promise<{ readonly end: () => Promise<void> } | undefined> {
  const pause = LEASE_MS / 30;
  for (let waited = 0; !(await lease.take(owner, now(), LEASE_MS)); waited += pause) {
    if (waited >= waitMs) return undefined;
    await setTimeout(pause);
  }
  const renew = () => lease.take(owner, now(), LEASE_MS).catch(() => undefined);
  let renewed: Promise<unknown> = Promise.resolve();
  const renewal = setInterval(() => {
    renewed = renewed.then(renew);
  }, LEASE_MS / 3);
  return {
    end: async () => {
      clearInterval(renewal);
      // A renewal still under way would take the lease again after its release.
      await renewed;
      await lease.release(owner);
    },
  };
}
