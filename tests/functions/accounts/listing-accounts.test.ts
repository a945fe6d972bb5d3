import { beforeAll, describe, expect, it } from 'vitest';
import { userRepository } from '#functions/data/identity/user-repository.ts';
import { accountsContract } from '#shared/contracts/accounts.ts';
import type { Input } from '#shared/wire/endpoint.ts';
import { aNewUser, provider } from '../../builders/people.ts';
import {
  type AccountName,
  type AdministratorName,
  accountAdministration,
  IDS,
} from '../../support/account-administration.ts';
import { tableTrips } from '../../support/table-trips.ts';

const { getAccounts, getAccountsList } = accountsContract;
type Query = Input<typeof getAccounts>['query'];

let world: Awaited<ReturnType<typeof accountAdministration>>;
beforeAll(async () => {
  world = await accountAdministration();
  const { set, accounts, table } = world;
  await set('summit', { storeNumber: 'HQ-1', settings: { type: 'Fleet', showPrices: false } });
  await set('east', { companyName: "O'Neill Châssis", settings: { showPrices: false, color1: '112233' } });
  await set('west', { address: { address1: '2 Main St', city: 'Boulder', state: 'CO', postalCode: '80301' } });
  await set('northside', { orderProcessType: 1 });
  await accounts.deactivate(provider, IDS.north);
  const users = userRepository(table);
  for (const userId of ['ann', 'bob']) {
    await users.create(
      provider,
      aNewUser({ userId, accountId: IDS.east, userName: `user.${userId}`, email: `${userId}@example.com` }),
      'hash',
    );
  }
});

const NAMES: Readonly<Record<number, AccountName>> = Object.fromEntries(
  Object.entries(IDS).map(([name, id]) => [id, name as AccountName]),
);

async function listed(who: AdministratorName, id: number, query: Query = {}) {
  const visitor = await world.as(who);
  const { data, total, all } = (await visitor.call(getAccounts, { params: { id: String(id) }, query })).output();
  return { names: data.map((row) => NAMES[row.id]), data, total, all };
}

async function choices(who: AdministratorName, id: number) {
  const visitor = await world.as(who);
  const chosen = (await visitor.call(getAccountsList, { params: { id: String(id) } })).output();
  return chosen.map((choice) => NAMES[choice.id]);
}

/** Top-level accounts first, each by name: Northside Fleet, Summit; Northside One, O'Neill, Summit West. */
const ALL = ['northside', 'summit', 'north', 'east', 'west'];

describe('the list of accounts', () => {
  it.each([
    { who: 'provider', of: 'provider', names: ALL, why: 'all but its own are its to administer' },
    { who: 'provider', of: 'summit', names: ['east', 'west'], why: 'another account stands for its children' },
    { who: 'provider', of: 'east', names: [], why: 'a child has none' },
    { who: 'summit', of: 'summit', names: ['summit', 'east', 'west'], why: 'a parent administers itself too' },
  ] as const)('gives $who of $of $names, as $why', async ({ who, of, names }) => {
    expect((await listed(who, IDS[of])).names).toEqual(names);
  });

  it.each([
    { who: 'summit', id: IDS.east, status: 404, why: 'children of another account are for the provider' },
    { who: 'summit', id: IDS.northside, status: 404, why: 'it is a foreign one' },
    { who: 'summit', id: IDS.provider, status: 404, why: 'it is the provider’s' },
    { who: 'summit', id: 99, status: 404, why: 'there is no such account' },
    { who: 'provider', id: 99, status: 404, why: 'there is no such account' },
    { who: 'east', id: IDS.east, status: 403, why: 'level 2 has no list of accounts' },
  ] as const)('is refused with $status to $who of $id, as $why', async ({ who, id, status }) => {
    const answer = await (await world.as(who)).call(getAccounts, { params: { id: String(id) } });
    expect([answer.status, answer.errors]).toEqual([status, 'Unauthorized']);
  });

  it('has rows with what an account is, its own codes, and how many children and users it has', async () => {
    const { data } = await listed('summit', IDS.summit);
    expect(data.slice(0, 2)).toEqual([
      {
        id: IDS.summit,
        parentId: null,
        parentName: '',
        companyName: 'Summit Collision',
        storeNumber: 'HQ-1',
        type: 'Fleet',
        city: 'Denver',
        state: 'CO',
        orderProcessType: 0,
        active: true,
        children: 2,
        users: 0,
        ownCodes: [135, 301],
        version: 2,
      },
      {
        id: IDS.east,
        parentId: IDS.summit,
        parentName: 'Summit Collision',
        companyName: "O'Neill Châssis",
        storeNumber: '',
        type: 'Fleet',
        city: 'Denver',
        state: 'CO',
        orderProcessType: 0,
        active: true,
        children: 0,
        users: 2,
        ownCodes: [118, 135],
        version: 2,
      },
    ]);
  });

  it.each([
    { query: { search: 'oneill' }, names: ['east'], why: 'the apostrophe is stripped on both sides' },
    { query: { search: "o'neill CHASSIS" }, names: ['east'], why: 'case and accents do not count' },
    { query: { search: 'boulder' }, names: ['west'], why: 'cities are searched' },
    { query: { search: 'hq-1' }, names: ['summit'], why: 'store numbers are searched, and hyphens stay' },
    { query: { search: 'summit co' }, names: ['summit', 'west'], why: 'every word has to be there, of any field' },
    { query: { search: '%*"' }, names: ALL, why: 'nothing is left of the search' },
    { query: { search: 'nowhere' }, names: [], why: 'nothing has it' },
    { query: { active: false }, names: ['north'], why: 'it is the one that is not active' },
    { query: { type: 'Fleet' }, names: ['summit', 'east', 'west'], why: 'children have the type of their parent' },
    { query: { own: '135' }, names: ['summit', 'east'], why: 'these have a value of their own for 135' },
    { query: { own: '118', active: true }, names: ['east'], why: 'filters narrow each other' },
    { query: { own: '999' }, names: [], why: 'nobody has a value for it' },
  ] as const)('of $query has $names, as $why', async ({ query, names }) => {
    const found = await listed('provider', IDS.provider, query);
    expect(found).toMatchObject({ names, total: names.length, all: 5 });
  });

  it.each([
    { who: 'provider', of: 'provider', topLevel: true, names: ['northside', 'summit'], why: 'a tree begins with them' },
    { who: 'provider', of: 'provider', topLevel: false, names: ['north', 'east', 'west'], why: 'these have a parent' },
    { who: 'provider', of: 'summit', topLevel: false, names: ['east', 'west'], why: 'these stand below it' },
    { who: 'provider', of: 'summit', topLevel: true, names: [], why: 'none of them is one' },
    { who: 'summit', of: 'summit', topLevel: true, names: ['summit'], why: 'a parent is the root of its tree' },
    { who: 'summit', of: 'summit', topLevel: false, names: ['east', 'west'], why: 'these stand below it' },
  ] as const)('level by level gives $who of $of $names, as $why', async ({ who, of, topLevel, names }) => {
    expect(await listed(who, IDS[of], { topLevel })).toMatchObject({ names, total: names.length, all: names.length });
  });

  it.each([
    { query: { asc: false }, names: ['summit', 'northside', 'west', 'east', 'north'] },
    { query: { sortBy: 'CompanyName' }, names: ['northside', 'north', 'east', 'summit', 'west'] },
    { query: { sortBy: 'StoreNumber', asc: false }, names: ['summit', 'east', 'west', 'northside', 'north'] },
    { query: { sortBy: 'City' }, names: ['west', 'summit', 'east', 'northside', 'north'] },
    { query: { sortBy: 'State' }, names: ['summit', 'east', 'west', 'northside', 'north'] },
    { query: { sortBy: 'Type' }, names: ['summit', 'east', 'west', 'northside', 'north'] },
    { query: { sortBy: 'OrderProcessType', asc: false }, names: ['northside', 'summit', 'east', 'west', 'north'] },
    { query: { sortBy: 'Active' }, names: ['north', 'summit', 'east', 'west', 'northside'] },
    { query: { sortBy: 'Children', asc: false }, names: ['summit', 'east', 'west', 'northside', 'north'] },
    { query: { sortBy: 'Users', asc: false }, names: ['east', 'summit', 'west', 'northside', 'north'] },
  ] as const)('by $query is $names, equal ones by number', async ({ query, names }) => {
    expect((await listed('provider', IDS.provider, query)).names).toEqual(names);
  });

  it('comes in pages that neither repeat nor lose an account', async () => {
    const pages = [];
    for (const Skip of ['0', '2', '4', '6']) {
      const page = await listed('provider', IDS.provider, { Skip, Take: '2' });
      expect([page.total, page.all]).toEqual([5, 5]);
      pages.push(page.names);
    }
    expect(pages).toEqual([['northside', 'summit'], ['north', 'east'], ['west'], []]);
  });

  it('takes one round trip, whoever asks for which', async () => {
    const own = await accountAdministration();
    const cost = tableTrips(own.table);
    for (const { who, of } of [
      { who: 'provider', of: IDS.provider },
      { who: 'provider', of: IDS.summit },
      { who: 'summit', of: IDS.summit },
    ] as const) {
      const visitor = await own.as(who);
      const list = async () => (await visitor.call(getAccounts, { params: { id: String(of) } })).output();
      expect((await cost.of(list)).trips).toBe(1);
    }
  });
});

describe('the accounts to choose from', () => {
  it.each([
    { who: 'provider', of: 'provider', names: ['northside', 'summit', 'east', 'west'], why: 'it chooses among all' },
    { who: 'provider', of: 'summit', names: ['east', 'west'], why: 'another account stands for its children' },
    { who: 'provider', of: 'northside', names: [], why: 'its child is not active' },
    { who: 'summit', of: 'summit', names: ['east', 'west'], why: 'oneself is no choice' },
    { who: 'east', of: 'east', names: [], why: 'level 2 has nobody below' },
  ] as const)('are $names for $who of $of, as $why', async ({ who, of, names }) => {
    expect(await choices(who, IDS[of])).toEqual(names);
  });

  it('have a number, a parent and a name', async () => {
    const visitor = await world.as('summit');
    const [first] = (await visitor.call(getAccountsList, { params: { id: String(IDS.summit) } })).output();
    expect(first).toEqual({ id: IDS.east, parentId: IDS.summit, companyName: "O'Neill Châssis" });
  });

  it.each([
    { who: 'summit', id: IDS.east, why: 'only the provider asks for another account' },
    { who: 'summit', id: IDS.northside, why: 'it is a foreign one' },
    { who: 'east', id: IDS.summit, why: 'a parent is foreign to its child' },
    { who: 'east', id: 99, why: 'there is no such account' },
    { who: 'provider', id: 99, why: 'there is no such account' },
  ] as const)('are refused to $who of $id, as $why', async ({ who, id }) => {
    const answer = await (await world.as(who)).call(getAccountsList, { params: { id: String(id) } });
    expect([answer.status, answer.errors]).toEqual([404, 'Unauthorized']);
  });

  it('leave out the children of a deactivated parent, where nobody can sign in', async () => {
    const own = await accountAdministration();
    await own.accounts.deactivate(provider, IDS.summit);
    const chosen = (await (await own.as('provider')).call(getAccountsList, { params: { id: '1' } })).output();
    expect(chosen.map(({ id }) => NAMES[id])).toEqual(['northside', 'north']);
    const under = (
      await (await own.as('provider')).call(getAccountsList, { params: { id: String(IDS.summit) } })
    ).output();
    expect(under).toEqual([]);
  });
});
