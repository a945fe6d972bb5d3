import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { priceLevelRepository } from '#functions/data/catalogue/price-level-repository.ts';
import { accountKey, customerKey } from '#functions/data/identity/keys.ts';
import { catalogueContract } from '#shared/contracts/catalogue.ts';
import { effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import { shownPrice, storeMargins } from '#shared/rules/pricing/store-view.ts';
import { priceTrace } from '#shared/rules/pricing/trace/price-trace.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import type { Customer } from '#shared/schemas/stored/customer.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { CATALOGUE_TEXTS } from '#shared/texts/catalogue/catalogue-texts.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { LINE_FACTS } from '#shared/values/line-of-business.ts';
import { basisPoints, cents } from '#shared/values/money.ts';
import type { StoreVisitor } from '../../api-journeys/store-visitor.ts';
import { aChild, anAccount } from '../../builders/accounts.ts';
import { aCustomer } from '../../builders/customers.ts';
import { headlights } from '../../builders/headlights.ts';
import { type CatalogueStore, catalogueStore } from '../../support/catalogue-visit.ts';
import { goldLevel } from '../../support/search/built-catalogue.ts';
import { tableTrips } from '../../support/table-trips.ts';
import { putItem } from '../../support/test-table.ts';

const { getPriceTrace, getPart } = catalogueContract;

let store: CatalogueStore;
beforeAll(async () => {
  store = await catalogueStore(headlights());
  await priceLevelRepository(store.table).save(goldLevel);
  await putItem(store.table, accountKey(9), anAccount({ id: 9 }));
  await putItem(store.table, accountKey(3), aChild());
});

type Settings = Account['settings'];
async function put(settings: Settings, customers: readonly Customer[] = []): Promise<void> {
  await putItem(store.table, accountKey(2), anAccount({ settings, inheritedFields: [111], changeableFields: [111] }));
  for (const line of ['aftermarket', 'salvage'] as const) {
    const customer = customers.find(({ lineOfBusiness }) => lineOfBusiness === line);
    await putItem(
      store.table,
      customerKey(2, line),
      customer ?? { ...aGuest, lineOfBusiness: line, companyCode: LINE_FACTS[line].companyCode },
    );
  }
}
const { customerNumber: _number, priceLevel: _level, ...aGuest } = aCustomer();
const gold = [
  aCustomer({ priceLevel: 'gold', customerNumber: '30020' }),
  aCustomer({ lineOfBusiness: 'salvage', companyCode: '004', priceLevel: 'gold' }),
];

const SEEN_BY = {
  provider: { level: 0, accountId: 1, home: { accountId: 1 } },
  parent: { level: 1, accountId: 2, home: { accountId: 2 } },
  branch: { level: 2, accountId: 3, parentId: 2, home: { accountId: 3, parentId: 2 } },
  stranger: { level: 1, accountId: 9, home: { accountId: 9 } },
} as const;
/** Each administrator once, because opening the catalogue takes longer than a trace. */
const visitors = new Map<keyof typeof SEEN_BY, StoreVisitor>();
function visitorOf(by: keyof typeof SEEN_BY): StoreVisitor {
  const visitor = visitors.get(by) ?? store.visit({ session: { ...SEEN_BY[by] } });
  visitors.set(by, visitor);
  return visitor;
}
const trace = (
  by: keyof typeof SEEN_BY,
  id: number,
  query: { partNumber: string; unit?: string; companyCode?: string },
) => visitorOf(by).call(getPriceTrace, { params: { id: String(id) }, query });
const traceOf = async (partNumber: string, id = 2) => (await trace('provider', id, { partNumber })).output();

describe('the trace of a price', () => {
  it('goes from the list price to the shipping rule, with the setting that decided each step and its source', async () => {
    await put(
      {
        aftermarketMargins: [{ low: cents(0), high: cents(100_00), percentage: basisPoints(40_00) }],
        coreChargeType: 1,
        shippingCalculationMethod: 1,
      },
      gold,
    );
    const { steps, ...rest } = await traceOf('A100');
    expect(
      steps.map(({ step, name, before, after, code, source }) => [step, name, before, after, code, source]),
    ).toEqual([
      ['list', 'List price', null, 100_00, null, null],
      ['level', 'Price level “gold”', 100_00, 60_12, 202, 'own'],
      ['customer', 'Customer 30020', 60_12, 60_12, 202, 'own'],
      ['margin', 'Margin $0.00–$100.00', 60_12, 100_20, 101, 'own'],
      ['core', 'Core charge', expect.any(Number), expect.any(Number), expect.any(Number), expect.any(String)],
      ['warranty', expect.stringMatching(/^Warranty|^No warranty/), 0, expect.any(Number), 107, 'default'],
      ['shipping', 'Shipping', null, 0, 111, 'own'],
    ]);
    expect(rest).toMatchObject({
      customerPrice: 60_12,
      storePrice: 100_20,
      unitOfMeasure: 'EA',
      description: 'Halogen headlight',
    });
  });

  it('of a child names its parent as the source of what it takes over', async () => {
    await put({ shippingCalculationMethod: 2, shippingCalculationAmount: cents(9_00) });
    const { steps } = await traceOf('A100', 3);
    expect(steps.at(-1)).toMatchObject({ after: 9_00, detail: 'flat rate', source: 'parent', sourceId: 2 });
    expect(steps[2]).toMatchObject({ name: 'Guest', source: 'default', sourceId: null });
  });

  it('is for the selling unit that is asked for', async () => {
    await put({});
    const [pair, each] = await Promise.all([
      traceOf('E500'),
      trace('provider', 2, { partNumber: 'E500', unit: 'EA' }).then((answer) => answer.output()),
    ]);
    expect([pair.customerPrice, each.customerPrice]).toEqual([66_66, 33_33]);
  });
});

it('takes two round trips, for a child with customers and a price level too', async () => {
  await put({});
  await putItem(store.table, customerKey(3, 'aftermarket'), aCustomer({ accountId: 3, priceLevel: 'gold' }));
  const { trips } = await tableTrips(store.table).of(() => traceOf('A100', 3));
  await store.table.client.send(
    new DeleteCommand({ TableName: store.table.tableName, Key: { ...customerKey(3, 'aftermarket') } }),
  );
  expect(trips).toBe(2);
});

describe('what has no trace', () => {
  it.each([
    {
      by: 'provider',
      id: 2,
      query: { partNumber: 'NONE' },
      text: CATALOGUE_TEXTS.unableToLoadPart,
      why: 'no such part',
    },
    {
      by: 'provider',
      id: 2,
      query: { partNumber: 'A100', unit: 'BX' },
      text: CATALOGUE_TEXTS.unableToLoadPart,
      why: 'not sold by it',
    },
    { by: 'provider', id: 2, query: { partNumber: 'B200' }, text: CATALOGUE_TEXTS.unableToLoadPart, why: 'excluded' },
    { by: 'provider', id: 99, query: { partNumber: 'A100' }, text: SESSION_TEXTS.unauthorized, why: 'no such account' },
    { by: 'stranger', id: 2, query: { partNumber: 'A100' }, text: SESSION_TEXTS.unauthorized, why: 'another tenant' },
    {
      by: 'stranger',
      id: 3,
      query: { partNumber: 'A100' },
      text: SESSION_TEXTS.unauthorized,
      why: 'a child of another',
    },
    {
      by: 'branch',
      id: 2,
      query: { partNumber: 'A100' },
      text: SESSION_TEXTS.unauthorized,
      why: 'the parent of a branch',
    },
  ] as const)('$by, account $id, $query: $why', async ({ by, id, query, text }) => {
    await put({ aftermarketExclusions: ['PL1'] });
    const { status, errors } = await trace(by, id, query);
    expect([status, errors]).toEqual([404, text]);
  });

  it.each([
    { settings: { showPrices: false }, prices: [null, null], core: null, why: 'prices are hidden' },
    { settings: { showCoreCharges: false }, prices: [100_00, 100_00], core: null, why: 'core charges are hidden' },
  ])('is what the administrator of a branch may not know: $why', async ({ settings, prices, core }) => {
    await putItem(store.table, accountKey(2), anAccount({ settings, inheritedFields: [135, 139] }));
    const told = (await trace('branch', 3, { partNumber: 'A100' })).output();
    expect([told.customerPrice, told.steps[0]?.after]).toEqual(prices);
    expect([told.steps[4]?.after, told.total, told.sale]).toEqual([core, null, null]);
    const parents = (await trace('parent', 3, { partNumber: 'A100' })).output();
    expect([parents.customerPrice, parents.sale === null]).toEqual([100_00, false]);
  });
});

const band = fc
  .tuple(fc.integer({ min: 0, max: 200_00 }), fc.integer({ min: 1, max: 200_00 }), fc.integer({ min: 0, max: 90_00 }))
  .map(([low, width, percentage]) => ({
    low: cents(low),
    high: cents(low + width),
    percentage: basisPoints(percentage),
  }));
const bands = fc.array(band, { maxLength: 1 });
const someSettings = fc.record(
  {
    aftermarketMargins: bands,
    salvageMargins: bands,
    marginOnCost: fc.boolean(),
    coreChargeType: fc.constantFrom(0, 1, 2),
    minimumCoreCharge: fc.integer({ min: 0, max: 50_00 }).map(cents),
    useWarranties: fc.boolean(),
    showWarranties: fc.boolean(),
    showMargins: fc.boolean(),
    shippingCalculationMethod: fc.constantFrom(0, 1, 2, 3, 4),
    shippingCalculationAmount: fc.integer({ min: 0, max: 50_00 }).map(cents),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Settings>;

const everywhere: Settings = { nationalSearch: true, nationalSearchLinesOfBusiness: ['aftermarket', 'salvage'] };

describe('whatever the account', () => {
  const parts = ['A100', 'B200', 'C300', 'E500', 'F600', '60421 CORE', 'near-1', 'near-2', 'far-1'];

  it('the trace ends with what the store shows its users', async () => {
    await fc.assert(
      fc.asyncProperty(
        someSettings,
        fc.subarray(gold),
        fc.constantFrom(...parts),
        async (settings, customers, partNumber) => {
          await put(settings, customers);
          const priceLevels = Object.fromEntries(customers.map(({ lineOfBusiness }) => [lineOfBusiness, goldLevel]));
          const user = store.visit({ settings: { ...settings, ...everywhere }, customers, priceLevels });
          const shown = (await user.call(getPart, { query: { partNumber } })).output();
          const traced = await traceOf(partNumber);
          const [list, level, customer, margin, core, warranty] = traced.steps;
          const lineOfBusiness = traced.lineOfBusinessKey;
          const { settings: effective } = effectiveAccount(anAccount({ settings }));
          const margins = storeMargins({
            account: {
              ...effective,
              margins: { aftermarket: effective.aftermarketMargins, salvage: effective.salvageMargins },
            },
            customers: customers.map(() => ({ isGuest: false })),
          } as unknown as SignedInUser);
          const store_ = shownPrice(traced.customerPrice, lineOfBusiness, { view: 'store', margins });
          expect([list?.after, level?.after, customer?.after, traced.customerPrice]).toEqual([
            shown.listPrice,
            shown.customerPrice,
            shown.customerPrice,
            shown.customerPrice,
          ]);
          expect([margin?.after, traced.storePrice]).toEqual([store_, margins ? store_ : null]);
          expect([core?.after, warranty?.after]).toEqual([shown.corePrice, shown.selectedWarranty?.cost ?? 0]);
          // Each step of the price begins where the one before ended.
          expect([level?.before, customer?.before, margin?.before]).toEqual([
            list?.after,
            level?.after,
            customer?.after,
          ]);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('the form gets the same from the facts that it is sent', async () => {
    await fc.assert(
      fc.asyncProperty(someSettings, someSettings, fc.constantFrom(...parts), async (saved, edited, partNumber) => {
        await put(saved, gold);
        const { sale } = await traceOf(partNumber);
        await put(edited, gold);
        const { steps, storePrice, total } = await traceOf(partNumber);
        if (!sale) throw new Error('the provider may know the prices');
        const { settings } = effectiveAccount(anAccount({ settings: edited }));
        const inForm = priceTrace({ ...sale, settings });
        expect([inForm.storePrice, inForm.total]).toEqual([storePrice, total]);
        expect(steps).toMatchObject(inForm.steps);
      }),
      { numRuns: 30 },
    );
  });
});
