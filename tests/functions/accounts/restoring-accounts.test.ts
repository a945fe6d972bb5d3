import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { type AccountChangeBody, accountsContract } from '#shared/contracts/accounts.ts';
import { usersContract } from '#shared/contracts/users.ts';
import { basisPoints, cents } from '#shared/values/money.ts';
import {
  type AccountName,
  type AdministratorName,
  accountAdministration,
  IDS,
} from '../../support/account-administration.ts';

const { changeAccount } = accountsContract;
const { getHistoryOf, restoreFromHistory } = usersContract;
type Fields = Omit<AccountChangeBody, 'id' | 'version'>;

let world: Awaited<ReturnType<typeof accountAdministration>>;
beforeEach(async () => {
  world = await accountAdministration();
});

async function change(by: AdministratorName, name: AccountName, fields: Fields): Promise<void> {
  const { version } = await world.find(name);
  (await (await world.as(by)).call(changeAccount, { body: { id: IDS[name], version, ...fields } })).output();
}

async function historyOf(name: AccountName, by: AdministratorName = 'provider') {
  const visitor = await world.historian(by);
  const params = { kind: 'account', id: String(IDS[name]) } as const;
  return (await visitor.call(getHistoryOf, { params, query: {} })).output().data;
}
const newest = async (name: AccountName) => (await historyOf(name))[0];

async function restore(by: AdministratorName, entry: string, idempotencyKey?: string) {
  const visitor = await world.historian(by);
  return visitor.call(restoreFromHistory, { params: { entry }, body: {} }, idempotencyKey ? { idempotencyKey } : {});
}

/** Without what every save moves. */
async function stateOf(name: AccountName) {
  const { version: _version, fieldVersions: _fields, lastSaves: _saves, ...state } = await world.find(name);
  return state;
}

const bands = (high: number) => [{ low: cents(0), high: cents(high), percentage: basisPoints(10_00) }];

describe('restoring an account from its history', () => {
  it.each<{ of: string; on?: AccountName; before?: Fields; fields: Fields }>([
    { of: 'a setting with a value before', before: { showPrices: false }, fields: { showPrices: true } },
    { of: 'a setting that was a default, which it is again', fields: { showPrices: false } },
    { of: 'a setting that was given back', before: { color1: '112233' }, fields: { reset: [118] } },
    { of: 'an empty value', before: { emailRecipients: [] }, fields: { emailRecipients: ['a@example.com'] } },
    {
      of: 'name, number and address',
      before: { storeNumber: '6', city: 'Aspen' },
      fields: { companyName: 'Summit Auto', storeNumber: '7', city: 'Boulder' },
    },
    {
      of: 'the margins of one line of business',
      before: { margins: { aftermarket: bands(100), salvage: bands(300) } },
      fields: { margins: { aftermarket: bands(200) } },
    },
    { of: 'the margins of both', fields: { margins: { aftermarket: bands(200), salvage: [] } } },
    {
      of: 'a field of two settings',
      before: { shippingCalculationMethod: 2, shippingCalculationAmount: cents(500) },
      fields: { shippingCalculationMethod: 3, shippingCalculationAmount: cents(700) },
    },
    { of: 'a field of two settings that was a default', fields: { shippingCalculationMethod: 1 } },
    {
      of: 'marks',
      before: { inheritedFields: [135, 140], changeableFields: [140] },
      fields: { inheritedFields: [140], changeableFields: [] },
    },
    { of: 'being active', on: 'east', fields: { active: false } },
    { of: 'an odd name of the wire', fields: { nationalSearch: true, linesOfBusiness: ['salvage'] } },
  ])('brings back $of', async ({ on = 'summit', before, fields }) => {
    if (before) await change('provider', on, before);
    const former = await stateOf(on);
    await change('provider', on, fields);
    const changed = await stateOf(on);
    expect(changed).not.toEqual(former);
    const entry = await newest(on);
    expect(entry).toMatchObject({ action: 'changed', mayRestore: true });
    (await restore('provider', entry?.id ?? '')).output();
    expect({ ...(await stateOf(on)), deactivations: changed.deactivations }).toEqual({
      ...former,
      deactivations: changed.deactivations,
    });
    expect(await newest(on)).toMatchObject({ action: 'restored', mayRestore: true });
  });

  it('leaves what others have changed since', async () => {
    await change('summit', 'summit', { showPrices: false });
    const entry = await newest('summit');
    await change('provider', 'summit', { storeNumber: '7' });
    (await restore('summit', entry?.id ?? '')).output();
    expect(await world.find('summit')).toMatchObject({ storeNumber: '7', settings: {} });
  });

  it('by one key is one save', async () => {
    await change('summit', 'summit', { showPrices: false });
    const entry = await newest('summit');
    const key = randomUUID();
    for (let times = 0; times < 3; times += 1) (await restore('summit', entry?.id ?? '', key)).output();
    expect((await world.find('summit')).version).toBe(3);
    expect(await historyOf('summit')).toHaveLength(2);
  });

  it('is refused where a save of the same would be, and the provider sees the attempt', async () => {
    await change('provider', 'summit', { minimumCoreCharge: cents(500) });
    const entry = await newest('summit');
    const before = await world.find('summit');
    const { status, errors } = await restore('summit', entry?.id ?? '');
    expect([status, errors]).toEqual([403, 'Unauthorized']);
    expect(await world.find('summit')).toEqual(before);
    expect((await historyOf('summit')).map(({ action }) => action)).toEqual(['refused', 'changed']);
    expect((await historyOf('summit', 'summit')).map(({ action }) => action)).toEqual(['changed']);
  });

  it.each(['summit', 'east'] as const)('of a foreign account is 404 to %s', async (by) => {
    await change('provider', 'northside', { showPrices: false });
    const entry = await newest('northside');
    const before = await world.find('northside');
    const { status, errors } = await restore(by, entry?.id ?? '');
    expect([status, errors]).toEqual([404, 'Unauthorized']);
    expect(await world.find('northside')).toEqual(before);
  });

  it('is not offered for values that were too long to be kept', async () => {
    const long = Array.from({ length: 1900 }, (_, index) => `LINE-${String(index).padStart(6, '0')}`);
    await change('provider', 'summit', { aftermarketExclusions: long });
    await change('provider', 'summit', { aftermarketExclusions: ['AB'] });
    const entry = await newest('summit');
    expect(entry?.mayRestore).toBe(false);
    expect((await restore('provider', entry?.id ?? '')).status).toBe(404);
  });

  it('is not offered for the record of a customer, which files write too', async () => {
    const record = {
      accountId: IDS.summit,
      lineOfBusinessKey: 'aftermarket',
      customerNumber: 'A-17',
      version: 0,
    } as const;
    (await (await world.as('provider')).call(accountsContract.saveCustomer, { body: record })).output();
    const entry = await newest('summit');
    expect(entry).toMatchObject({ action: 'changed', mayRestore: false });
    expect((await restore('provider', entry?.id ?? '')).status).toBe(404);
  });

  it('shows lists as a person reads them, and other settings as the text that the form reads', async () => {
    await change('provider', 'summit', { margins: { salvage: bands(100) }, emailRecipients: ['a@b.com', 'c@d.com'] });
    const { changes = [] } = (await newest('summit')) ?? {};
    expect(changes).toEqual([
      { field: 'Margins.Salvage', before: null, after: '[{"Low":0,"High":1,"Percentage":10}]' },
      { field: 'EmailRecipients', before: null, after: 'a@b.com, c@d.com' },
    ]);
  });
});
