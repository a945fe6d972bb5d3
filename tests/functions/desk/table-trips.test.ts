import { beforeEach, expect, it } from 'vitest';
import { sampleOrder } from '#functions/outbox/preview/sample-order.ts';
import { checkoutContract } from '#shared/contracts/checkout.ts';
import { deskContract } from '#shared/contracts/desk.ts';
import { desk, ORDER } from '../../support/desk.ts';
import { tableTrips } from '../../support/table-trips.ts';

const { getRepair, sendRepair, settleRepair, getMails, getSuppressed, releaseAddress } = deskContract;
const ADDRESS = 'parts@summit.test';

let world: Awaited<ReturnType<typeof desk>>;
beforeEach(async () => {
  world = await desk();
  await world.suppressed.note(ADDRESS, 'bounced', 'm1', new Date());
  await world.write('order placed', 'stuck', { to: sampleOrder.order.email });
  await world.drain(undefined, () => Promise.reject(new Error('The connection broke')));
});

const call = { params: { id: 'stuck' }, body: {} };

/** The trip that reads the session comes before these. */
it.each([
  { name: 'the repair queue', trips: 2, why: 'it names the accounts', run: () => world.staff().call(getRepair) },
  { name: 'sending again', trips: 2, why: 'the message is found and moved', run: () => world.staff().call(sendRepair, call) },
  { name: 'settling', trips: 2, why: 'the message is found and removed', run: () => world.staff().call(settleRepair, call) },
  { name: 'the list of mails', trips: 2, why: 'it names the accounts', run: () => world.staff().call(getMails) },
  { name: 'the addresses', trips: 1, why: 'they are one list', run: () => world.staff().call(getSuppressed) },
  {
    name: 'releasing an address',
    trips: 1,
    why: 'the write looks itself',
    run: () => world.staff().call(releaseAddress, { query: { address: ADDRESS } }),
  },
  {
    name: 'an order for staff',
    trips: 2,
    why: 'the email recipients are those of its account',
    run: () => world.orderStaff().call(checkoutContract.getOrder, { params: { id: ORDER } }),
  },
])('$name takes $trips round trips to the table, because $why', async ({ trips, run }) => {
  const spent = await tableTrips(world.table).of(async () => expect((await run()).status).toBe(200));
  expect(spent.trips).toBe(trips);
});
