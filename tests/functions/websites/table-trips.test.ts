import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { websitesContract } from '#shared/contracts/websites.ts';
import { PROVIDER } from '../../api-journeys/demo-users.ts';
import type { StoreVisitor } from '../../api-journeys/store-visitor.ts';
import { measuredVisitor } from '../../support/measured-visitor.ts';
import type { TableTrips } from '../../support/table-trips.ts';

const { getWebsites, getOpenAccounts, getWebsite, saveWebsite, removeWebsite, checkWebsite } = websitesContract;

let visitor: StoreVisitor;
let cost: TableTrips;
let close: () => Promise<void>;
/** The number of a website that is not the default. */
let id: number;
beforeAll(async () => {
  ({ visitor, cost, close } = await measuredVisitor(PROVIDER, 'provider-admin'));
  ({ id } = (await visitor.call(saveWebsite, { body: aWebsite() })).output());
});
afterAll(() => close());

const aWebsite = () => ({ accountId: 2, name: 'Trips', url: `https://${randomUUID().slice(0, 8)}.example.com` });

/** The first trip of each reads the session's records. */
it.each([
  {
    name: 'the list',
    trips: 3,
    why: 'the websites name their accounts',
    call: () => visitor.call(getWebsites, { query: {} }),
  },
  {
    name: 'the accounts to choose from',
    trips: 2,
    why: 'both lists are read at once',
    call: () => visitor.call(getOpenAccounts),
  },
  {
    name: 'a website',
    trips: 3,
    why: 'it names its account',
    call: () => visitor.call(getWebsite, { params: { id: String(id) } }),
  },
  {
    name: 'the check',
    trips: 3,
    why: 'the website names its account, and all about that is read at once',
    call: () => visitor.call(checkWebsite, { params: { id: String(id) } }),
  },
  {
    name: 'a new website',
    trips: 3,
    why: 'it gets its number while its account is read',
    call: () => visitor.call(saveWebsite, { body: aWebsite() }),
  },
  {
    name: 'a change',
    trips: 4,
    why: 'website and account are read one after the other (decision B384)',
    call: () => visitor.call(saveWebsite, { body: { id, version: 1, name: 'More trips' } }),
  },
  {
    name: 'a removal',
    trips: 4,
    why: 'website and account are read one after the other (decision B384)',
    call: () => visitor.call(removeWebsite, { params: { id: String(id) } }),
  },
])('$name takes $trips round trips to the table, because $why', async ({ trips, call }) => {
  const spent = await cost.of(async () => expect((await call()).status).toBe(200));
  expect(spent.trips).toBe(trips);
});
