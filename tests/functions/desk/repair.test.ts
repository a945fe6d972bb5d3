import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OrderGateway } from '#functions/integrations/order-gateway.ts';
import { deskContract } from '#shared/contracts/desk.ts';
import { DESK_REFUSAL_TEXTS } from '#shared/texts/desk/desk-refusal-texts.ts';
import { DESK_TIME, desk, ORDER } from '../../support/desk.ts';

const { getRepair, sendRepair, settleRepair } = deskContract;

let world: Awaited<ReturnType<typeof desk>>;
beforeEach(async () => {
  world = await desk();
});

const refuses: OrderGateway = async () => ({ isAccepted: false, reason: 'No such customer' });

/** Gives an order up, which leaves it in Error and its message in the repair queue. */
async function refuse(id = 'to-gateway'): Promise<void> {
  await world.change({ status: 'Pending' });
  await world.write('order to gateway', id);
  await world.drain(refuses);
  world.later(1);
}
const params = (id = 'to-gateway') => ({ params: { id }, body: {} });
const queue = async () => (await world.staff().call(getRepair)).output();

describe('the repair queue (decisions O3 and O8)', () => {
  it('names the order, its account and the reason, and whether a repeat is harmless', async () => {
    await refuse();
    await world.write('order placed', 'confirmation', { to: 'parts@summit.test' });
    await world.drain(undefined, () => Promise.reject(new Error('The connection broke')));
    const about = { orderNumber: ORDER, accountId: 2, companyName: 'Summit Collision', attempts: 1 };
    expect(await queue()).toMatchObject({
      total: 2,
      data: [
        {
          ...about,
          id: 'to-gateway',
          kind: 'order to gateway',
          reason: 'No such customer',
          isRepeatable: true,
          to: '',
        },
        { ...about, id: 'confirmation', reason: 'The connection broke', isRepeatable: false, to: 'parts@summit.test' },
      ],
    });
  });

  it('is read in pages', async () => {
    for (const id of ['one', 'two', 'three']) await refuse(id);
    const page = (await world.staff().call(getRepair, { query: { Skip: '1', Take: '1' } })).output();
    expect(page).toMatchObject({ data: [{ id: 'two' }], total: 3 });
  });

  it('sends a message again', async () => {
    await refuse();
    (await world.staff().call(sendRepair, params())).output();
    expect(await queue()).toEqual({ data: [], total: 0 });
    await world.drain();
    expect((await world.find())?.order).toMatchObject({ status: 'Submitted', gatewayReference: 'ERP-1' });
  });

  it('forgets a message that someone has dealt with', async () => {
    await refuse();
    (await world.staff().call(settleRepair, params())).output();
    expect(await queue()).toEqual({ data: [], total: 0 });
    await world.drain();
    expect((await world.find())?.order.status).toBe('Error');
  });

  it.each([sendRepair, settleRepair])('refuses $path for a message that is not in it', async (call) => {
    await refuse();
    const { status, errors } = await world.staff().call(call, params('another'));
    expect([status, errors]).toEqual([404, DESK_REFUSAL_TEXTS.notInQueue]);
    expect((await queue()).total).toBe(1);
  });
});

describe('two desks that decide on one message', () => {
  const decisions = fc.array(fc.constantFrom(sendRepair, settleRepair), { minLength: 2, maxLength: 5 });

  it('decide once, and the gateway gets the order once for it at most', async () => {
    await fc.assert(
      fc.asyncProperty(decisions, async (calls) => {
        world = await desk();
        await refuse();
        const asked: string[] = [];
        const gateway: OrderGateway = async (_order, key) => {
          asked.push(key);
          return { isAccepted: true, reference: 'ERP-1' };
        };
        const answers = await Promise.all(
          calls.map((call, index) => world.staff(`Desk ${index}`).call(call, params())),
        );
        const done = answers.flatMap(({ status }, index) => (status === 200 ? [calls[index]] : []));
        expect(done).toHaveLength(1);
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]));
        // Two processes drain at once, and again later.
        await Promise.all([world.drain(gateway), world.drain(gateway)]);
        world.later(60);
        await world.drain(gateway);
        expect(asked).toEqual(done[0] === sendRepair ? [ORDER] : []);
      }),
      { numRuns: 8 },
    );
  });

  it('send nothing to the gateway that someone has set to Submitted meanwhile', async () => {
    await refuse();
    await world.change({ status: 'Submitted' });
    (await world.staff().call(sendRepair, params())).output();
    const asked: string[] = [];
    await world.drain(async (_order, key) => {
      asked.push(key);
      return { isAccepted: true, reference: 'ERP-2' };
    });
    expect(asked).toEqual([]);
    expect((await queue()).total).toBe(0);
  });
});

it('is the same queue as the one of the command, and knows who decided', async () => {
  await refuse();
  const { repairQueue } = await import('#functions/cli/repair-queue.ts');
  await repairQueue(world.outbox, ['send', 'to-gateway'], DESK_TIME);
  expect((await queue()).total).toBe(0);
  const { checkoutContract } = await import('#shared/contracts/checkout.ts');
  const order = (await world.orderStaff().call(checkoutContract.getOrder, { params: { id: ORDER } })).output();
  expect(order.staff?.deliveries.map(({ outcome, by }) => [outcome, by])).toEqual([
    ['givenUp', ''],
    ['sentAgain', 'Command line'],
  ]);
});
