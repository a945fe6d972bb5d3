import * as z from 'zod/mini';
import { type CheckoutAttempt, checkoutAttemptSchema } from '#shared/schemas/stored/order.ts';
import { getItem } from '../table/get-item.ts';
import { listIndex } from '../table/queries.ts';
import type { Table } from '../table/table.ts';
import { check, put, transact, type Write } from '../table/transact.ts';
import { checkoutAttemptKey, OPEN_ATTEMPTS } from './keys.ts';

/** An attempt older than this is dead, because no function runs longer. */
export const ATTEMPT_LIVES_MS = 120_000;

/** Checkout attempts by user and digest of the idempotency key (decision O6). */
export interface CheckoutAttemptRepository {
  find(userId: string, key: string): Promise<CheckoutAttempt | undefined>;
  /** Begins to reserve. False when another call began with the same key. */
  begin(attempt: CheckoutAttempt): Promise<boolean>;
  /** Marks an attempt as released, so that it can no longer be placed. False when it was placed or released before. */
  release(attempt: CheckoutAttempt): Promise<boolean>;
  /** Removes an attempt whose reservations are all released. */
  close(attempt: CheckoutAttempt): Promise<void>;
  /** The attempts that still hold reservations, oldest first. */
  open(): Promise<CheckoutAttempt[]>;
}

/** A write in the order's transaction that lets an attempt become one order at most. */
export const placedAttempt = (attempt: CheckoutAttempt, isReserving: boolean): Write =>
  put(
    keyOf(attempt),
    checkoutAttemptSchema.parse({ ...attempt, state: 'placed' }),
    isReserving ? isStill(attempt, 'reserving') : isFree(attempt),
  );

/** A check in the transaction of each group: a released attempt reserves nothing more. */
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

/** The key was never used, or its attempt was released. */
const isFree = (attempt: CheckoutAttempt) => {
  const { ExpressionAttributeNames } = isStill(attempt, 'released');
  return {
    ConditionExpression: 'attribute_not_exists(pk) OR #state = :state',
    ExpressionAttributeNames,
    ExpressionAttributeValues: { ':state': 'released' },
  };
};
