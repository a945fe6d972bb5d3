import { beforeEach, describe, expect, it } from 'vitest';
import {
  type CheckoutAttemptRepository,
  checkoutAttemptRepository,
  placedAttempt,
  reservingCheck,
} from '#functions/data/sales/checkout-attempt-repository.ts';
import { listIndex } from '#functions/data/table/queries.ts';
import type { Table } from '#functions/data/table/table.ts';
import { transact } from '#functions/data/table/transact.ts';
import type { CheckoutAttempt } from '#shared/schemas/stored/order.ts';
import { testTable } from '../../../support/test-table.ts';

const attempt = (given: Partial<CheckoutAttempt> = {}): CheckoutAttempt => ({
  userId: 'u1',
  key: 'digest',
  bodyHash: 'body',
  orderNumber: '1000001',
  state: 'reserving',
  parts: [],
  startedAt: '2026-03-02T17:00:00.000Z',
  ttl: 1_800_000_000,
  ...given,
});
const another = attempt({ orderNumber: '1000002' });

let table: Table;
let attempts: CheckoutAttemptRepository;
beforeEach(async () => {
  table = await testTable();
  attempts = checkoutAttemptRepository(table);
});
const place = async (isReserving: boolean, given = attempt()) =>
  (await transact(table, { placed: placedAttempt(given, isReserving) })) === undefined;
const mayReserve = async () => (await transact(table, { check: reservingCheck(attempt()) })) === undefined;

describe('an attempt to order', () => {
  it('begins once with one key, and is open until it is over', async () => {
    expect(await attempts.begin(attempt())).toBe(true);
    expect(await attempts.begin(another)).toBe(false);
    expect(await attempts.find('u1', 'digest')).toMatchObject({ orderNumber: '1000001', state: 'reserving' });
    expect(await attempts.open()).toMatchObject([{ orderNumber: '1000001' }]);
    expect(await mayReserve()).toBe(true);
  });

  it('stands under the same name in the table after the next deployment, so that none is lost', async () => {
    await attempts.begin(attempt());
    expect(await listIndex(table, 'gsi3', 'ATTEMPTS-OPEN')).toMatchObject([{ orderNumber: '1000001' }]);
  });

  it('is placed once, and then neither released nor open', async () => {
    await attempts.begin(attempt());
    expect(await place(true)).toBe(true);
    expect(await place(true)).toBe(false);
    expect(await attempts.release(attempt())).toBe(false);
    expect(await attempts.open()).toEqual([]);
    expect(await mayReserve()).toBe(false);
  });

  it('is not placed once it was released, and reserves nothing more', async () => {
    await attempts.begin(attempt());
    expect(await attempts.release(attempt())).toBe(true);
    expect(await attempts.release(attempt())).toBe(false);
    expect(await place(true)).toBe(false);
    expect(await mayReserve()).toBe(false);
    expect(await attempts.open()).toMatchObject([{ state: 'released' }]);
  });

  it('is open until all that it held is given back', async () => {
    await attempts.begin(attempt());
    await attempts.close(attempt());
    expect(await attempts.open()).toHaveLength(1);
    await attempts.release(attempt());
    await attempts.close(attempt());
    expect(await attempts.open()).toEqual([]);
    expect(await attempts.find('u1', 'digest')).toMatchObject({ state: 'released' });
  });

  it('that was released leaves its key to another', async () => {
    await attempts.begin(attempt());
    await attempts.release(attempt());
    expect(await attempts.begin(another)).toBe(true);
  });

  it('that needs no reservation is placed at once, where its key is free', async () => {
    expect(await place(false)).toBe(true);
    expect(await place(false, another)).toBe(false);
  });
});
