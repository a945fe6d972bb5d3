import { afterAll, beforeAll, expect, it } from 'vitest';
import { sessionContract } from '#shared/contracts/session.ts';
import { DEMO_PASSWORD, SUMMIT } from '../../api-journeys/demo-users.ts';
import { type StoreVisitor, storeVisitor } from '../../api-journeys/store-visitor.ts';
import { measuredVisitor } from '../../support/measured-visitor.ts';
import type { TableTrips } from '../../support/table-trips.ts';

const { login, refreshToken, getUser, orderAs, updateLocation, getApplication, getErrors } = sessionContract;

const wrong = (userName: string) => ({ body: { userName, password: 'Wrong2Password' } });
const as = (userName: string) => ({ body: { userName, password: DEMO_PASSWORD, postalCode: '80202', remember: true } });

let stranger: StoreVisitor;
let visitor: StoreVisitor;
let cost: TableTrips;
let close: () => Promise<void>;
beforeAll(async () => {
  const measured = await measuredVisitor(SUMMIT, 'summit-admin');
  ({ visitor, cost, close } = measured);
  stranger = storeVisitor(measured.send, SUMMIT);
  // Reads the provider's contact, which signing in has not read.
  (await stranger.call(getApplication)).output();
});
afterAll(() => close());

it.each([
  { name: 'the store', call: () => visitor.call(getApplication), trips: 0, why: 'it is kept' },
  { name: 'the user', call: () => visitor.call(getUser), trips: 1, why: 'all records come at once' },
  { name: 'a new token', call: () => visitor.call(refreshToken), trips: 1, why: 'it asks the same' },
  {
    name: 'another postal code',
    call: () => visitor.call(updateLocation, { body: { zipcode: '10001' } }),
    trips: 3,
    why: 'the session is read, its cart is emptied, and then it is written',
  },
  {
    name: 'ordering as a child',
    call: () => visitor.call(orderAs, { body: { accountId: 6 } }),
    trips: 3,
    units: 12,
    why: 'the session is read, the child with its cart, and then the session is written',
  },
  {
    name: 'ordering as oneself again',
    call: () => visitor.call(orderAs, { body: { accountId: null } }),
    trips: 3,
    why: 'the session and the own account are read, and then the session is written',
  },
  { name: 'the last errors', call: () => visitor.call(getErrors), trips: 2, why: 'the log is the account’s' },
  {
    name: 'a browser that comes back',
    call: () => visitor.copy({ token: undefined }).call(refreshToken),
    trips: 3,
    why: 'the cookie tells a family, the family a session, and the secret is replaced',
  },
  {
    name: 'a login',
    call: () => stranger.call(login, as('summit-east-buyer')),
    trips: 3,
    why: 'name, records, and the session that they allow',
  },
  {
    name: 'a login where somebody was remembered',
    call: () => visitor.copy().call(login, as('summit-east-buyer')),
    trips: 4,
    why: 'that one’s session is looked up and ended',
  },
])('$name takes $trips round trips to the table, because $why', async ({ call, trips, units = 10 }) => {
  const spent = await cost.of(async () => expect((await call()).status).toBe(200));
  expect(spent.trips).toBe(trips);
  expect(spent.readUnits).toBeLessThanOrEqual(units);
});

it('S04: an unknown user name costs the same as a known one', async () => {
  const known = await cost.of(() => stranger.call(login, wrong('summit-buyer')));
  const unknown = await cost.of(() => stranger.call(login, wrong('nobody-at-all')));
  expect(unknown).toEqual(known);
});
