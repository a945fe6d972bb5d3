import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkoutContract } from '#shared/contracts/checkout.ts';
import { ORDER_TEXTS } from '#shared/texts/orders/order-texts.ts';
import type { OrderStatus } from '#shared/values/order-status.ts';
import { desk, ORDER } from '../../support/desk.ts';

const { changeOrderStatus, getOrder } = checkoutContract;
const params = { id: ORDER };

let world: Awaited<ReturnType<typeof desk>>;
beforeEach(async () => {
  world = await desk();
});

/** The buyer asks to cancel a submitted order. Returns the version that the desks see. */
async function asked(): Promise<number> {
  await world.change({ status: 'Submitted', cancelAskedAt: '2026-03-02T17:00:00.000Z' });
  return (await world.orderStaff().call(getOrder, { params })).output().version;
}

const change = (status: OrderStatus, version?: number, idempotencyKey?: string) =>
  world
    .orderStaff()
    .call(changeOrderStatus, { params, body: { status, version } }, { ...(idempotencyKey && { idempotencyKey }) });

describe('a change of status that names the version that was seen (decision B467)', () => {
  it.each([
    { name: 'agreed after a colleague declined', first: 'Submitted', second: 'Canceled' },
    { name: 'declined after a colleague agreed', first: 'Canceled', second: 'Submitted' },
    { name: 'agreed twice', first: 'Canceled', second: 'Canceled' },
    { name: 'declined twice', first: 'Submitted', second: 'Submitted' },
  ] as const)('is refused and changes nothing where it is $name', async ({ first, second }) => {
    const version = await asked();
    (await change(first, version)).output();
    const before = await world.find();
    const late = await change(second, version);
    expect([late.status, late.errors]).toEqual([409, ORDER_TEXTS.changedSince]);
    expect(await world.find()).toEqual(before);
  });

  it('counts for the version that it saw, which its response names for the next one', async () => {
    const declined = (await change('Submitted', await asked())).output();
    expect((await change('Canceled', declined.version)).output().status).toBe('Canceled');
  });

  it('is answered as the first time when it is repeated with its key', async () => {
    const version = await asked();
    const [first, again] = [
      await change('Canceled', version, 'press-0001'),
      await change('Canceled', version, 'press-0001'),
    ];
    expect(again.output()).toEqual(first.output());
  });

  it('changes the order as it is where it names no version', async () => {
    (await change('Submitted', await asked())).output();
    expect((await change('Canceled')).output().status).toBe('Canceled');
  });
});

it('two desks that decide at once on a request to cancel: one does, and the buyer gets one mail', async () => {
  const decisions = fc.array(fc.constantFrom<OrderStatus>('Canceled', 'Submitted'), { minLength: 2, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(decisions, async (statuses) => {
      world = await desk();
      const version = await asked();
      const answers = await Promise.all(statuses.map((status) => change(status, version)));
      const done = answers.flatMap(({ status }, index) => (status === 200 ? [statuses[index]] : []));
      expect(done).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(statuses.length - 1);
      const found = await world.find();
      expect(found?.order.status).toBe(done[0]);
      expect((await world.waiting()).map(({ kind }) => kind)).toEqual(['order-status-changed']);
    }),
    { numRuns: 8 },
  );
});
