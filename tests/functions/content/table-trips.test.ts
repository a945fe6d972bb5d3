import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentContract } from '#shared/contracts/content.ts';
import { NORTHSIDE } from '../../api-journeys/demo-users.ts';
import type { StoreVisitor } from '../../api-journeys/store-visitor.ts';
import { measuredVisitor } from '../../support/measured-visitor.ts';
import type { TableTrips } from '../../support/table-trips.ts';

const { getHeaderPages, getPage, getMarketingSpots, contactUs } = contentContract;
const params = { id: '2' };

let visitor: StoreVisitor;
let cost: TableTrips;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ visitor, cost, close } = await measuredVisitor(NORTHSIDE, 'northside-buyer'));
});
afterAll(() => close());

it.each([
  {
    name: 'the menu',
    call: () => visitor.call(getHeaderPages, { params }),
    trips: 2,
    why: 'the session is read first',
  },
  {
    name: 'the spots',
    call: () => visitor.call(getMarketingSpots, { params }),
    trips: 2,
    why: 'the session is read first',
  },
  {
    name: 'a page',
    call: () => visitor.call(getPage, { params: { id: 'returns' }, query: {} }),
    trips: 2,
    why: 'its slug tells its id',
  },
  {
    name: 'a question',
    call: () => visitor.call(contactUs, { body: { questionType: 'returns', message: 'Hi' } }),
    trips: 3,
    why: 'the session is read first, then it is counted',
  },
])('$name takes $trips round trips to the table, because $why', async ({ call, trips }) => {
  const spent = await cost.of(async () => expect((await call()).status).toBe(200));
  expect(spent).toMatchObject({ trips });
});
