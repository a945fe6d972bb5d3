import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkoutContract } from '#shared/contracts/checkout.ts';
import {
  aBuyer,
  checkoutJourneys,
  filledIn,
  importedPart,
  leftOf,
  ordersWith,
} from '../api-journeys/checkout-journeys.ts';
import { type StartedStore, startedStore } from '../support/started-store.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { sendTo } from './send-to.ts';

describe('a store', () => {
  let store: StartedStore;
  beforeAll(async () => {
    store = await startedStore();
  });
  afterAll(() => store.stop());

  checkoutJourneys(sendTo(() => store.port));
});

describe('a store that is killed while an order is placed, and started again', () => {
  /** Fractions of the time that an undisturbed checkout takes. */
  const MOMENTS = [0.1, 0.3, 0.5, 0.7, 0.95];

  it('has one order after the same press came again, and its stock', async () => {
    const stateFolder = await temporaryFolder();
    let store = await startedStore({ stateFolder });
    try {
      const send = sendTo(() => store.port);
      const number = await importedPart(send);
      const visitor = await aBuyer(send);
      const inStock = await leftOf(visitor, number);
      const press = async (body: Awaited<ReturnType<typeof filledIn>>, idempotencyKey: string) =>
        visitor.call(checkoutContract.checkout, { body }, { idempotencyKey });

      const first = await filledIn(visitor, number, 1);
      const began = performance.now();
      (await press(first, randomUUID())).output();
      const took = performance.now() - began;

      for (const [round, moment] of MOMENTS.entries()) {
        const request = await filledIn(visitor, number, 1);
        const key = randomUUID();
        // A request that the kill cuts off may fail.
        const cutOff = press(request, key).catch(() => undefined);
        await pause(moment * took);
        await store.kill();
        await cutOff;
        store = await startedStore({ stateFolder });
        const { orderNumber } = (await press(request, key)).output();
        const orders = await ordersWith(visitor, number);
        expect([round, orders.length, orders[0]?.orderNumber]).toEqual([round, round + 2, orderNumber]);
        expect([round, await leftOf(visitor, number)]).toEqual([round, inStock - round - 2]);
      }
    } finally {
      await store.kill();
    }
  });
});
