import { beforeEach, describe, expect, it } from 'vitest';
import {
  type AccountRepository,
  accountRepository,
  type NewAccount,
} from '#functions/data/identity/account-repository.ts';
import { type WebsiteRepository, websiteRepository } from '#functions/data/identity/website-repository.ts';
import { getItem } from '#functions/data/table/get-item.ts';
import type { Table } from '#functions/data/table/table.ts';
import { putNew } from '#functions/data/table/transact.ts';
import { PROVIDER_ACCOUNT_ID } from '#shared/rules/accounts/level.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import { ACCOUNT_TEXTS } from '#shared/texts/session/account-texts.ts';
import { cents } from '#shared/values/money.ts';
import { anAccount } from '../../../builders/accounts.ts';
import { provider } from '../../../builders/people.ts';
import { testTable } from '../../../support/test-table.ts';

function aNewAccount(overrides: Partial<NewAccount> = {}): NewAccount {
  const { id: _id, isActive: _active, version: _version, ...account } = anAccount();
  return { ...account, ...overrides };
}

let table: Table;
let accounts: AccountRepository;
let websites: WebsiteRepository;
let summit: Account;
beforeEach(async () => {
  table = await testTable();
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
    expect((await accounts.findByCompanyName(provider, undefined, 'parts provider'))?.id).toBe(PROVIDER_ACCOUNT_ID);
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

  it.each([
    { level: 0, accountId: 1, gives: ['east', 'West'], why: 'the provider administers all' },
    { level: 1, accountId: 2, gives: ['east', 'West'], why: 'they are its own' },
    { level: 1, accountId: 9, gives: [], why: 'another parent has other children' },
    { level: 2, accountId: 2, gives: [], why: 'level 2 administers one account' },
  ] as const)(
    'gives level $level of $accountId the children of 2: $gives, as $why',
    async ({ level, accountId, gives }) => {
      const listed = await accounts.childrenOf({ level, accountId, userId: 'u1' }, summit.id);
      expect(listed.map(({ companyName }) => companyName)).toEqual(gives);
    },
  );

  it('gives the provider alone the top-level accounts without their children', async () => {
    const whole = await accounts.list(provider);
    const topLevel = whole.filter(({ parentId }) => parentId === undefined);
    expect(topLevel.length).toBeLessThan(whole.length);
    expect(await accounts.topLevel(provider)).toEqual(topLevel);
    expect(await accounts.topLevel(parentAdmin())).toEqual([]);
  });

  it('gives nobody else anything', async () => {
    expect(await namesFor({ ...parentAdmin(), level: 2 })).toEqual([]);
  });
});

describe('finding several accounts', () => {
  it('gives those in scope, in the given order', async () => {
    const east = await accounts.create(provider, aNewChild('East'));
    const other = await accounts.create(provider, aNewAccount({ companyName: 'Northside Fleet' }));
    const ids = [east.id, 99, other.id, summit.id];
    expect((await accounts.findMany(provider, ids)).map(({ id }) => id)).toEqual([east.id, other.id, summit.id]);
    expect((await accounts.findMany(parentAdmin(), ids)).map(({ id }) => id)).toEqual([east.id, summit.id]);
  });
});

describe('the row of an account', () => {
  it('has what lists show, its own type and the codes of its own values', async () => {
    await accounts.change(provider, summit.id, (account) => ({
      ...account,
      storeNumber: '7',
      settings: {
        type: 'Fleet',
        nationalSearch: false,
        shippingCalculationMethod: 1,
        shippingCalculationAmount: cents(0),
      },
    }));
    const row = {
      id: summit.id,
      companyName: 'Summit Collision',
      storeNumber: '7',
      isActive: true,
      orderProcessType: 0,
      version: 2,
      city: 'Denver',
      state: 'CO',
      type: 'Fleet',
      ownCodes: [111, 301, 303],
      children: 0,
      users: 0,
    };
    expect(await accounts.findSummary(provider, summit.id)).toEqual(row);
    expect(await accounts.list(provider)).toContainEqual(row);
  });

  it('is not for whoever may not see the account', async () => {
    const stranger = { accountId: 50, userId: 'u1', level: 1 } as const;
    expect(await accounts.findSummary(stranger, summit.id)).toBeUndefined();
    expect(await accounts.findSummary(provider, 99)).toBeUndefined();
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

  it('writes nothing if the rule returns what it was given', async () => {
    expect(
      await accounts.change(
        provider,
        summit.id,
        (account) => account,
        () => also('never'),
      ),
    ).toEqual(summit);
    expect(await accounts.find(provider, summit.id)).toEqual(summit);
  });

  it('keeps the version of each field, so that a save can tell what somebody else has changed since', async () => {
    const change = (facts: Partial<Account>) =>
      accounts.change(provider, summit.id, (account) => ({ ...account, ...facts }));
    await change({ settings: { showPrices: false, color1: '112233' } });
    await change({ settings: { showPrices: true, color1: '112233' }, inheritedFields: [140] });
    await change({ settings: { showPrices: true }, storeNumber: '7' });
    expect((await change({ orderProcessType: 1 })).fieldVersions).toEqual({
      118: 4,
      130: 5,
      135: 3,
      200: 4,
      marks: 3,
    });
  });

  const also = (key: string) => ({ other: putNew({ pk: key, sk: key }, {}) });

  it('makes further writes with it, or none of all', async () => {
    await accounts.change(provider, summit.id, withNumber('7'), (before, after) =>
      also(`${before.version} to ${after.version}`),
    );
    expect(await getItem(table, { pk: '1 to 2', sk: '1 to 2' })).toBeDefined();
    const taken = accounts.change(
      provider,
      summit.id,
      (account) => ({ ...account, companyName: 'Parts Provider' }),
      () => also('never'),
    );
    await expect(taken).rejects.toThrow('Company Name already exists');
    expect(await getItem(table, { pk: 'never', sk: 'never' })).toBeUndefined();
  });

  const withNumber = (storeNumber: string) => (account: Account) => ({ ...account, storeNumber });
});

describe('a creation that is repeated', () => {
  const save = { key: 'the key of a call', body: 'its body' };
  const repeat = (given = aNewChild('East'), { key, body } = save) =>
    accounts.create(provider, { ...given, lastSaves: [{ key, body }] }, ({ id }) => ({
      history: putNew({ pk: `HISTORY#${id}`, sk: 'HISTORY' }, {}),
    }));
  const children = async () => (await accounts.childrenOf(provider, summit.id)).length;

  it('answers the account that the first call made', async () => {
    const made = await repeat();
    expect(await repeat()).toEqual(made);
    expect(await children()).toBe(1);
    expect(await getItem(table, { pk: `HISTORY#${made.id}`, sk: 'HISTORY' })).toBeDefined();
  });

  it('answers it as it is now, though it was renamed since and its former name is free', async () => {
    const { id } = await repeat();
    await accounts.change(provider, id, (account) => ({ ...account, companyName: 'Far East' }));
    expect(await repeat()).toMatchObject({ id, companyName: 'Far East' });
    expect(await children()).toBe(1);
  });

  it('makes one account if it comes several times at once', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => repeat()));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await children()).toBe(1);
    expect(await accounts.findSummary(provider, summit.id)).toMatchObject({ children: 1 });
  });

  it('is refused with another body', async () => {
    await repeat();
    const other = repeat(aNewChild('West'), { ...save, body: 'another one' });
    await expect(other).rejects.toMatchObject({ code: 'conflict' });
    expect(await children()).toBe(1);
  });

  it('is none with another key: the name is taken', async () => {
    await repeat();
    await expect(repeat(aNewChild('East'), { ...save, key: 'another' })).rejects.toThrow('Company Name already exists');
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
    (await websites.create(provider, { accountId, name: host, host, url: `http://${host}` })).website.id;
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
