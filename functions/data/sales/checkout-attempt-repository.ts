import * as z from 'zod/mini';
import { type CheckoutAttempt, checkoutAttemptSchema } from '#shared/schemas/stored/order.ts';
import { getItem } from '../table/get-item.ts';
import { listIndex } from '../table/queries.ts';
import type { Table } from '../table/table.ts';
import { check, put, transact, type Write } from '../table/transact.ts';
import { checkoutAttemptKey, OPEN_ATTEMPTS } from './keys.ts';

/** An attempt that nobody heard of for so long is dead: no function runs longer. */
export const ATTEMPT_LIVES_MS = 120_000;

/** Of one user each, by the digest of their idempotency key. */
export interface CheckoutAttemptRepository {
  find(userId: string, key: string): Promise<CheckoutAttempt | undefined>;
  /** Begins to reserve; false when somebody else began with the same key. */
  begin(attempt: CheckoutAttempt): Promise<boolean>;
  /** From then on it can't be placed, and what it holds is given back; false when it was placed or released before. */
  release(attempt: CheckoutAttempt): Promise<boolean>;
  /** All that it held is given back. */
  close(attempt: CheckoutAttempt): Promise<void>;
  /** What is reserving or not all given back, the oldest first. */
  open(): Promise<CheckoutAttempt[]>;
}

/** Stands in the order's transaction: of this attempt, no other order may come. */
export const placedAttempt = (attempt: CheckoutAttempt, isReserving: boolean): Write =>
  put(
    keyOf(attempt),
    checkoutAttemptSchema.parse({ ...attempt, state: 'placed' }),
    isReserving ? isStill(attempt, 'reserving') : isFree(attempt),
  );

/** Stands in the transaction of every group of takes: nothing is taken for what was released. */
export const reservingCheck = (attempt: CheckoutAttempt): Write => check(keyOf(attempt), isStill(attempt, 'reserving'));

export function checkoutAttemptRepository(table: Table): CheckoutAttemptRepository {
  return {
    async find(userId, key) {
      return z.optional(checkoutAttemptSchema).parse(await getItem(table, checkoutAttemptKey(userId, key)));
    },

    async begin(attempt) {
      const write = put(keyOf(attempt), openItem({ ...attempt, state: 'reserving' }), isFree(attempt));
      return (await transact(table, { attempt: write })) === undefined;
    },

    async release(attempt) {
      const write = put(keyOf(attempt), openItem({ ...attempt, state: 'released' }), isStill(attempt, 'reserving'));
      return (await transact(table, { attempt: write })) === undefined;
    },

    async close(attempt) {
      const closed = checkoutAttemptSchema.parse({ ...attempt, state: 'released' });
      await transact(table, { attempt: put(keyOf(attempt), closed, isStill(attempt, 'released')) });
    },

    async open() {
      return z.array(checkoutAttemptSchema).parse(await listIndex(table, 'gsi3', OPEN_ATTEMPTS));
    },
  };
}

const keyOf = ({ userId, key }: CheckoutAttempt) => checkoutAttemptKey(userId, key);

const openItem = (attempt: CheckoutAttempt) => ({
  ...attempt,
  gsi3pk: OPEN_ATTEMPTS,
  gsi3sk: `${attempt.startedAt}#${attempt.key}`,
  summary: attempt,
});

const isStill = ({ orderNumber }: CheckoutAttempt, state: CheckoutAttempt['state']) => ({
  ConditionExpression: 'orderNumber = :order AND #state = :state',
  ExpressionAttributeNames: { '#state': 'state' },
  ExpressionAttributeValues: { ':order': orderNumber, ':state': state },
});

/** Nobody pressed with that key, or what came of it was given back. */
const isFree = (attempt: CheckoutAttempt) => {
  const { ExpressionAttributeNames } = isStill(attempt, 'released');
  return {
    ConditionExpression: 'attribute_not_exists(pk) OR #state = :state',
    ExpressionAttributeNames,
    ExpressionAttributeValues: { ':state': 'released' },
  };
};
