import { beforeEach, describe, expect, it } from 'vitest';
import { customerRepository } from '#functions/data/identity/customer-repository.ts';
import { userRepository } from '#functions/data/identity/user-repository.ts';
import { websiteRepository } from '#functions/data/identity/website-repository.ts';
import { type AccountChangeBody, accountsContract } from '#shared/contracts/accounts.ts';
import { ACCOUNT_DEFAULTS } from '#shared/rules/accounts/account-defaults.ts';
import { ACCOUNT_SAVE_TEXTS } from '#shared/texts/admin/account-save-texts.ts';
import { ERROR_TEXTS } from '#shared/texts/base/error-texts.ts';
import { ACCOUNT_TEXTS } from '#shared/texts/session/account-texts.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { basisPoints, cents } from '#shared/values/money.ts';
import { aCustomer } from '../../builders/customers.ts';
import { aNewUser, provider } from '../../builders/people.ts';
import {
  type AccountName,
  type AdministratorName,
  accountAdministration,
  IDS,
} from '../../support/account-administration.ts';

const { changeAccount, getAccount, getEffects } = accountsContract;
type Fields = Omit<AccountChangeBody, 'id' | 'version'>;

let world: Awaited<ReturnType<typeof accountAdministration>>;
beforeEach(async () => {
  world = await accountAdministration();
});

async function change(by: AdministratorName, name: AccountName, fields: Fields, version?: number, key?: string) {
  const seen = version ?? (await world.find(name)).version;
  const body = { id: IDS[name], version: seen, ...fields };
  return (await world.as(by)).call(changeAccount, { body }, key === undefined ? {} : { idempotencyKey: key });
}
const faultsIn = (text: string) => (JSON.parse(text) as { errors: { path: string; message: string }[] }).errors;
const historyOf = (name: AccountName) =>
  world.history.ofThing(provider, 'account', String(IDS[name]), { skip: 0, take: 50 });

describe('a save', () => {
  it('changes what it names and nothing else, and says what the account is now', async () => {
    await world.set('summit', { settings: { showPrices: false, color1: '112233' } });
    const before = await world.find('summit');
    const view = (await change('summit', 'summit', { color1: '445566' })).output();
    expect(view).toMatchObject({ color1: '445566', showPrices: false, version: before.version + 1 });
    expect(await world.find('summit')).toEqual({
      ...before,
      settings: { showPrices: false, color1: '445566' },
      version: before.version + 1,
      fieldVersions: { ...before.fieldVersions, 118: before.version + 1 },
    });
  });

  it('makes an empty value an own one, and Reset takes the default over again', async () => {
    await world.set('summit', { settings: { emailRecipients: ['a@example.com'] } });
    const empty = (await change('summit', 'summit', { emailRecipients: [] })).output();
    expect([empty.own.emailRecipients, sourceOf(empty, 143)]).toEqual([[], 'own']);
    const reset = (await change('summit', 'summit', { reset: [143] })).output();
    expect([reset.own.emailRecipients, sourceOf(reset, 143)]).toEqual([undefined, 'default']);
  });

  it('of one half of a field takes the other half along that counts now', async () => {
    await world.set('summit', { inheritedFields: [111], changeableFields: [111] });
    await world.set('summit', { settings: { shippingCalculationMethod: 2, shippingCalculationAmount: cents(500) } });
    await change('provider', 'east', { shippingCalculationAmount: cents(900) });
    expect((await world.find('east')).settings).toEqual({
      shippingCalculationMethod: 2,
      shippingCalculationAmount: 900,
    });
  });

  it('keeps the margins of the other line of business', async () => {
    const bands = [{ low: cents(0), high: cents(100_00), percentage: basisPoints(10_00) }];
    await change('summit', 'summit', { margins: { aftermarket: bands } });
    await change('summit', 'summit', { margins: { salvage: [] } });
    expect((await world.find('summit')).settings).toEqual({ aftermarketMargins: bands, salvageMargins: [] });
  });

  it('stores a name and an address in their stored form', async () => {
    const fields = { companyName: '  Peak  Auto ', storeNumber: ' 7 ', state: 'co', postalCode: '80203-1234' };
    const view = (await change('provider', 'summit', fields)).output();
    expect(view).toMatchObject({ companyName: 'Peak  Auto', storeNumber: '7', state: 'CO', city: 'Denver' });
    expect((await change('provider', 'summit', { storeNumber: '' })).output().storeNumber).toBe('');
    expect(await world.find('summit')).not.toHaveProperty('storeNumber');
  });

  it('that changes nothing makes no version and no history', async () => {
    await world.set('summit', { settings: { showPrices: false } });
    const before = await world.find('summit');
    expect((await change('summit', 'summit', { showPrices: false, companyName: before.companyName })).status).toBe(200);
    expect(await world.find('summit')).toEqual(before);
    expect(await historyOf('summit')).toEqual([]);
  });

  it('takes every line of business for All, and writes their keys', async () => {
    const visitor = await world.as('provider');
    const { version } = await world.find('summit');
    const body = JSON.stringify({ Id: IDS.summit, Version: version, LinesOfBusiness: 'All', NationalSearch: true });
    const init = { method: 'PUT', headers: { 'content-type': 'application/json' }, body };
    const answer = JSON.parse((await visitor.send('/api/account', init)).text);
    expect(answer).toMatchObject({ NationalSearchs: true, isNationalSearch: true, isFleet: false });
    expect((await world.find('summit')).settings).toMatchObject({ linesOfBusiness: ['aftermarket', 'salvage'] });
  });
});

const sourceOf = (view: { fields: readonly { code: number; source: string }[] }, code: number) =>
  view.fields.find((field) => field.code === code)?.source;

describe('a save is refused, and changes nothing:', () => {
  const band = (low: number, high: number) => ({ low: cents(low), high: cents(high), percentage: basisPoints(1_00) });
  const [first] = ACCOUNT_DEFAULTS.majorWarranty;
  const cases: readonly (readonly [fields: Fields, faults: readonly (readonly [path: string, message: string])[]])[] = [
    [
      { margins: { aftermarket: [band(100, 200), band(0, 100)] } },
      [
        ['Margins', 'Margins were reorganized.'],
        ['Margins.Aftermarket', 'Aftermarket margins were reorganized. Please review.'],
      ],
    ],
    [
      { margins: { salvage: [band(10, 100)] } },
      [
        ['Margins', 'Margins were reorganized.'],
        ['Margins.Salvage', 'Salvage margins were reorganized. Please review.'],
      ],
    ],
    [{ majorWarranty: first ? [first, first] : [] }, [['MajorWarranty', 'This warranty already exists.']]],
    [
      {
        customerServiceHours: {
          ...ACCOUNT_DEFAULTS.customerServiceHours,
          monday: { active: true, open: '', close: '' },
        },
      },
      [['CustomerServiceHours', 'All active customer service hours must have dates.']],
    ],
    [{ minimumCoreCharge: cents(-1) }, [['MinimumCoreCharge', ACCOUNT_TEXTS.coreMinimumOutOfBounds]]],
    [{ companyName: '  ' }, [['CompanyName', 'Company Name is required']]],
    [{ city: '' }, [['City', 'City is required']]],
    [{ postalCode: 'ABC' }, [['PostalCode', 'Your address does not appear to be valid']]],
    [{ orderProcessType: 2 }, [['OrderProcessType', ACCOUNT_TEXTS.processTypeOfChild]]],
    [{ changeableFields: [101] }, [['ChangableFields', ACCOUNT_TEXTS.fieldNotMarkable]]],
    [{ reset: [200] }, [['Reset', ACCOUNT_SAVE_TEXTS.notResettable]]],
    [{ reset: [999] }, [['Reset', ACCOUNT_SAVE_TEXTS.notResettable]]],
    [{ reset: [135], showPrices: true }, [['Reset', ACCOUNT_SAVE_TEXTS.setAndReset]]],
  ];
  it.each(cases)('%j', async (fields, faults) => {
    const before = await world.find('summit');
    const { status, errors, text } = await change('provider', 'summit', fields);
    expect([status, errors]).toEqual([400, ERROR_TEXTS.invalidRequest]);
    expect(faultsIn(text)).toEqual(faults.map(([path, message]) => ({ path, message })));
    expect(await world.find('summit')).toEqual(before);
    const { version } = before;
    const body = { id: IDS.summit, version, ...fields };
    const effects = await (await world.as('provider')).call(getEffects, { body });
    expect(faultsIn(effects.text)).toEqual(faultsIn(text));
  });

  it.each([
    { fields: { companyName: 'northside  FLEET' }, status: 409, text: 'Company Name already exists' },
    { fields: { defaultWebsiteId: 77 }, status: 400, text: ACCOUNT_TEXTS.noSuchWebsite },
    { fields: { reset: [142] }, status: 403, text: SESSION_TEXTS.unauthorized },
  ] as const)('$fields: $text', async ({ fields, status, text }) => {
    const before = await world.find('summit');
    const answer = await change('provider', 'summit', {
      ...fields,
      reset: [...('reset' in fields ? fields.reset : [])],
    });
    expect([answer.status, answer.errors]).toEqual([status, text]);
    expect(await world.find('summit')).toEqual(before);
    const body = { id: IDS.summit, version: before.version, ...fields, reset: 'reset' in fields ? [142] : [] };
    const effects = await (await world.as('provider')).call(getEffects, { body });
    expect([effects.status, effects.errors]).toEqual([status, text]);
  });

  it('one field among many that may not be changed', async () => {
    const before = await world.find('summit');
    const answer = await change('summit', 'summit', { showPrices: false, type: 'Fleet', color1: '112233' });
    expect([answer.status, answer.errors]).toEqual([403, SESSION_TEXTS.unauthorized]);
    expect(await world.find('summit')).toEqual(before);
  });

  it('lists that the table can’t keep together', async () => {
    const codes = Array.from({ length: 2000 }, (_, index) => String(index).padStart(40, 'X'));
    const list = Array.from({ length: 1000 }, (_, index) => String(index).padStart(200, 'X'));
    await change('provider', 'summit', { aftermarketExclusions: codes, salvageExclusions: codes });
    const before = await world.find('summit');
    const answer = await change('provider', 'summit', { poValidation: { method: 'list', pattern: '', list } });
    expect([answer.status, answer.errors]).toEqual([400, ACCOUNT_SAVE_TEXTS.tooLarge]);
    expect(await world.find('summit')).toEqual(before);
  });

  it('the same name under another parent is none of the same', async () => {
    expect((await change('provider', 'north', { companyName: 'Summit East' })).status).toBe(200);
    expect((await change('summit', 'west', { companyName: 'Summit East' })).status).toBe(409);
  });
});

describe('two saves of one version', () => {
  it('are merged if they change different fields', async () => {
    const { version } = await world.find('summit');
    await change('provider', 'summit', { showPrices: false, type: 'Fleet' }, version);
    const view = (await change('summit', 'summit', { showMargins: false }, version)).output();
    expect(view).toMatchObject({ showPrices: false, type: 'Fleet', showMargins: false });
  });

  it.each<{ first: Fields; second: Fields; paths: readonly string[] }>([
    { first: { showPrices: false }, second: { showPrices: true, showMargins: false }, paths: ['ShowPrices'] },
    {
      first: { city: 'Aspen' },
      second: { city: 'Boulder' },
      paths: [...'Address1 Address2 City State PostalCode Country'.split(' ')],
    },
    { first: { showPrices: false }, second: { reset: [135] }, paths: ['ShowPrices'] },
    {
      first: { shippingCalculationMethod: 1 },
      second: { shippingCalculationAmount: cents(5) },
      paths: ['ShippingCalculationMethod', 'ShippingCalculationAmount'],
    },
    { first: { margins: { salvage: [] } }, second: { reset: [102] }, paths: ['Margins.Salvage'] },
    {
      first: { inheritedFields: [101] },
      second: { inheritedFields: [102] },
      paths: ['InheritedFields', 'ChangableFields'],
    },
  ])('are a conflict if both change $paths', async ({ first, second, paths }) => {
    const { version } = await world.find('summit');
    expect((await change('provider', 'summit', first, version)).status).toBe(200);
    const before = await world.find('summit');
    const { status, errors, text } = await change('provider', 'summit', second, version);
    expect([status, errors]).toEqual([409, 'Someone else has changed this. Please try again.']);
    expect(faultsIn(text)).toEqual(paths.map((path) => ({ path, message: ACCOUNT_TEXTS.changedElsewhere })));
    expect(await world.find('summit')).toEqual(before);
  });

  it('are no conflict if both make the same of it', async () => {
    const { version } = await world.find('summit');
    await change('provider', 'summit', { showPrices: false }, version);
    expect((await change('summit', 'summit', { showPrices: false }, version)).status).toBe(200);
  });
});

describe('a lost answer', () => {
  it('is asked for again without another version, also after somebody else’s save', async () => {
    const { version } = await world.find('summit');
    const save = () => change('summit', 'summit', { showPrices: false }, version, 'key-of-the-save');
    const [first, second] = [await save(), await save()];
    expect([first.status, second.text]).toEqual([200, first.text]);
    expect((await world.find('summit')).version).toBe(version + 1);
    await change('summit', 'summit', { showPrices: true });
    expect((await save()).output()).toMatchObject({ showPrices: true, version: version + 2 });
    expect(await historyOf('summit')).toHaveLength(2);
  });

  it('with another body is refused', async () => {
    const { version } = await world.find('summit');
    await change('summit', 'summit', { showPrices: false }, version, 'key-of-the-save');
    const other = await change('summit', 'summit', { showPrices: true }, version, 'key-of-the-save');
    expect([other.status, other.errors]).toEqual([409, ERROR_TEXTS.keyRepeated]);
  });
});

describe('the history', () => {
  it('has who changed what, as it is on the wire', async () => {
    await world.set('summit', { settings: { minimumCoreCharge: cents(500) } });
    await change('provider', 'summit', {
      minimumCoreCharge: cents(750),
      margins: { salvage: [{ low: cents(0), high: cents(10_00), percentage: basisPoints(50_00) }] },
      companyName: 'Peak',
      inheritedFields: [101],
    });
    const [entry] = await historyOf('summit');
    expect(entry).toMatchObject({ kind: 'account', name: 'Peak', action: 'changed', accountId: IDS.summit });
    expect(entry?.changes).toEqual([
      { field: 'Margins.Salvage', after: [{ Low: 0, High: 10, Percentage: 50 }] },
      { field: 'MinimumCoreCharge', before: 5, after: 7.5 },
      { field: 'CompanyName', before: 'Summit Collision', after: 'Peak' },
      { field: 'InheritedFields', before: [], after: [101] },
    ]);
    expect(entry?.by.userId).toBe('provider-admin');
  });

  it('has refused attempts too, but not those of a dry run or of strangers', async () => {
    await change('east', 'east', { companyName: 'Mine' });
    await change('east', 'west', { city: 'Aspen' });
    const { version } = await world.find('east');
    const body = { id: IDS.east, version, companyName: 'Mine' };
    await (await world.as('east')).call(getEffects, { body });
    expect(await historyOf('east')).toMatchObject([
      {
        action: 'refused',
        name: 'Summit East',
        changes: [{ field: 'CompanyName', before: 'Summit East', after: 'Mine' }],
      },
    ]);
    expect(await historyOf('west')).toEqual([]);
  });

  it('does not keep what would not fit', async () => {
    const list = Array.from({ length: 900 }, (_, index) => `PO ${index} of a long list of orders`);
    await change('provider', 'summit', { poValidation: { method: 'list', pattern: '', list } });
    const [entry] = await historyOf('summit');
    expect(entry?.changes).toEqual([{ field: 'POValidation', after: '(too long to be kept)' }]);
  });
});

it('a deactivated account can be changed and comes back, and its people have to sign in again', async () => {
  await change('summit', 'east', { active: false });
  expect(await world.find('east')).toMatchObject({ isActive: false, deactivations: 1 });
  expect((await change('summit', 'east', { city: 'Aspen' })).output()).toMatchObject({ active: false, city: 'Aspen' });
  await change('summit', 'east', { active: true });
  expect(await world.find('east')).toMatchObject({ isActive: true, deactivations: 1 });
});

describe('the view of an account', () => {
  const viewOf = async (by: AdministratorName, name: AccountName) =>
    (await (await world.as(by)).call(getAccount, { params: { id: String(IDS[name]) } })).output();

  it('tells where each value comes from, and how many children differ', async () => {
    await world.set('summit', {
      settings: { requireFitment: true },
      inheritedFields: [128, 135],
      changeableFields: [128],
    });
    await world.set('east', { settings: { requireFitment: false, showPrices: false } });
    const [parent, child] = [await viewOf('summit', 'summit'), await viewOf('summit', 'east')];
    const field = (view: typeof parent, code: number) => view.fields.find((one) => one.code === code);
    expect(field(parent, 128)).toEqual({
      code: 128,
      source: 'own',
      sourceId: IDS.summit,
      mayChange: true,
      why: null,
      isHandedDown: true,
      isChangable: true,
      mayMark: true,
      children: { total: 2, own: 1 },
    });
    expect(field(parent, 135)?.children, 'an own value that does not count').toEqual({ total: 2, own: 0 });
    expect(field(child, 128)).toMatchObject({ source: 'own', sourceId: IDS.east, mayChange: true });
    expect(field(child, 135)).toMatchObject({
      source: 'default',
      mayChange: false,
      why: 'handed down',
      isHandedDown: true,
    });
    expect(child).toMatchObject({ parentId: IDS.summit, parentName: 'Summit Collision', showPrices: true });
    expect(child.own).toEqual({ requireFitment: false, showPrices: false });
  });

  it.each([
    { by: 'provider', name: 'summit', may: true },
    { by: 'provider', name: 'provider', may: false },
    { by: 'summit', name: 'summit', may: false },
    { by: 'summit', name: 'east', may: true },
    { by: 'east', name: 'east', may: false },
  ] as const)('of $name lets $by deactivate it: $may', async ({ by, name, may }) => {
    expect((await viewOf(by, name)).mayDeactivate).toBe(may);
  });

  it('has the customer numbers, the websites of the account and its parent, and whom to ask', async () => {
    const websites = websiteRepository(world.table);
    const site = (accountId: number, host: string) =>
      websites.create(provider, { accountId, name: host, host, url: `https://${host}` }).then(({ website }) => website);
    const own = await site(IDS.summit, 'summit.example');
    await site(IDS.northside, 'northside.example');
    await customerRepository(world.table).save(aCustomer({ accountId: IDS.east, customerNumber: 'C77' }));
    for (const [userId, accountId] of [
      ['staff', IDS.provider],
      ['boss', IDS.summit],
      ['peer', IDS.east],
    ] as const) {
      const email = `${userId}@example.com`;
      const given = aNewUser({
        userId,
        accountId,
        type: 1,
        firstName: 'The',
        lastName: userId,
        userName: email,
        email,
      });
      await userRepository(world.table).create(provider, given, 'no password has this hash');
    }
    const [byProvider, byParent, byChild] = [
      await viewOf('provider', 'east'),
      await viewOf('summit', 'east'),
      await viewOf('east', 'east'),
    ];
    expect(byChild.websites).toEqual([{ id: own.id, name: 'summit.example' }]);
    expect([byChild.aftermarketCustomerNumber, byChild.salvageCustomerNumber]).toEqual(['C77', '']);
    expect([byProvider.ask, byParent.ask, byChild.ask]).toEqual([
      { provider: [], parent: [] },
      { provider: ['The staff'], parent: [] },
      { provider: ['The staff'], parent: ['The boss'] },
    ]);
    const saved = (await change('provider', 'summit', { defaultWebsiteId: own.id })).output();
    expect(saved).toMatchObject({ defaultWebsiteId: own.id });
  });

  it('has the caller’s address', async () => {
    expect((await viewOf('summit', 'summit')).yourAddress).toMatch(/^[\d.]+$/);
  });
});
