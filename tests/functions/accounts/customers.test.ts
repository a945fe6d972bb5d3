import { beforeEach, describe, expect, it } from 'vitest';
import { priceLevelKey } from '#functions/data/catalogue/keys.ts';
import { priceLevelRepository } from '#functions/data/catalogue/price-level-repository.ts';
import { renewPriceLevels } from '#functions/data/catalogue/renew-price-levels.ts';
import { type CustomerRepository, customerRepository } from '#functions/data/identity/customer-repository.ts';
import { accountsContract, type CustomerBody } from '#shared/contracts/accounts.ts';
import type { PriceLevel } from '#shared/schemas/stored/pricing/price-level.ts';
import { CUSTOMER_RECORD_TEXTS } from '#shared/texts/admin/customer-record-texts.ts';
import { USER_TEXTS } from '#shared/texts/admin/users/user-texts.ts';
import { ERROR_TEXTS } from '#shared/texts/base/error-texts.ts';
import { ACCOUNT_TEXTS } from '#shared/texts/session/account-texts.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { basisPoints } from '#shared/values/money.ts';
import { aCustomer } from '../../builders/customers.ts';
import { provider } from '../../builders/people.ts';
import {
  type AccountName,
  type AdministratorName,
  accountAdministration,
  IDS,
} from '../../support/account-administration.ts';
import { putItem, testTable } from '../../support/test-table.ts';

const { getCustomers, saveCustomer, getPriceLevels } = accountsContract;

const aLevel = (name: string): PriceLevel => ({
  name,
  description: `${name}, by contract`,
  discount: basisPoints(1800),
  discounts: {},
});

let world: Awaited<ReturnType<typeof accountAdministration>>;
let customers: CustomerRepository;
beforeEach(async () => {
  world = await accountAdministration();
  customers = customerRepository(world.table);
  await priceLevelRepository(world.table).save(aLevel('fleet'));
});

type Fields = Omit<CustomerBody, 'accountId' | 'lineOfBusinessKey' | 'version'>;
async function save(name: AccountName, fields: Fields, { version = 0, key }: { version?: number; key?: string } = {}) {
  const body = { accountId: IDS[name], lineOfBusinessKey: 'aftermarket' as const, version, ...fields };
  return (await world.as('provider')).call(saveCustomer, { body }, key === undefined ? {} : { idempotencyKey: key });
}
const recordsOf = async (name: AccountName, by: AdministratorName = 'provider') =>
  (await world.as(by)).call(getCustomers, { params: { id: String(IDS[name]) } });
const faultsIn = (text: string) =>
  (JSON.parse(text) as { errors: { path: string; message: string }[] }).errors.map(({ path }) => path);
const historyOf = (name: AccountName) =>
  world.history.ofThing(provider, 'account', String(IDS[name]), { skip: 0, take: 50 });

const KEY = 'a-press-of-the-save-button';
const DENVER = { address1: '1 Main St', city: 'Denver', state: 'CO', postalCode: '80202' };

describe('the customer records of an account', () => {
  it('are one for each line of business, guests by the name of the account before anything was entered', async () => {
    const [aftermarket, salvage] = (await recordsOf('summit')).output();
    expect(aftermarket).toMatchObject({
      lineOfBusinessKey: 'aftermarket',
      companyCode: '001',
      customerNumber: '',
      customerName: 'Summit Collision',
      version: 0,
      writtenFrom: 'unknown',
      writtenAt: null,
    });
    expect(salvage).toMatchObject({ lineOfBusinessKey: 'salvage', companyCode: '004' });
  });

  it.each([
    { by: 'summit', name: 'summit', why: 'a parent account sees its numbers on its form' },
    { by: 'east', name: 'east', why: 'so does a branch' },
  ] as const)('are not for $by, as $why', async ({ by, name }) => {
    const visitor = await world.as(by);
    const body = { accountId: IDS[name], lineOfBusinessKey: 'aftermarket' as const, version: 0, priceLevel: 'fleet' };
    const answers = [
      await recordsOf(name, by),
      await visitor.call(saveCustomer, { body }),
      await visitor.call(getPriceLevels),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect(await customers.find(IDS[name], 'aftermarket')).toBeUndefined();
  });

  it('of an account that does not exist are neither read nor saved', async () => {
    const visitor = await world.as('provider');
    const read = await visitor.call(getCustomers, { params: { id: '99' } });
    const body = { accountId: 99, lineOfBusinessKey: 'aftermarket' as const, version: 0 };
    const saved = await visitor.call(saveCustomer, { body });
    expect([read.status, read.errors, saved.status, saved.errors]).toEqual([
      404,
      SESSION_TEXTS.unauthorized,
      404,
      SESSION_TEXTS.unauthorized,
    ]);
  });
});

describe('a save of a customer record', () => {
  it('keeps every field, and says who wrote it from the screen', async () => {
    const fields = {
      companyCode: '002',
      customerNumber: ' 30020 ',
      customerName: 'Summit',
      priceLevel: 'fleet',
      purchaseOrderNumberRequired: true,
      taxExempt: true,
      ...DENVER,
    };
    const saved = (await save('summit', fields)).output();
    expect(saved).toMatchObject({ ...fields, customerNumber: '30020', country: 'US', version: 1 });
    expect(saved).toMatchObject({ writtenFrom: 'screen', writtenBy: 'Pat Doe', writtenAt: expect.any(String) });
    expect((await recordsOf('summit')).output()[0]).toEqual(saved);
  });

  it('changes only what it names, and keeps what only files have', async () => {
    const places = [
      { id: 'paint', name: 'Paint shop', address1: '9 Oak St', city: 'Aurora', state: 'CO', postalCode: '80011' },
    ];
    await customers.save(aCustomer({ shipToPlaces: places, defaultShipViaCode: 'UPS' }));
    await save('summit', { taxExempt: true }, { version: 1 });
    expect(await customers.find(2, 'aftermarket')).toMatchObject({
      ...aCustomer({ shipToPlaces: places, defaultShipViaCode: 'UPS' }),
      isTaxExempt: true,
    });
  });

  it('takes away what is empty', async () => {
    await save('summit', { customerNumber: '30020', priceLevel: 'fleet', ...DENVER });
    const empty = {
      customerNumber: '',
      priceLevel: '',
      address1: '',
      city: '',
      state: '',
      postalCode: '',
      customerName: '',
    };
    const saved = (await save('summit', empty, { version: 1 })).output();
    expect(saved).toMatchObject({ ...empty, customerName: 'Summit Collision' });
    const stored = await customers.find(2, 'aftermarket');
    expect([stored?.customerNumber, stored?.priceLevel, stored?.shipToAddress]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([
    { fields: { customerNumber: '30 020' }, paths: ['CustomerNumber'], text: CUSTOMER_RECORD_TEXTS.numberInvalid },
    { fields: { companyCode: '1' }, paths: ['CompanyCode'], text: CUSTOMER_RECORD_TEXTS.companyCodeInvalid },
    { fields: { priceLevel: 'gold' }, paths: ['PriceLevel'], text: CUSTOMER_RECORD_TEXTS.noSuchLevel },
    { fields: { priceLevel: 'Fl#eet' }, paths: ['PriceLevel'], text: CUSTOMER_RECORD_TEXTS.noSuchLevel },
    { fields: { city: 'Denver' }, paths: ['Address1', 'State', 'PostalCode'], text: USER_TEXTS.addressInvalid },
  ])('is refused for $fields, and changes nothing', async ({ fields, paths, text }) => {
    const refused = await save('summit', fields);
    expect([refused.status, refused.errors, faultsIn(refused.text)]).toEqual([400, ERROR_TEXTS.invalidRequest, paths]);
    expect(refused.text).toContain(text);
    expect(await customers.find(2, 'aftermarket')).toBeUndefined();
    expect(await historyOf('summit')).toEqual([]);
  });

  it('shares a number within the tenant, and is refused one of another tenant at its field', async () => {
    await save('east', { customerNumber: '30020' });
    expect((await save('west', { customerNumber: '30020' })).status).toBe(200);
    const refused = await save('northside', { customerNumber: '30020' });
    expect([refused.status, refused.errors, faultsIn(refused.text)]).toEqual([
      409,
      ACCOUNT_TEXTS.customerNumberTaken,
      ['CustomerNumber'],
    ]);
  });

  it('stands in the history of the account, and one that changes nothing does not', async () => {
    await save('east', { customerNumber: '30020', priceLevel: 'fleet', ...DENVER });
    await save('east', { priceLevel: '' }, { version: 1 });
    await save('east', { customerNumber: '30020' }, { version: 2 });
    const [changed, first, ...others] = await historyOf('east');
    expect(others).toEqual([]);
    expect(changed).toMatchObject({
      kind: 'account',
      action: 'changed',
      source: 'screen',
      accountId: IDS.east,
      parentId: IDS.summit,
      changes: [{ field: 'AftermarketPriceLevel', before: 'fleet' }],
    });
    expect(first?.changes).toContainEqual({ field: 'AftermarketCustomerNumber', after: '30020' });
    expect(first?.changes).toContainEqual({ field: 'AftermarketShipToAddress', after: '1 Main St, Denver, CO 80202' });
  });

  it('merges with a change of other fields, and is refused for a field that a file has changed since', async () => {
    await customers.save(aCustomer());
    await customers.save(
      aCustomer({ customerNumber: '777', written: { by: 'a.csv', from: 'file', at: '2026-03-02T09:00:00.000Z' } }),
    );
    const refused = await save('summit', { customerNumber: '888' }, { version: 1 });
    expect([refused.status, refused.errors, faultsIn(refused.text)]).toEqual([
      409,
      ACCOUNT_TEXTS.changedElsewhere,
      ['CustomerNumber'],
    ]);
    const merged = (await save('summit', { taxExempt: true }, { version: 1 })).output();
    expect(merged).toMatchObject({ customerNumber: '777', taxExempt: true, version: 3 });
  });

  it('that is repeated with its key changes nothing, even if a file came in between', async () => {
    const first = await save('summit', { customerNumber: '1' }, { key: KEY });
    await customers.save(aCustomer({ customerNumber: '2' }));
    const again = await save('summit', { customerNumber: '1' }, { key: KEY });
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.output()).toMatchObject({ customerNumber: '2', version: 2 });
    expect(await historyOf('summit')).toHaveLength(1);
    const other = await save('summit', { customerNumber: '3' }, { key: KEY, version: 2 });
    expect([other.status, other.errors]).toEqual([409, ERROR_TEXTS.keyRepeated]);
  });

  it('keeps the changes of two administrators in every order', async () => {
    await save('summit', { customerName: 'Summit' });
    const answers = await Promise.all([
      save('summit', { customerNumber: '5' }, { version: 1 }),
      save('summit', { taxExempt: true }, { version: 1 }),
      save('summit', { priceLevel: 'fleet' }, { version: 1 }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await recordsOf('summit')).output()[0]).toMatchObject({
      customerNumber: '5',
      taxExempt: true,
      priceLevel: 'fleet',
      version: 4,
    });
  });
});

describe('the price levels', () => {
  it('are listed by name', async () => {
    await priceLevelRepository(world.table).save(aLevel('collision'));
    expect((await (await world.as('provider')).call(getPriceLevels)).output()).toEqual([
      { name: 'collision', description: 'collision, by contract' },
      { name: 'fleet', description: 'fleet, by contract' },
    ]);
  });

  it('of an older table are put into the list once', async () => {
    const table = await testTable();
    const levels = priceLevelRepository(table);
    for (const name of ['fleet', 'collision']) await putItem(table, priceLevelKey(name), aLevel(name));
    expect(await levels.list()).toEqual([]);
    expect([await renewPriceLevels(table), await renewPriceLevels(table)]).toEqual([2, 0]);
    expect((await levels.list()).map(({ name }) => name)).toEqual(['collision', 'fleet']);
    expect(await levels.find('fleet')).toEqual(aLevel('fleet'));
  });
});
