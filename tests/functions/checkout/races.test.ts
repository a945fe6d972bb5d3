import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offerKey } from '#functions/data/catalogue/keys.ts';
import { checkoutAttemptRepository } from '#functions/data/sales/checkout-attempt-repository.ts';
import { orderRepository, type WholeOrder } from '#functions/data/sales/order-repository.ts';
import { queryAll } from '#functions/data/table/queries.ts';
import { makeSweepAttempts } from '#functions/outbox/sweep-attempts.ts';
import { startDynamodb } from '#infra/local/dynamodb/start-dynamodb.ts';
import { everyOrder } from '#shared/rules/orders/order-access.ts';
import { CART_TEXTS } from '#shared/texts/cart/cart-texts.ts';
import { anOffer, aSalvageOffer } from '../../builders/catalogue.ts';
import { checkoutStore, lineOf, recycledLine } from '../../support/checkout-visit.ts';
import { type Death, mortalTable } from '../../support/mortal-table.ts';
import { putItem } from '../../support/test-table.ts';

const EVERY_TIME = { from: '2026-01-01T00:00:00.000Z', to: '2026-12-31T00:00:00.000Z' };

let engine: Awaited<ReturnType<typeof startDynamodb>>;
let store: Awaited<ReturnType<typeof checkoutStore>>;
let writes = 0;
beforeAll(async () => {
  // Every seventh transaction meets another one.
  engine = await startDynamodb({
    isInConflict: (operation) => operation === 'TransactWriteItems' && ++writes % 7 === 0,
  });
  store = await checkoutStore([], engine.endpoint);
});
afterAll(() => engine.close());

let used = 0;
/** Names that no other round has. */
function fresh(name: string): string {
  used += 1;
  return `${name}${used}`;
}

/** The orders of an account that has only one buyer. */
async function ordersOf(accountId: number): Promise<WholeOrder[]> {
  const orders = orderRepository(store.table);
  const listed = await orders.list(everyOrder, EVERY_TIME, accountId);
  const found = await Promise.all(listed.map(({ orderNumber }) => orders.find(everyOrder, orderNumber)));
  return found.flatMap((each) => each ?? []);
}

describe('when many buy the last pieces at once', () => {
  it('20 single parts make 20 orders of 50 buyers, and 30 clear refusals', async () => {
    const parts = Array.from({ length: 20 }, () => aSalvageOffer({ id: fresh('guid-') }));
    await Promise.all(parts.map((part) => putItem(store.table, offerKey(part.id), part)));
    const buyers = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const visit = store.visit({ userId: fresh('racer-') });
        await visit.fill(recycledLine(parts[index % 20]?.id ?? ''));
        return { visit, request: await visit.request() };
      }),
    );
    const answers = await Promise.all(buyers.map(({ visit, request }) => visit.order(request)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status, errors }) => [status, errors])).toEqual(
      Array.from({ length: 30 }, () => [409, CART_TEXTS.noLongerAvailable]),
    );
    const sold = await store.reservations.findMany(parts.map(({ id }) => id));
    expect(new Set([...sold.values()].map((reserved) => 'orderNumber' in reserved && reserved.orderNumber)).size).toBe(
      20,
    );
  });

  it('never more is sold than there is, and what is sold is what orders have', async () => {
    const wishes = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 2, maxLength: 7 });
    await fc.assert(
      fc.asyncProperty(wishes, fc.integer({ min: 1, max: 6 }), fc.nat(4), async (wanted, near, far) => {
        const part = anOffer({ id: `001#${fresh('R')}`, onHand: { '11': near, '12': far } });
        await putItem(store.table, offerKey(part.id), part);
        const buyers = await Promise.all(
          wanted.map(async (quantity) => {
            const visit = store.visit({ userId: fresh('racer-') });
            await visit.fill({ ...lineOf(''), part: part.id, quantity });
            return { visit, quantity, request: await visit.request() };
          }),
        );
        const placed = await Promise.all(
          buyers.map(async ({ visit, quantity, request }) =>
            (await visit.order(request)).status === 200 ? quantity : 0,
          ),
        );
        const sold = placed.reduce((sum, quantity) => sum + quantity, 0);
        const left = await store.leftOf(part);
        expect(Object.values(left).reduce((sum, count) => sum + count, 0)).toBe(near + far - sold);
        expect(sold).toBeLessThanOrEqual(near + far);
      }),
      { numRuns: 15 },
    );
  });
});

describe('when the process dies in the middle of a checkout', () => {
  /** Orders, dies, and is asked again with the same key by a process that lives; tells what there was between. */
  async function dyingCheckout(partCount: number, death: Death) {
    const parts = Array.from({ length: partCount }, () => anOffer({ id: `001#${fresh('D')}`, onHand: { '11': 1 } }));
    await Promise.all(parts.map((part) => putItem(store.table, offerKey(part.id), part)));
    const userId = fresh('dying-');
    const accountId = 1000 + used;
    const buyer = { userId, accountId, account: { id: accountId } };
    const visit = store.visit(buyer);
    await visit.fill(...parts.map(({ id }) => ({ ...lineOf(''), part: id })));
    const request = await visit.request();
    await store.visit({ ...buyer, servedBy: mortalTable(store.table, death) }).order(request);
    const later = new Date('2026-03-02T18:00:00.000Z');
    await makeSweepAttempts({
      attempts: checkoutAttemptRepository(store.table),
      reservations: store.reservations,
      now: () => later,
    })();
    const held = async () => {
      const reservations = await store.reservations.findMany(parts.map(({ id }) => id));
      return [...reservations.values()].flatMap((reserved) =>
        'entries' in reserved ? Object.keys(reserved.entries) : [],
      );
    };
    const between = { orders: await ordersOf(accountId), held: await held(), cart: await visit.cartLines() };
    const again = await store.visit({ ...buyer, time: later.toISOString() }).order(request);
    return { between, again, orders: await ordersOf(accountId), held: await held(), partCount, userId };
  }

  async function expectOneOrder({
    between,
    again,
    orders,
    held,
    partCount,
    userId,
  }: Awaited<ReturnType<typeof dyingCheckout>>) {
    expect(between.held).toHaveLength(between.orders.length * partCount);
    expect(between.cart).toBe(between.orders.length === 0 ? partCount : 0);
    expect(again.status).toBe(200);
    expect(orders.map(numberOf)).toEqual([again.output().orderNumber]);
    expect(held).toEqual(Array.from({ length: partCount }, () => again.output().orderNumber));
    const told = (await queryAll(store.table, { pk: 'OUTBOX', sk: '' })) as { userId: string }[];
    expect(told.filter((message) => message.userId === userId)).toHaveLength(2);
  }
  const numberOf = ({ order }: WholeOrder): string => order.orderNumber;

  const deaths = (most: number): fc.Arbitrary<Death> =>
    fc.record({ at: fc.integer({ min: 1, max: most }), isAnswerLost: fc.boolean() });

  it('there is an order with its stock or neither, and one after it was asked again', async () => {
    await fc.assert(
      fc.asyncProperty(deaths(12), async (death) => expectOneOrder(await dyingCheckout(2, death))),
      { numRuns: 20 },
    );
  });

  it('so it is with a cart that takes its stock in groups', async () => {
    await fc.assert(
      fc.asyncProperty(deaths(22), async (death) => expectOneOrder(await dyingCheckout(110, death))),
      { numRuns: 8 },
    );
  });
});
