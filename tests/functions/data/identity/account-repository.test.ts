import { beforeEach, describe, expect, it } from 'vitest';
import {
  type AccountRepository,
  accountRepository,
  type NewAccount,
} from '#functions/data/identity/account-repository.ts';
import { type WebsiteRepository, websiteRepository } from '#functions/data/identity/website-repository.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import { ACCOUNT_TEXTS } from '#shared/texts/session/account-texts.ts';
import { anAccount } from '../../../builders/accounts.ts';
import { provider } from '../../../builders/people.ts';
import { testTable } from '../../../support/test-table.ts';

function aNewAccount(overrides: Partial<NewAccount> = {}): NewAccount {
  const { id: _id, isActive: _active, version: _version, ...account } = anAccount();
  return { ...account, ...overrides };
}

let accounts: AccountRepository;
let websites: WebsiteRepository;
let summit: Account;
beforeEach(async () => {
  const table = await testTable();
  accounts = accountRepository(table);
  websites = websiteRepository(table);
  await accounts.createProvider(aNewAccount({ companyName: 'Parts Provider' }));
  summit = await accounts.create(provider, aNewAccount());
});

const parentAdmin = () => ({ accountId: summit.id, userId: 'u1', level: 1 }) as const;
const aNewChild = (companyName: string) => aNewAccount({ parentId: summit.id, companyName });

describe('the first accounts of a table', () => {
  it('are the provider with number 1, then the others', async () => {
    expect(await accounts.find(provider, 1)).toMatchObject({ companyName: 'Parts Provider', isActive: true });
    expect(summit.id).toBe(2);
  });

  it('have one provider, whoever tries again', async () => {
    await accounts.createProvider(aNewAccount({ companyName: 'Another Provider' }));
    expect(await accounts.find(provider, 1)).toMatchObject({ companyName: 'Parts Provider' });
  });

  it('have no provider whose default website does not exist, for its emails would lead nowhere', async () => {
    const fresh = accountRepository(await testTable());
    const given = aNewAccount({ companyName: 'Parts Provider', settings: { defaultWebsiteId: 999 } });
    await expect(fresh.createProvider(given)).rejects.toMatchObject({
      code: 'invalid_input',
      message: ACCOUNT_TEXTS.noSuchWebsite,
    });
    expect(await fresh.find(provider, 1)).toBeUndefined();
  });

  it('have a provider though others came before', async () => {
    const late = accountRepository(await testTable());
    expect((await late.create(provider, aNewAccount())).id).toBe(2);
    await late.createProvider(aNewAccount({ companyName: 'Parts Provider' }));
    expect((await late.create(provider, aNewAccount({ companyName: 'Next' }))).id).toBe(3);
  });
});

describe('creating an account', () => {
  it('keeps what was given', async () => {
    const given = aNewAccount({ companyName: 'Northside Fleet', settings: { color1: '112233' }, storeNumber: '7' });
    const { id } = await accounts.create(provider, given);
    expect(await accounts.find(provider, id)).toEqual({ ...given, id, isActive: true, version: 1 });
  });

  it.each(['Summit Collision', ' SUMMIT  collision '])('refuses "%s", which exists', async (companyName) => {
    await expect(accounts.create(provider, aNewAccount({ companyName }))).rejects.toMatchObject({
      code: 'conflict',
      message: 'Company Name already exists',
    });
  });

  it('lets two parents have children of one name', async () => {
    const other = await accounts.create(provider, aNewAccount({ companyName: 'Northside Fleet' }));
    await accounts.create(provider, aNewChild('East'));
    const twin = await accounts.create(provider, aNewAccount({ parentId: other.id, companyName: 'East' }));
    expect(twin.parentId).toBe(other.id);
  });

  it('of one name at once makes one account', async () => {
    const attempts = Array.from({ length: 8 }, () => accounts.create(provider, aNewAccount({ companyName: 'Rivals' })));
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await accounts.list(provider)).filter(({ companyName }) => companyName === 'Rivals')).toHaveLength(1);
  });

  const noSuchParent = 'The parent must be an active account that has no parent of its own.';
  it.each([
    { parentId: async () => 1, why: 'the provider is nobody’s parent' },
    { parentId: async () => 99, why: 'there is no such account' },
    { parentId: async () => (await accounts.create(provider, aNewChild('East'))).id, why: 'a child has no children' },
    { parentId: async () => (await accounts.deactivate(provider, summit.id)).id, why: 'the parent is deactivated' },
  ])('is refused where $why', async ({ parentId }) => {
    const given = aNewAccount({ parentId: await parentId(), companyName: 'Under' });
    await expect(accounts.create(provider, given)).rejects.toMatchObject({
      code: 'invalid_input',
      message: noSuchParent,
    });
  });

  it('is a parent’s to do, under itself only', async () => {
    const { id } = await accounts.create(parentAdmin(), aNewChild('East'));
    expect(await accounts.find(parentAdmin(), id)).toMatchObject({ companyName: 'East' });
    await expect(accounts.create(parentAdmin(), aNewAccount({ companyName: 'Top' }))).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  it.each([2, 3] as const)('is not for level %i', async (level) => {
    const scope = { ...parentAdmin(), level };
    await expect(accounts.create(scope, aNewChild('East'))).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('refuses what the rules refuse', async () => {
    await expect(accounts.create(provider, aNewAccount({ companyName: 'X', orderProcessType: 2 }))).rejects.toThrow(
      'Only a child account can have its parent complete its orders.',
    );
  });
});

describe('finding an account', () => {
  it.each([
    { scope: { accountId: 2, level: 1 }, finds: true, why: 'it is the parent’s child' },
    { scope: { accountId: 3, level: 3 }, finds: true, why: 'it is one’s own' },
    { scope: { accountId: 2, level: 2 }, finds: false, why: 'level 2 reaches its own only' },
    { scope: { accountId: 4, level: 1 }, finds: false, why: 'another parent has other children' },
  ] as const)('answers $finds, as $why', async ({ scope, finds }) => {
    const { id } = await accounts.create(provider, aNewChild('East'));
    const found = await accounts.find({ ...scope, userId: 'u1' }, id);
    expect(found?.id).toBe(finds ? id : undefined);
  });

  it('works by company name, in any case', async () => {
    const east = await accounts.create(provider, aNewChild('East'));
    expect(await accounts.findByCompanyName(provider, summit.id, ' EAST')).toEqual(east);
    expect(await accounts.findByCompanyName(provider, undefined, 'East')).toBeUndefined();
  });
});

describe('listing accounts', () => {
  beforeEach(async () => {
    await accounts.create(provider, aNewChild('West'));
    await accounts.create(provider, aNewChild('east'));
  });
  const namesFor = async (scope: Parameters<AccountRepository['list']>[0]) =>
    (await accounts.list(scope)).map(({ companyName }) => companyName);

  it('gives the provider all, top-level accounts first, each by name', async () => {
    expect(await namesFor(provider)).toEqual(['Parts Provider', 'Summit Collision', 'east', 'West']);
  });

  it('gives a parent its children', async () => {
    expect(await namesFor(parentAdmin())).toEqual(['east', 'West']);
  });

  it('gives nobody else anything', async () => {
    expect(await namesFor({ ...parentAdmin(), level: 2 })).toEqual([]);
  });
});

describe('changing an account', () => {
  it('keeps the change, with the next version', async () => {
    await accounts.change(provider, summit.id, (account) => ({ ...account, settings: { showPrices: false } }));
    expect(await accounts.find(provider, summit.id)).toEqual({
      ...summit,
      settings: { showPrices: false },
      fieldVersions: { 135: 2 },
      version: 2,
    });
  });

  it('loses none of many at once', async () => {
    const addCode = (code: number) =>
      accounts.change(provider, summit.id, (account) => ({
        ...account,
        inheritedFields: [...account.inheritedFields, code],
      }));
    await Promise.all([101, 102, 103, 104, 105].map(addCode));
    const { inheritedFields = [], version } = (await accounts.find(provider, summit.id)) ?? {};
    expect([inheritedFields.toSorted(), version]).toEqual([[101, 102, 103, 104, 105], 6]);
  });

  const rename = (id: number, companyName: string) =>
    accounts.change(provider, id, (account) => ({ ...account, companyName }));

  it('of the name frees the one before', async () => {
    await rename(summit.id, 'Summit Auto Body');
    const heir = await accounts.create(provider, aNewAccount({ companyName: 'Summit Collision' }));
    expect(await accounts.findByCompanyName(provider, undefined, 'summit collision')).toEqual(heir);
    expect((await accounts.findByCompanyName(provider, undefined, 'Summit Auto Body'))?.id).toBe(summit.id);
  });

  it('of the name to a taken one changes nothing', async () => {
    await accounts.create(provider, aNewAccount({ companyName: 'Northside Fleet' }));
    await expect(rename(summit.id, 'NORTHSIDE FLEET')).rejects.toThrow('Company Name already exists');
    expect(await accounts.find(provider, summit.id)).toEqual(summit);
  });

  it('to one new name twice at once is one change', async () => {
    const renames = Array.from({ length: 3 }, () => rename(summit.id, 'Summit Auto Body'));
    expect(await Promise.all(renames)).toHaveLength(3);
    expect((await accounts.findByCompanyName(provider, undefined, 'Summit Auto Body'))?.id).toBe(summit.id);
  });

  it('of the case of the name is no other name', async () => {
    expect(await rename(summit.id, 'SUMMIT Collision')).toMatchObject({ companyName: 'SUMMIT Collision', version: 2 });
  });

  it('does not move it elsewhere', async () => {
    const moved = await accounts.change(provider, summit.id, (account) => ({ ...account, id: 77, parentId: 1 }));
    expect(moved).toMatchObject({ id: summit.id, parentId: undefined });
  });

  it('hands the rule the parent', async () => {
    const east = await accounts.create(provider, aNewChild('East'));
    const changed = await accounts.change(provider, east.id, (account, parent) => ({
      ...account,
      storeNumber: parent?.companyName,
    }));
    expect(changed.storeNumber).toBe('Summit Collision');
  });

  it('is refused for a foreign and for a missing account alike', async () => {
    const stranger = { accountId: 50, userId: 'u1', level: 1 } as const;
    for (const id of [summit.id, 99]) {
      await expect(accounts.change(stranger, id, (account) => account)).rejects.toMatchObject({
        code: 'not_found',
        message: 'Unauthorized',
      });
    }
  });

  it('shows in the lists', async () => {
    await rename(summit.id, 'Summit Auto Body');
    expect(await accounts.list(provider)).toContainEqual(expect.objectContaining({ companyName: 'Summit Auto Body' }));
  });
});

describe('deactivating', () => {
  it('keeps the account, inactive', async () => {
    await accounts.deactivate(provider, summit.id);
    expect(await accounts.find(provider, summit.id)).toMatchObject({
      isActive: false,
      companyName: 'Summit Collision',
    });
  });

  it('is counted each time, and no change undoes it, so that sessions of before stay ended (decision A3)', async () => {
    expect((await accounts.deactivate(provider, summit.id)).deactivations).toBe(1);
    const reopened = (account: Account): Account => ({ ...account, isActive: true, deactivations: 0 });
    expect((await accounts.change(provider, summit.id, reopened)).deactivations).toBe(1);
    expect((await accounts.deactivate(provider, summit.id)).deactivations).toBe(2);
  });

  it('is not for the provider', async () => {
    await expect(accounts.deactivate(provider, 1)).rejects.toThrow('The provider can’t be deactivated.');
  });
});

describe('the default website of an account', () => {
  const siteOf = async (accountId: number, host: string) =>
    (await websites.create(provider, { accountId, name: host, host, url: `http://${host}`, isDefault: true })).id;
  const choose = (id: number, defaultWebsiteId: number) =>
    accounts.change(provider, id, (account) => ({ ...account, settings: { ...account.settings, defaultWebsiteId } }));

  it('is its own, or its parent’s', async () => {
    const child = await accounts.create(provider, aNewChild('Summit East'));
    const id = await siteOf(summit.id, 'summit.localhost');
    expect((await choose(summit.id, id)).settings.defaultWebsiteId).toBe(id);
    expect((await choose(child.id, id)).settings.defaultWebsiteId).toBe(id);
  });

  it.each([
    { of: 'another tenant', siteFor: (other: Account) => siteOf(other.id, 'other.localhost') },
    { of: 'nobody', siteFor: async () => 999 },
  ])('is refused where it is one of $of, for an account that is there and for a new one', async ({ siteFor }) => {
    const other = await accounts.create(provider, aNewAccount({ companyName: 'Northside' }));
    const child = await accounts.create(provider, aNewChild('Summit East'));
    const defaultWebsiteId = await siteFor(other);
    const isRefused = { code: 'invalid_input', message: ACCOUNT_TEXTS.noSuchWebsite };
    for (const { id } of [summit, child]) await expect(choose(id, defaultWebsiteId)).rejects.toMatchObject(isRefused);
    const created = accounts.create(provider, { ...aNewChild('Summit West'), settings: { defaultWebsiteId } });
    await expect(created).rejects.toMatchObject(isRefused);
    expect((await accounts.find(provider, summit.id))?.settings.defaultWebsiteId).toBeUndefined();
  });

  it('that was removed meanwhile hinders no other change', async () => {
    const id = await siteOf(summit.id, 'summit.localhost');
    await choose(summit.id, id);
    await websites.remove(provider, id);
    const changed = await accounts.change(provider, summit.id, (account) => ({ ...account, storeNumber: '7' }));
    expect(changed.storeNumber).toBe('7');
  });
});
