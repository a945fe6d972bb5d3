import { beforeEach, describe, expect, it } from 'vitest';
import { pageTextKey } from '#functions/data/content/keys.ts';
import type { PageRepository } from '#functions/data/content/page-records.ts';
import { pageRepository } from '#functions/data/content/page-repository.ts';
import type { Table } from '#functions/data/table/table.ts';
import { aPage } from '../../../builders/content.ts';
import { anActor, provider } from '../../../builders/people.ts';
import { putItem, testTable } from '../../../support/test-table.ts';

let table: Table;
let pages: PageRepository;
beforeEach(async () => {
  table = await testTable();
  pages = pageRepository(table);
});

const admin = anActor({ level: 1 });
const slugExists = { code: 'conflict', message: 'Another page of this account already uses this slug.' };
const titlesIn = async (accountId = 2) => (await pages.menu(accountId)).map(({ title }) => title);

describe('a page', () => {
  it('is found by slug and by id, in its own account', async () => {
    await pages.save(admin, aPage());
    expect(await pages.findBySlug(2, 'returns')).toEqual(aPage());
    expect(await pages.findById(2, 'page-1')).toEqual(aPage());
    expect(await pages.findBySlug(3, 'returns')).toBeUndefined();
    expect(await pages.findById(3, 'page-1')).toBeUndefined();
  });

  it('is replaced, and stays its account’s', async () => {
    await pages.save(admin, aPage());
    await pages.save(provider, aPage({ accountId: 3, title: 'Returns', text: '<p>Within 14 days.</p>' }));
    expect(await pages.findBySlug(2, 'returns')).toEqual(aPage({ title: 'Returns', text: '<p>Within 14 days.</p>' }));
    expect(await pages.findBySlug(3, 'returns')).toBeUndefined();
  });

  it('moves to another slug and leaves its own free', async () => {
    await pages.save(admin, aPage());
    await pages.save(admin, aPage({ slug: 'cores' }));
    expect((await pages.findBySlug(2, 'cores'))?.id).toBe('page-1');
    expect(await pages.findBySlug(2, 'returns')).toBeUndefined();
    await pages.save(admin, aPage({ id: 'page-2' }));
    expect((await pages.findBySlug(2, 'returns'))?.id).toBe('page-2');
  });

  it('U09: has its slug alone in its account, whoever comes at the same time', async () => {
    const outcomes = await Promise.allSettled(['a', 'b', 'c', 'd'].map((id) => pages.save(admin, aPage({ id }))));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(pages.save(admin, aPage({ id: 'e' }))).rejects.toMatchObject(slugExists);
    await pages.save(admin, aPage({ id: 'f', slug: 'other' }));
    await expect(pages.save(admin, aPage({ id: 'f' }))).rejects.toMatchObject(slugExists);
    expect((await pages.findBySlug(2, 'other'))?.id).toBe('f');
  });

  it('U09: may have the slug of another account’s page', async () => {
    await pages.save(admin, aPage());
    await pages.save(provider, aPage({ id: 'page-2', accountId: 3 }));
    expect((await pages.findBySlug(3, 'returns'))?.id).toBe('page-2');
  });

  it('is written by nobody else', async () => {
    await pages.save(admin, aPage());
    const stranger = anActor({ accountId: 3, level: 1 });
    const notFound = { code: 'not_found', message: 'Unauthorized' };
    await expect(pages.save(stranger, aPage({ accountId: 3, title: 'Mine' }))).rejects.toMatchObject(notFound);
    await expect(pages.save(stranger, aPage({ id: 'page-2', slug: 'other' }))).rejects.toMatchObject(notFound);
    expect(await pages.findBySlug(2, 'returns')).toEqual(aPage());
  });

  it('keeps every save, however many come at the same time', async () => {
    const slugs = ['a', 'b', 'c', 'd', 'e'];
    await Promise.all(slugs.map((slug) => pages.save(admin, aPage({ slug }))));
    const found = await Promise.all(slugs.map((slug) => pages.findBySlug(2, slug)));
    expect(found.filter(Boolean)).toHaveLength(1);
  });
});

describe('the text of a page (decision F2)', () => {
  const bad = '<p>a</p><script>alert(1)</script>';

  it('is sanitised when it is saved', async () => {
    await pages.save(admin, aPage({ text: bad }));
    expect((await pages.findBySlug(2, 'returns'))?.text).toBe('<p>a</p>');
  });

  it('is sanitised again when it is shown, whatever came into the table', async () => {
    await pages.save(admin, aPage());
    await putItem(table, pageTextKey('page-1'), { text: bad });
    expect((await pages.findBySlug(2, 'returns'))?.text).toBe('<p>a</p>');
  });

  it.each([
    { text: '&'.repeat(60_000), why: 'every character is escaped' },
    { text: '漢'.repeat(60_000), why: 'every character takes three bytes' },
    { text: '<a href=http:a>'.repeat(4_000), why: 'every link is given a window' },
  ])('fits into the table, though $why', async ({ text }) => {
    await pages.save(admin, aPage({ text }));
    expect((await pages.findBySlug(2, 'returns'))?.text.length).toBeGreaterThanOrEqual(60_000);
  });

  it('is refused when it is longer, and nothing changes', async () => {
    await pages.save(admin, aPage());
    const tooLong = { code: 'invalid_input', message: 'The page text is too long.' };
    await expect(pages.save(admin, aPage({ title: 'New', text: 'x'.repeat(60_001) }))).rejects.toMatchObject(tooLong);
    expect(await pages.findBySlug(2, 'returns')).toEqual(aPage());
  });
});

describe('the menu', () => {
  it('has the active pages that ask for a place in it, by title', async () => {
    await pages.save(admin, aPage({ id: 'p1', slug: 'b', title: 'Beta' }));
    await pages.save(admin, aPage({ id: 'p2', slug: 'a', title: 'alpha' }));
    await pages.save(admin, aPage({ id: 'p3', slug: 'c', title: 'Hidden', displayNavMenuLink: false }));
    await pages.save(admin, aPage({ id: 'p4', slug: 'd', title: 'Draft', active: false }));
    await pages.save(provider, aPage({ id: 'p5', slug: 'e', title: 'Another account’s', accountId: 3 }));
    expect(await titlesIn()).toEqual(['alpha', 'Beta']);
  });

  it('follows a change', async () => {
    await pages.save(admin, aPage());
    await pages.save(admin, aPage({ title: 'Cores', menuTitle: 'Cores' }));
    expect(await titlesIn()).toEqual(['Cores']);
    await pages.save(admin, aPage({ active: false }));
    expect(await titlesIn()).toEqual([]);
  });
});
