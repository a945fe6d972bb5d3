import { beforeAll, describe, expect, it } from 'vitest';
import { accountKey, customerKey } from '#functions/data/identity/keys.ts';
import { catalogueContract } from '#shared/contracts/catalogue.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import { aChild, anAccount } from '../../builders/accounts.ts';
import { aCustomer } from '../../builders/customers.ts';
import { headlights } from '../../builders/headlights.ts';
import { type CatalogueStore, catalogueStore } from '../../support/catalogue-visit.ts';
import { tableTrips } from '../../support/table-trips.ts';
import { putItem } from '../../support/test-table.ts';

const { getAccountParts, getPriceTrace } = catalogueContract;

let store: CatalogueStore;
beforeAll(async () => {
  store = await catalogueStore(headlights());
  await putItem(store.table, accountKey(9), anAccount({ id: 9 }));
  await putItem(store.table, accountKey(3), aChild());
  await putItem(store.table, customerKey(3, 'aftermarket'), aCustomer({ accountId: 3, companyCode: '002' }));
});
const put = (settings: Account['settings']) =>
  putItem(store.table, accountKey(2), anAccount({ settings, inheritedFields: [305] }));

const SEEN_BY = {
  provider: { level: 0, accountId: 1, home: { accountId: 1 } },
  stranger: { level: 1, accountId: 9, home: { accountId: 9 } },
  branch: { level: 2, accountId: 3, parentId: 2, home: { accountId: 3, parentId: 2 } },
  user: { level: 3, accountId: 2, home: { accountId: 2 } },
} as const;
const ask = (by: keyof typeof SEEN_BY, id: number, lineOfBusinessKey: LineOfBusiness = 'aftermarket') =>
  store
    .visit({ session: { ...SEEN_BY[by] } })
    .call(getAccountParts, { params: { id: String(id) }, query: { lineOfBusinessKey } });
async function partsOf(id: number, line?: LineOfBusiness) {
  const { codes, examples } = (await ask('provider', id, line)).output();
  return { codes: Object.fromEntries(codes.map(({ code, parts }) => [code, parts])), examples };
}

describe('the parts of an account', () => {
  it.each([
    { settings: {}, codes: { PL0: 2, PL1: 1, PL2: 1, PL3: 4 }, why: 'each product line' },
    {
      settings: { aftermarketExclusions: ['PL3'] },
      codes: { PL0: 2, PL1: 1, PL2: 1, PL3: 4 },
      why: 'what is excluded is counted too: it is asked what an exclusion hides',
    },
    { settings: { viewRemanParts: false }, codes: { PL0: 2, PL2: 1, PL3: 4 }, why: 'remanufactured parts are hidden' },
    {
      settings: { viewReconditionedParts: false },
      codes: { PL0: 2, PL1: 1, PL3: 4 },
      why: 'reconditioned parts are hidden',
    },
    { settings: { linesOfBusiness: ['salvage' as const] }, codes: {}, why: 'the account sells no new parts' },
  ])('are counted by product line: $why', async ({ settings, codes }) => {
    await put(settings);
    expect((await partsOf(2)).codes).toEqual(codes);
  });

  it('are counted by part type if they are recycled, wherever they are', async () => {
    await put({});
    expect((await partsOf(2, 'salvage')).codes).toEqual({ '100': 2, '101': 1 });
  });

  it('are those of the company that a branch buys from', async () => {
    await put({});
    expect((await partsOf(3)).codes).toEqual({ PL0: 1 });
  });

  it('have examples that can be traced, by rising price', async () => {
    await put({ aftermarketExclusions: ['PL2'] });
    const { examples } = await partsOf(2);
    const prices = await Promise.all(
      examples.map(async (partNumber) => {
        const visitor = store.visit({ session: { ...SEEN_BY.provider } });
        return (await visitor.call(getPriceTrace, { params: { id: '2' }, query: { partNumber } })).output()
          .customerPrice;
      }),
    );
    expect(prices).toEqual([50_00, 70_00, 100_00]);
    const recycled = await partsOf(2, 'salvage');
    expect(recycled.examples).toEqual(['near-2', 'far-1', 'near-1']);
  });

  it('take two round trips, for a branch too', async () => {
    await put({});
    const { trips } = await tableTrips(store.table).of(() => partsOf(3));
    expect(trips).toBe(2);
  });
});

describe('the parts of an account are not for', () => {
  it.each([
    { by: 'provider', id: 99, status: 404, why: 'there is no such account' },
    { by: 'stranger', id: 2, status: 404, why: 'another tenant' },
    { by: 'stranger', id: 3, status: 404, why: 'a branch of another tenant' },
    { by: 'branch', id: 2, status: 404, why: 'the parent of a branch' },
    { by: 'branch', id: 3, status: 200, why: 'an administrator sees their own' },
    { by: 'user', id: 2, status: 403, why: 'who edits no accounts' },
  ] as const)('$by, account $id: $why', async ({ by, id, status }) => {
    const answer = await ask(by, id);
    expect(answer.status).toBe(status);
    if (status === 404) expect(answer.errors).toBe(SESSION_TEXTS.unauthorized);
  });
});
