import { beforeEach, describe, expect, it } from 'vitest';
import { accountsContract, type NewAccountBody } from '#shared/contracts/accounts.ts';
import { ACCOUNT_SAVE_TEXTS } from '#shared/texts/admin/account-save-texts.ts';
import { ERROR_TEXTS } from '#shared/texts/base/error-texts.ts';
import { ACCOUNT_TEXTS } from '#shared/texts/session/account-texts.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { provider } from '../../builders/people.ts';
import { type AdministratorName, accountAdministration, IDS } from '../../support/account-administration.ts';
import { storedItems } from '../../support/stored-items.ts';

const { createAccount, getAccount } = accountsContract;
const NEW = {
  companyName: 'Summit North',
  address1: '9 High St',
  city: 'Golden',
  state: 'CO',
  postalCode: '80401',
} as const satisfies NewAccountBody;

let world: Awaited<ReturnType<typeof accountAdministration>>;
beforeEach(async () => {
  world = await accountAdministration();
});
const create = async (by: AdministratorName, body: NewAccountBody, key = 'key-of-the-creation') =>
  (await world.as(by)).call(createAccount, { body }, { idempotencyKey: key });

describe('who creates where (admin 6)', () => {
  it.each([
    { by: 'provider', parentId: undefined, made: null, why: 'a top-level account' },
    { by: 'provider', parentId: null, made: null, why: 'a top-level account' },
    { by: 'provider', parentId: IDS.northside, made: IDS.northside, why: 'the provider creates anywhere' },
    { by: 'summit', parentId: undefined, made: IDS.summit, why: 'under its own' },
    { by: 'summit', parentId: IDS.summit, made: IDS.summit, why: 'under its own' },
  ] as const)('$by with parent $parentId: $why', async ({ by, parentId, made }) => {
    const view = (await create(by, { ...NEW, parentId })).output();
    expect(view).toMatchObject({ ...NEW, parentId: made, version: 1, active: true });
    expect(await world.accounts.find(provider, view.id)).toMatchObject({ companyName: 'Summit North', isActive: true });
    const seen = await (await world.as(by)).call(getAccount, { params: { id: String(view.id) } });
    expect(seen.output()).toEqual(view);
  });

  it.each([
    { by: 'summit', parentId: IDS.northside, status: 403, text: SESSION_TEXTS.unauthorized, why: 'it is foreign' },
    { by: 'summit', parentId: IDS.east, status: 403, text: SESSION_TEXTS.unauthorized, why: 'children have none' },
    { by: 'summit', parentId: 999, status: 403, text: SESSION_TEXTS.unauthorized, why: 'as if it were foreign' },
    { by: 'east', parentId: undefined, status: 403, text: SESSION_TEXTS.unauthorized, why: 'level 2 creates none' },
    { by: 'east', parentId: IDS.summit, status: 403, text: SESSION_TEXTS.unauthorized, why: 'level 2 creates none' },
    { by: 'provider', parentId: 999, status: 400, text: ACCOUNT_TEXTS.noSuchParent, why: 'there is none' },
    { by: 'provider', parentId: IDS.east, status: 400, text: ACCOUNT_TEXTS.noSuchParent, why: 'children have none' },
    { by: 'provider', parentId: 1, status: 400, text: ACCOUNT_TEXTS.noSuchParent, why: 'the provider has none' },
  ] as const)('$by not under $parentId, because $why', async ({ by, parentId, status, text }) => {
    const before = await storedItems(world.table);
    const answer = await create(by, { ...NEW, parentId });
    expect([answer.status, answer.errors]).toEqual([status, text]);
    expect(await storedItems(world.table)).toEqual(before);
  });
});

describe('a new account is refused', () => {
  it.each([
    { body: {}, faults: ['Company Name is required', 'Address is required', 'City is required', 'State is required'] },
    { body: { ...NEW, companyName: ' ' }, faults: ['Company Name is required'] },
    { body: { ...NEW, state: 'ZZ' }, faults: ['Your address does not appear to be valid'] },
    { body: { ...NEW, active: false }, faults: [ACCOUNT_SAVE_TEXTS.newIsActive] },
    { body: { ...NEW, orderProcessType: 1 as const }, faults: [ACCOUNT_TEXTS.processTypeOfParent] },
    { body: { ...NEW, ipRestriction: { method: 2 as const, list: [] } }, faults: [ACCOUNT_TEXTS.ipMethodOfChild] },
  ])('$body: $faults', async ({ body, faults }) => {
    const { status, errors, text } = await create('summit', body);
    expect([status, errors]).toEqual([400, ERROR_TEXTS.invalidRequest]);
    const told = (JSON.parse(text) as { errors: { message: string }[] }).errors.map(({ message }) => message);
    expect(told).toEqual(expect.arrayContaining(faults));
  });

  it('when it is to begin inactive as a child, whoever creates it', async () => {
    const { status, text } = await create('provider', { ...NEW, parentId: IDS.northside, active: false });
    expect([status, text]).toEqual([400, expect.stringContaining(ACCOUNT_SAVE_TEXTS.newIsActive)]);
  });

  it('with a name that another child of the parent has', async () => {
    const answer = await create('summit', { ...NEW, companyName: 'SUMMIT  east' });
    expect([answer.status, answer.errors]).toEqual([409, 'Company Name already exists']);
  });

  it.each([
    { type: 'Fleet' as const },
    { color1: '112233' },
    { shippingCalculationMethod: 1 as const },
    { inheritedFields: [101] },
    { cultureName: 'es-US' },
  ])('by a parent with %j, and that is remembered', async (fields) => {
    const answer = await create('summit', { ...NEW, ...fields });
    expect([answer.status, answer.errors]).toEqual([403, SESSION_TEXTS.unauthorized]);
    const [entry] = await world.history.ofThing(provider, 'account', String(IDS.summit), { skip: 0, take: 5 });
    expect(entry).toMatchObject({ action: 'refused', name: 'Summit North' });
    expect(entry?.changes.map(({ field }) => field)).toContain('CompanyName');
  });

  it('with what the parent hands down', async () => {
    await world.set('summit', { inheritedFields: [135] });
    expect((await create('summit', { ...NEW, showPrices: false })).status).toBe(403);
    await world.set('summit', { changeableFields: [135] });
    expect((await create('summit', { ...NEW, showPrices: false })).output()).toMatchObject({ showPrices: false });
  });
});

it('a new top-level account has what the provider gives it', async () => {
  const given = { type: 'Fleet', inheritedFields: [101, 111], changeableFields: [101], storeNumber: '9' } as const;
  const body = { ...NEW, ...given, inheritedFields: [...given.inheritedFields], changeableFields: [101] };
  const view = (await create('provider', body)).output();
  expect(view).toMatchObject({ ...given, isFleet: true, own: { type: 'Fleet' } });
});

it('a repeat makes no second account, and its history begins with its creation', async () => {
  const [first, second] = [await create('summit', NEW), await create('summit', NEW)];
  expect([first.status, second.text]).toEqual([200, first.text]);
  const { id } = first.output();
  const entries = await world.history.ofThing(provider, 'account', String(id), { skip: 0, take: 5 });
  expect(entries).toMatchObject([{ action: 'created', name: 'Summit North' }]);
  expect(entries[0]?.changes).toContainEqual({ field: 'City', before: '', after: 'Golden' });
  const other = await create('summit', { ...NEW, city: 'Aspen' });
  expect([other.status, other.errors]).toEqual([409, ERROR_TEXTS.keyRepeated]);
});

it('a tenant may begin inactive, until the provider opens it (decision B385)', async () => {
  const made = (await create('provider', { ...NEW, active: false })).output();
  expect(made).toMatchObject({ parentId: null, active: false, version: 1 });
  const body = { id: made.id, version: 1, active: true };
  const opened = (await (await world.as('provider')).call(accountsContract.changeAccount, { body })).output();
  expect(opened.active).toBe(true);
  expect((await world.accounts.find(provider, made.id))?.deactivations).toBeUndefined();
});
