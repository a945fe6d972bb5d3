import { beforeEach, describe, expect, it } from 'vitest';
import { accountRepository } from '#functions/data/identity/account-repository.ts';
import { accountKey, hostKey, websiteKey, websiteListKeys } from '#functions/data/identity/keys.ts';
import { type WebsiteRepository, websiteRepository } from '#functions/data/identity/website-repository.ts';
import { listIndex } from '#functions/data/table/queries.ts';
import type { Table } from '#functions/data/table/table.ts';
import { PROVIDER_ACCOUNT_ID } from '#shared/rules/accounts/level.ts';
import type { Website } from '#shared/schemas/stored/content/website.ts';
import { aChild, anAccount } from '../../../builders/accounts.ts';
import { provider } from '../../../builders/people.ts';
import { storedItems } from '../../../support/stored-items.ts';
import { putItem, testTable } from '../../../support/test-table.ts';

const given = { accountId: 2, name: 'Summit Parts', host: 'summit.localhost', url: 'http://summit.localhost' };
const at = (host: string, accountId = 2) => ({ accountId, name: host, host, url: `https://${host}` });

let table: Table;
let websites: WebsiteRepository;
beforeEach(async () => {
  table = await testTable();
  websites = websiteRepository(table);
  await putItem(table, accountKey(2), anAccount());
  await putItem(table, accountKey(3), aChild());
});

const create = async (website: typeof given = given): Promise<Website> =>
  (await websites.create(provider, website)).website;
const moveTo = (id: number, host: string) =>
  websites.change(provider, id, (seen) => ({ ...seen, website: { ...seen.website, host } }));
const makeDefault = (id: number) => websites.change(provider, id, (seen) => ({ ...seen, isDefault: true }));
const defaultOf = async (id: number) =>
  (await accountRepository(table).find(provider, id))?.settings.defaultWebsiteId ?? null;
const idAt = async (host: string) => (await websites.findStore(host))?.website.id;

describe('a store', () => {
  it('is found by its host', async () => {
    const website = await create();
    expect(await websites.findStore('summit.localhost')).toMatchObject({ website, account: { id: 2 } });
  });

  it.each(['unknown.localhost', 'SUMMIT.localhost', '', 'x'.repeat(3000)])('is not found by "%s"', async (host) => {
    await create();
    expect(await websites.findStore(host)).toBeUndefined();
  });

  it('is closed when its account is deactivated', async () => {
    await create();
    await putItem(table, accountKey(2), anAccount({ isActive: false }));
    expect(await websites.findStore('summit.localhost')).toBeUndefined();
  });
});

describe('a website', () => {
  const taken = { code: 'conflict', message: 'This address belongs to another website.' };

  it('has its host alone, whoever comes at the same time', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => create()));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(create()).rejects.toMatchObject(taken);
  });

  it.each([
    { accountId: 3, why: 'it belongs to a top-level account, not to a child' },
    { accountId: 99, why: 'there is no such account' },
  ])('is not made where $why', async ({ accountId }) => {
    await expect(create({ ...given, accountId })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('does not replace one whose number is given again, as after a counter was restored from a backup', async () => {
    const before = { ...given, id: 1, host: 'before.localhost', version: 1 };
    await putItem(table, websiteKey(1), before);
    await expect(create()).rejects.toThrow('Website 1 already exists');
    expect(await websites.find(provider, 1)).toEqual(before);
    expect(await websites.findStore(given.host)).toBeUndefined();
  });

  it('is made once by a call and its repeat, and refuses another body under the same key', async () => {
    const save = { key: 'key', body: 'body' };
    const [one, other] = await Promise.all([
      websites.create(provider, { ...given, lastSaves: [save] }),
      websites.create(provider, { ...given, lastSaves: [save] }),
    ]);
    expect(other.website.id).toBe(one.website.id);
    const differing = { ...at('else.example.com'), lastSaves: [{ ...save, body: 'other' }] };
    await expect(websites.create(provider, differing)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('moves to another host and leaves its own free', async () => {
    const { id } = await create();
    await moveTo(id, 'parts.localhost');
    expect(await idAt('parts.localhost')).toBe(id);
    expect(await idAt('summit.localhost')).toBeUndefined();
    expect(await create()).toMatchObject({ host: 'summit.localhost' });
  });

  it('keeps its host when only the name changes', async () => {
    const { id } = await create();
    await websites.change(provider, id, (seen) => ({ ...seen, website: { ...seen.website, name: 'Summit' } }));
    expect((await websites.findStore('summit.localhost'))?.website).toMatchObject({ name: 'Summit', version: 2 });
  });

  it('from before there were versions can be changed', async () => {
    const former = { ...given, id: 1, isDefault: true };
    const listed = websiteListKeys({ ...given, id: 1, version: 1 });
    await putItem(table, websiteKey(1), { ...former, ...listed, summary: former });
    await putItem(table, hostKey(given.host), { websiteId: 1, accountId: 2 });
    expect((await moveTo(1, 'parts.localhost')).website.version).toBe(2);
    expect(await idAt('parts.localhost')).toBe(1);
  });

  it('does not move to a host that is taken', async () => {
    const { id } = await create();
    await create(at('parts.localhost'));
    await expect(moveTo(id, 'parts.localhost')).rejects.toMatchObject(taken);
    expect(await idAt('summit.localhost')).toBe(id);
  });

  it('ends on one host when moves meet', async () => {
    const { id } = await create();
    const hosts = ['a.localhost', 'b.localhost', 'c.localhost'];
    await Promise.all(hosts.map((host) => moveTo(id, host)));
    const owners = await Promise.all([given.host, ...hosts].map(idAt));
    expect(owners.filter(Boolean)).toEqual([id]);
  });

  it('stays with its account, whoever would move it', async () => {
    await putItem(table, accountKey(9), anAccount({ id: 9 }));
    const { id } = await create();
    const move = websites.change(provider, id, (seen) => ({ ...seen, website: { ...seen.website, accountId: 9 } }));
    await expect(move).rejects.toMatchObject({
      code: 'invalid_input',
      message: 'This belongs to another account and can’t be moved.',
    });
  });

  it('removed frees its host, and can be made again under its number', async () => {
    const { id } = await create();
    await websites.remove(provider, id);
    expect(await websites.find(provider, id)).toBeUndefined();
    expect(await idAt(given.host)).toBeUndefined();
    expect((await websites.create(provider, given, { id })).website.id).toBe(id);
    expect(await idAt(given.host)).toBe(id);
    await expect(websites.create(provider, at('again.localhost'), { id })).rejects.toMatchObject({ code: 'conflict' });
  });

  it.each(['change', 'remove'] as const)('of another account can’t be touched: %s', async (verb) => {
    const { id } = await create();
    const stranger = { accountId: 9, userId: 'admin', level: 1 } as const;
    const attempt = verb === 'change' ? websites.change(stranger, id, (seen) => seen) : websites.remove(stranger, id);
    await expect(attempt).rejects.toMatchObject({ code: 'not_found', message: 'Unauthorized' });
  });

  it('stands in the list of all', async () => {
    const website = await create();
    expect(await listIndex(table, 'gsi3', 'WEBSITES')).toEqual([website]);
    expect(await websites.list(provider)).toEqual([website]);
    expect(await websites.list({ accountId: 9, userId: 'admin', level: 1 })).toEqual([]);
  });
});

describe('the default website of an account (decision D12)', () => {
  it('is the first one, until another one becomes it', async () => {
    const [first, second] = [await create(), await create(at('second.localhost'))];
    expect(await defaultOf(2)).toBe(first.id);
    await makeDefault(second.id);
    expect(await defaultOf(2)).toBe(second.id);
    const third = await websites.create(provider, at('third.localhost'), { isDefault: true });
    expect(await defaultOf(2)).toBe(third.website.id);
  });

  it('is removed last, and taken away with its website', async () => {
    const [first, second] = [await create(), await create(at('second.localhost'))];
    await expect(websites.remove(provider, first.id)).rejects.toMatchObject({
      code: 'conflict',
      message: 'This is the default website of the account. Make another one the default first.',
    });
    await websites.remove(provider, second.id);
    await websites.remove(provider, first.id);
    expect(await defaultOf(2)).toBeNull();
  });

  it('stays for the provider', async () => {
    await putItem(table, accountKey(PROVIDER_ACCOUNT_ID), anAccount({ id: PROVIDER_ACCOUNT_ID }));
    const { id } = await create({ ...given, accountId: PROVIDER_ACCOUNT_ID });
    await expect(websites.remove(provider, id)).rejects.toMatchObject({
      message: 'The provider needs at least one website.',
    });
  });

  it('is replaced where it leads to a website that is gone', async () => {
    await putItem(table, accountKey(2), anAccount({ settings: { defaultWebsiteId: 77 } }));
    const { id } = await create();
    expect(await defaultOf(2)).toBe(id);
  });

  it('is one of the websites, whatever meets', async () => {
    const made = await Promise.all(['a', 'b', 'c'].map((name) => create(at(`${name}.localhost`))));
    const ids = made.map(({ id }) => id);
    await Promise.allSettled([
      ...ids.map((id) => websites.remove(provider, id)),
      ...ids.map((id) => makeDefault(id)),
      create(at('d.localhost')),
    ]);
    const left = (await websites.list(provider)).map(({ id }) => id);
    expect(left).toContain(await defaultOf(2));
  });
});

describe('a host that is moved to another tenant while that one takes it', () => {
  const RACES = 100;
  const marked = async () =>
    (await storedItems(table)).filter((item): item is { pk: string; websiteId: number } =>
      String(Reflect.get(Object(item), 'pk')).startsWith('HOST#'),
    );

  it(`has one owner after ${RACES} races, and every website has its host`, async () => {
    await putItem(table, accountKey(4), anAccount({ id: 4, companyName: 'Northside' }));
    const { id } = await create(at('start.example.com'));
    let wins = 0;
    for (let race = 0; race < RACES; race += 1) {
      const host = `host-${race}.example.com`;
      // Every other race is about the host that is being left.
      const wanted = race % 2 === 0 ? host : ((await websites.find(provider, id))?.host ?? '');
      const [moved, made] = await Promise.allSettled([moveTo(id, host), create(at(wanted, 4))]);
      wins += Number(moved.status === 'fulfilled');
      const owner = await idAt(wanted);
      if (race % 2 === 0) expect([moved.status, made.status].sort()).toEqual(['fulfilled', 'rejected']);
      if (made.status === 'fulfilled') expect(owner).toBe(made.value.id);
      expect(await idAt((await websites.find(provider, id))?.host ?? '')).toBe(id);
    }
    expect(wins).toBeGreaterThan(0);
    const all = await websites.list(provider);
    const markers = await marked();
    expect(markers.map(({ pk, websiteId }) => [pk, websiteId]).sort()).toEqual(
      all.map((website) => [`HOST#${website.host}`, website.id]).sort(),
    );
  });
});
