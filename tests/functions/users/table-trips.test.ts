import { afterAll, beforeAll, expect, it } from 'vitest';
import { sessionContract } from '#shared/contracts/session.ts';
import { usersContract } from '#shared/contracts/users.ts';
import { DEMO_PASSWORD, PROVIDER, SUMMIT } from '../../api-journeys/demo-users.ts';
import { type StoreVisitor, storeVisitor } from '../../api-journeys/store-visitor.ts';
import { measuredVisitor } from '../../support/measured-visitor.ts';
import type { TableTrips } from '../../support/table-trips.ts';

const { getUsers, getUserById, getAllPermissions, getHome } = usersContract;

let visitor: StoreVisitor;
let staff: StoreVisitor;
let cost: TableTrips;
let close: () => Promise<void>;
let own: { readonly accountId: number; readonly colleague: number };
beforeAll(async () => {
  const measured = await measuredVisitor(SUMMIT, 'summit-admin');
  ({ visitor, cost, close } = measured);
  staff = storeVisitor(measured.send, PROVIDER);
  const body = { userName: 'provider-admin', password: DEMO_PASSWORD, remember: true };
  (await staff.call(sessionContract.login, { body })).output();
  const { accountId, userId } = (await visitor.call(sessionContract.getUser)).output();
  const { data } = (await visitor.call(getUsers, { params: { id: String(accountId) }, query: {} })).output();
  own = { accountId, colleague: data.find((row) => row.userId !== userId)?.id ?? 0 };
});
afterAll(() => close());

/** The first trip of each reads the session's records. The form of a user makes the first two calls at once. */
it.each([
  {
    name: 'a user',
    trips: 3,
    why: 'the number is looked up, and then all is read at once',
    call: () => visitor.call(getUserById, { params: { id: String(own.colleague) } }),
  },
  { name: 'the permissions', trips: 1, why: 'they are constants', call: () => visitor.call(getAllPermissions) },
  {
    name: 'a list of users with a search',
    trips: 2,
    why: 'users and accounts are read at once',
    call: () => visitor.call(getUsers, { params: { id: String(own.accountId) }, query: { search: 'summit' } }),
  },
  { name: 'the home', trips: 2, why: 'it counts one list', call: () => visitor.call(getHome) },
  {
    name: 'the home of the provider',
    trips: 2,
    why: 'it counts two lists, read at once',
    call: () => staff.call(getHome),
  },
])('$name takes $trips round trips to the table, because $why', async ({ trips, call }) => {
  const spent = await cost.of(async () => expect((await call()).status).toBe(200));
  expect(spent.trips).toBe(trips);
});
