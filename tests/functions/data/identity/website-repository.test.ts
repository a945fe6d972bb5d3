import { beforeEach, describe, expect, it } from 'vitest';
import { accountKey, websiteKey } from '#functions/data/identity/keys.ts';
import { type WebsiteRepository, websiteRepository } from '#functions/data/identity/website-repository.ts';
import { listIndex } from '#functions/data/table/queries.ts';
import type { Table } from '#functions/data/table/table.ts';
import { aChild, anAccount } from '../../../builders/accounts.ts';
import { provider } from '../../../builders/people.ts';
import { putItem, testTable } from '../../../support/test-table.ts';

const given = {
  accountId: 2,
  name: 'Summit Parts',
  host: 'summit.localhost',
  url: 'http://summit.localhost',
  isDefault: true,
};

let table: Table;
let websites: WebsiteRepository;
beforeEach(async () => {
  table = await testTable();
  websites = websiteRepository(table);
  await putItem(table, accountKey(2), anAccount());
  await putItem(table, accountKey(3), aChild());
});

describe('a store', () => {
  it('is found by its host', async () => {
    const website = await websites.create(provider, given);
    expect(await websites.findStore('summit.localhost')).toEqual({ website, account: anAccount() });
  });

  it.each(['unknown.localhost', 'SUMMIT.localhost', '', 'x'.repeat(3000)])('is not found by "%s"', async (host) => {
    await websites.create(provider, given);
    expect(await websites.findStore(host)).toBeUndefined();
  });

  it('is closed when its account is deactivated', async () => {
    await websites.create(provider, given);
    await putItem(table, accountKey(2), anAccount({ isActive: false }));
    expect(await websites.findStore('summit.localhost')).toBeUndefined();
  });
});

describe('a website', () => {
  const taken = { code: 'conflict', message: 'Another website already uses this address.' };

  it('has its host alone, whoever comes at the same time', async () => {
    const attempts = Array.from({ length: 6 }, () => websites.create(provider, given));
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(websites.create(provider, given)).rejects.toMatchObject(taken);
  });

  it.each([
    { accountId: 3, why: 'it belongs to a top-level account, not to a child' },
    { accountId: 99, why: 'there is no such account' },
  ])('is not made where $why', async ({ accountId }) => {
    await expect(websites.create(provider, { ...given, accountId })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('does not replace one whose number is given again, as after a counter was restored from a backup', async () => {
    const before = { ...given, id: 1, host: 'before.localhost' };
    await putItem(table, websiteKey(1), before);
    await expect(websites.create(provider, given)).rejects.toThrow('Website 1 already exists');
    expect(await websites.find(provider, 1)).toEqual(before);
    expect(await websites.findStore(given.host)).toBeUndefined();
  });

  it('moves to another host and leaves its own free', async () => {
    const website = await websites.create(provider, given);
    await websites.save(provider, { ...website, host: 'parts.localhost' });
    expect((await websites.findStore('parts.localhost'))?.website.id).toBe(website.id);
    expect(await websites.findStore('summit.localhost')).toBeUndefined();
    await expect(websites.create(provider, given)).resolves.toMatchObject({ host: 'summit.localhost' });
  });

  it('keeps its host when only the name changes', async () => {
    const website = await websites.create(provider, given);
    await websites.save(provider, { ...website, name: 'Summit' });
    expect((await websites.findStore('summit.localhost'))?.website.name).toBe('Summit');
  });

  it('does not move to a host that is taken', async () => {
    const website = await websites.create(provider, given);
    await websites.create(provider, { ...given, host: 'parts.localhost' });
    await expect(websites.save(provider, { ...website, host: 'parts.localhost' })).rejects.toMatchObject(taken);
    expect((await websites.findStore('summit.localhost'))?.website.id).toBe(website.id);
  });

  it('ends on one host when two moves meet', async () => {
    const website = await websites.create(provider, given);
    const hosts = ['a.localhost', 'b.localhost', 'c.localhost'];
    await Promise.all(hosts.map((host) => websites.save(provider, { ...website, host })));
    const stores = await Promise.all([given.host, ...hosts].map((host) => websites.findStore(host)));
    expect(stores.filter(Boolean)).toHaveLength(1);
  });

  it('ends on its new host when the move comes twice', async () => {
    const website = await websites.create(provider, given);
    const move = () => websites.save(provider, { ...website, host: 'parts.localhost' });
    await Promise.all([move(), move(), move()]);
    expect((await websites.findStore('parts.localhost'))?.website.id).toBe(website.id);
  });

  it('stays with its account, whoever would move it', async () => {
    await putItem(table, accountKey(9), anAccount({ id: 9 }));
    const website = await websites.create(provider, given);
    const moved = { ...website, accountId: 9, host: 'parts.localhost' };
    await expect(websites.save(provider, moved)).rejects.toMatchObject({
      code: 'invalid_input',
      message: 'This belongs to another account and can’t be moved.',
    });
    expect((await websites.findStore(given.host))?.website).toEqual(website);
    expect(await websites.findStore('parts.localhost')).toBeUndefined();
  });

  it('removed frees its host', async () => {
    const { id } = await websites.create(provider, given);
    await websites.remove(provider, id);
    expect(await websites.find(provider, id)).toBeUndefined();
    expect(await websites.findStore('summit.localhost')).toBeUndefined();
  });

  it.each(['save', 'remove'] as const)('of another account can’t be touched: %s', async (verb) => {
    const website = await websites.create(provider, given);
    const stranger = { accountId: 9, userId: 'admin', level: 1 } as const;
    const attempt = verb === 'save' ? websites.save(stranger, website) : websites.remove(stranger, website.id);
    await expect(attempt).rejects.toMatchObject({ code: 'not_found', message: 'Unauthorized' });
  });

  it('stands in the list of all', async () => {
    const website = await websites.create(provider, given);
    expect(await listIndex(table, 'gsi3', 'WEBSITES')).toEqual([website]);
  });
});
