import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogueContract } from '#shared/contracts/catalogue.ts';
import { sessionContract } from '#shared/contracts/session.ts';
import { DEMO_PASSWORD, NORTHSIDE, PROVIDER, SUMMIT } from '../../api-journeys/demo-users.ts';
import { type SendToStore, storeVisitor } from '../../api-journeys/store-visitor.ts';
import { demoTable } from '../../support/demo-table.ts';
import { wholeApi } from '../../support/whole-api.ts';

/** The group as it is deployed, over the objects of a bucket, for the customers of the demo and their price levels. */
let send: SendToStore;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ send, close } = await wholeApi(await demoTable()));
});
afterAll(() => close());

async function pricesOf(userName: string, host: string): Promise<Record<string, number | null>> {
  const visitor = storeVisitor(send, host);
  await visitor.call(sessionContract.login, { body: { userName, password: DEMO_PASSWORD } });
  const { parts } = (await visitor.call(catalogueContract.getParts, { body: { categories: ['Lighting'] } })).output();
  return Object.fromEntries(parts.map(({ partNumber, customerPrice }) => [partNumber, customerPrice]));
}

it.each([
  {
    userName: 'provider-admin',
    host: PROVIDER,
    prices: { A100: 70_00, 'far-1': undefined },
    why: 'it buys no salvage',
  },
  {
    userName: 'northside-buyer',
    host: NORTHSIDE,
    prices: { A100: 82_00, 'far-1': 73_80, B200: undefined, C300: undefined },
    why: 'it sees neither remanufactured nor reconditioned parts',
  },
  {
    userName: 'summit-buyer',
    host: SUMMIT,
    prices: { A100: 85_00, B200: 42_50, 'far-1': 76_50 },
    why: 'it has a level in both lines',
  },
  {
    userName: 'summit-east-buyer',
    host: SUMMIT,
    prices: { A100: 85_00, 'far-1': 90_00 },
    why: 'it is a guest for salvage',
  },
])('$userName finds the parts and prices of its account: $why', async ({ userName, host, prices }) => {
  const found = await pricesOf(userName, host);
  expect(Object.fromEntries(Object.keys(prices).map((number) => [number, found[number]]))).toEqual(prices);
});
