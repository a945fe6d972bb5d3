import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentContract } from '#shared/contracts/content.ts';
import { sessionContract } from '#shared/contracts/session.ts';
import { DEMO_PASSWORD, NORTHSIDE } from '../../api-journeys/demo-users.ts';
import { type StoreVisitor, storeVisitor } from '../../api-journeys/store-visitor.ts';
import { demoTable } from '../../support/demo-table.ts';
import { type TableTrips, tableTrips } from '../../support/table-trips.ts';
import { wholeApi } from '../../support/whole-api.ts';

const { getHeaderPages, getPage, getMarketingSpots, contactUs } = contentContract;
const params = { id: '2' };

let visitor: StoreVisitor;
let cost: TableTrips;
let close: () => Promise<void>;
beforeAll(async () => {
  const api = await wholeApi(await demoTable());
  close = api.close;
  visitor = storeVisitor(api.send, NORTHSIDE);
  await visitor.call(sessionContract.login, { body: { userName: 'northside-buyer', password: DEMO_PASSWORD } });
  // The store is kept for 30 seconds: what is measured is what comes after the first call.
  await visitor.call(getPage, { params: { id: 'returns' } });
  cost = tableTrips((await import('#functions/data/deployed-table.ts')).table);
});
afterAll(() => close());

it.each([
  { name: 'the menu', call: () => visitor.call(getHeaderPages, { params }), why: 'the session is read first' },
  { name: 'the spots', call: () => visitor.call(getMarketingSpots, { params }), why: 'the session is read first' },
  {
    name: 'a page',
    call: () => visitor.call(getPage, { params: { id: 'returns' } }),
    why: 'its slug tells its id',
  },
  {
    name: 'a question',
    call: () => visitor.call(contactUs, { body: { questionType: 'returns', message: 'Hi' } }),
    why: 'the session is read first',
  },
])('$name takes two round trips to the table, because $why', async ({ call }) => {
  const spent = await cost.of(async () => expect((await call()).status).toBe(200));
  expect(spent.trips).toBe(2);
  expect(spent.readUnits).toBeLessThanOrEqual(10);
});
