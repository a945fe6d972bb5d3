import { beforeAll, expect, it } from 'vitest';
import { priceLevelRepository } from '#functions/data/catalogue/price-level-repository.ts';
import { accountsContract } from '#shared/contracts/accounts.ts';
import { basisPoints } from '#shared/values/money.ts';
import { provider } from '../../builders/people.ts';
import { accountAdministration, IDS } from '../../support/account-administration.ts';
import { type TableTrips, tableTrips } from '../../support/table-trips.ts';

const { changeAccount, createAccount, deactivateAccount, getAccount, getCustomers, getEffects, saveCustomer } =
  accountsContract;
const CHILDREN = 200;

let world: Awaited<ReturnType<typeof accountAdministration>>;
let trips: TableTrips;
beforeAll(async () => {
  world = await accountAdministration();
  const { id: _id, isActive: _active, version: _version, ...child } = await world.find('east');
  for (let number = 1; number <= CHILDREN; number += 1) {
    await world.accounts.create(provider, { ...child, companyName: `Branch ${number}` });
  }
  trips = tableTrips(world.table);
});

/** The round trips of a call after the one that authenticates. */
const cost = async (
  by: 'provider' | 'summit' | 'east',
  ask: (visitor: Awaited<ReturnType<typeof world.as>>) => Promise<{ status: number }>,
) => {
  const visitor = await world.as(by);
  let status = 0;
  const { trips: made } = await trips.of(async () => {
    ({ status } = await ask(visitor));
  });
  expect(status).toBe(200);
  return made;
};

it.each(['summit', 'east'] as const)('%s opens in two round trips, with 200 children', async (name) => {
  const params = { id: String(IDS[name]) };
  expect(await cost(name, (visitor) => visitor.call(getAccount, { params }))).toBeLessThanOrEqual(2);
  expect(await cost('provider', (visitor) => visitor.call(getAccount, { params }))).toBeLessThanOrEqual(2);
});

it('effects on 200 children take two, also with another name', async () => {
  const { version } = await world.find('summit');
  const body = { id: IDS.summit, version, color1: '112233', companyName: 'Peak' };
  expect(await cost('summit', (visitor) => visitor.call(getEffects, { body }))).toBeLessThanOrEqual(2);
});

it.each(['summit', 'east'] as const)('a save of %s takes three, with the view that it answers', async (name) => {
  const { version } = await world.find(name);
  const body = { id: IDS[name], version, city: 'Aspen' };
  expect(await cost(name, (visitor) => visitor.call(changeAccount, { body }))).toBeLessThanOrEqual(3);
});

it('deactivating takes three', async () => {
  const query = { id: String(IDS.west) };
  expect(await cost('summit', (visitor) => visitor.call(deactivateAccount, { query }))).toBeLessThanOrEqual(3);
});

it('a new account takes four, as its number is counted and its parent looked at, and two for its view', async () => {
  const body = { companyName: 'New', address1: '1 Main St', city: 'Denver', state: 'CO', postalCode: '80202' };
  expect(await cost('summit', (visitor) => visitor.call(createAccount, { body }))).toBeLessThanOrEqual(6);
});

it('the customers of an account are read in one, and saved in three', async () => {
  await priceLevelRepository(world.table).save({
    name: 'fleet',
    description: '',
    discount: basisPoints(0),
    discounts: {},
  });
  const params = { id: String(IDS.east) };
  expect(await cost('provider', (visitor) => visitor.call(getCustomers, { params }))).toBe(1);
  const body = {
    accountId: IDS.east,
    lineOfBusinessKey: 'salvage' as const,
    version: 0,
    customerNumber: '7',
    priceLevel: 'fleet',
  };
  expect(await cost('provider', (visitor) => visitor.call(saveCustomer, { body }))).toBeLessThanOrEqual(3);
});
