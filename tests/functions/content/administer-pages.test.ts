import { beforeEach, describe, expect, it } from 'vitest';
import { pictureRepository } from '#functions/data/content/picture-repository.ts';
import { contentContract, type PageBody } from '#shared/contracts/content.ts';
import type { PageView } from '#shared/contracts/content-views.ts';
import { usersContract } from '#shared/contracts/users.ts';
import { picturePaths } from '#shared/rules/content/picture-paths.ts';
import { aPicture } from '../../builders/content.ts';
import { type ContentPerson, contentAdministration } from '../../support/content-administration.ts';

const { getHeaderPages, getPage, getPages, savePage, removePage, linkDraft } = contentContract;

let now: Date;
let world: Awaited<ReturnType<typeof contentAdministration>>;
beforeEach(async () => {
  now = new Date('2026-03-01T09:00:00Z');
  world = await contentAdministration(() => {
    now = new Date(now.getTime() + 1);
    return now;
  });
});

const RETURNS: PageBody = {
  title: 'Returns and cores',
  slug: 'returns',
  menuTitle: 'Returns',
  text: '<p>Within 30 days.</p>',
  active: true,
  displayNavMenuLink: true,
};
const save = (person: ContentPerson, body: PageBody, idempotencyKey?: string) =>
  world.as(person).call(savePage, { body }, idempotencyKey ? { idempotencyKey } : {});
const make = async (person: ContentPerson, body: PageBody = {}): Promise<PageView> =>
  (await save(person, { ...RETURNS, ...body })).output();
const change = (person: ContentPerson, { id, editing }: PageView, body: PageBody) =>
  save(person, { id, version: editing?.version, ...body });
const read = (person: ContentPerson | undefined, id: string, draft?: string) =>
  world.as(person).call(getPage, { params: { id }, query: draft ? { draft } : {} });
const list = async (person: ContentPerson, accountId: number, query = {}) =>
  (await world.as(person).call(getPages, { params: { accountId: String(accountId) }, query })).output();
const remove = (person: ContentPerson, id: string) => world.as(person).call(removePage, { params: { id } });
const historyOf = async (person: ContentPerson, id: string) => {
  const call = { params: { kind: 'page', id }, query: {} } as const;
  return (await world.historyAs(person).call(usersContract.getHistoryOf, call)).output().data;
};
const restore = (person: ContentPerson, entry: string) =>
  world.historyAs(person).call(usersContract.restoreFromHistory, { params: { entry }, body: {} });
const faultsOf = ({ text }: { readonly text: string }) =>
  JSON.parse(text).errors as readonly { readonly path: string; readonly message: string }[];

const MISSING = [404, 'Page does not exist'];
const UNAUTHORIZED = [404, 'Unauthorized'];

describe('a page of an account', () => {
  /** Who reaches whose pages (admin 6): the provider all, a parent its own and its children's, a child its own. */
  const REACH: readonly [ContentPerson, ...boolean[]][] = [
    ['provider', true, true, true],
    ['parent', true, true, false],
    ['child', false, true, false],
    ['stranger', false, false, true],
  ];
  const cases = REACH.flatMap(([person, ...reached]) =>
    [2, 3, 4].map((accountId, index) => ({ person, accountId, isReached: reached[index] ?? false })),
  );

  it.each(cases)('$accountId is made, listed and changed by $person: $isReached', async (one) => {
    const { person, accountId, isReached } = one;
    const owner = accountId === 4 ? 'stranger' : 'parent';
    const page = await make(owner, { accountId });
    const call = { params: { accountId: String(accountId) }, query: {} };
    const made = await save(person, { ...RETURNS, slug: 'other', accountId });
    const listed = await world.as(person).call(getPages, call);
    const changed = await change(person, page, { title: 'Cores' });
    const removed = await remove(person, page.id);
    const answers = [made, listed, changed, removed].map(({ status, errors }) => [status, errors]);
    const refused = [UNAUTHORIZED, UNAUTHORIZED, MISSING, MISSING];
    expect(answers).toEqual(isReached ? answers.map(() => [200, undefined]) : refused);
  });

  it.each(['getPages', 'savePage', 'removePage', 'linkDraft'] as const)('is not for a buyer: %s', async (name) => {
    const call = { params: { accountId: '3', id: 'page-1' }, query: {}, body: {} };
    expect((await world.as('buyer').call(contentContract[name], call as never)).status).toBe(403);
  });

  it('is one’s own account’s without another', async () => {
    expect((await make('child')).accountId).toBe(3);
    expect((await make('provider')).accountId).toBe(1);
  });

  it('never moves to another account, and the attempt is on record for the provider', async () => {
    const page = await make('parent');
    const answer = await change('parent', page, { accountId: 3, title: 'Cores' });
    expect([answer.status, answer.errors]).toEqual([403, 'Unauthorized']);
    expect((await historyOf('provider', page.id)).map(({ action }) => action)).toEqual(['refused', 'created']);
    expect((await historyOf('parent', page.id)).map(({ action }) => action)).toEqual(['created']);
  });
});

describe('a page is refused', () => {
  it.each([
    { body: { text: ' <p>&nbsp;</p> ' }, path: 'Text', message: 'You must provide text.' },
    { body: { text: '<script>alert(1)</script>' }, path: 'Text', message: 'You must provide text.' },
    { body: { text: 'x'.repeat(60_001) }, path: 'Text', message: 'The page text is too long.' },
    { body: { title: ' ' }, path: 'Title', message: 'You must provide a title.' },
    { body: { slug: '' }, path: 'Slug', message: 'You must provide a slug.' },
    {
      body: { slug: 'about us' },
      path: 'Slug',
      message: 'A slug has lower-case letters, digits and single hyphens, such as about-us.',
    },
    { body: { menuTitle: '' }, path: 'MenuTitle', message: 'You must provide a menu title.' },
  ])('for $path: $message', async ({ body, path, message }) => {
    const page = await make('parent');
    for (const answer of [await save('parent', { ...RETURNS, ...body }), await change('parent', page, body)]) {
      expect([answer.status, answer.errors, faultsOf(answer)]).toEqual([400, 'Invalid Request.', [{ path, message }]]);
    }
    expect((await list('parent', 2)).data).toHaveLength(1);
  });

  it('for the slug of another page of the account, new or changed', async () => {
    await make('parent');
    const other = await make('parent', { slug: 'other' });
    const taken = [409, 'Another page of this account already uses this slug.'];
    for (const answer of [await save('parent', RETURNS), await change('parent', other, { slug: 'returns' })]) {
      expect([answer.status, answer.errors]).toEqual(taken);
    }
    expect((await make('child')).slug).toBe('returns');
  });

  it('without the version that it was seen with', async () => {
    const { id } = await make('parent');
    expect((await save('parent', { id, title: 'Cores' })).status).toBe(400);
  });

  it('when somebody else has saved in between, with the fields that are asked for', async () => {
    const page = await make('parent');
    await change('provider', page, { title: 'Cores' });
    const answer = await change('parent', page, { menuTitle: 'Cores' });
    expect([answer.status, faultsOf(answer).map(({ path }) => path)]).toEqual([409, ['MenuTitle']]);
    expect((await read('parent', page.id)).output()).toMatchObject({ title: 'Cores', menuTitle: 'Returns' });
  });
});

describe('a repeated save changes nothing', () => {
  it('of a new page', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => save('parent', RETURNS, 'one-key-one')));
    expect(new Set(answers.map((answer) => answer.output().id)).size).toBe(1);
    expect((await list('parent', 2)).total).toBe(1);
    const other = await save('parent', { ...RETURNS, title: 'Cores' }, 'one-key-one');
    expect(other.status).toBe(409);
  });

  it('of a change', async () => {
    const { id } = await make('parent');
    const body = { id, version: 1, title: 'Cores' };
    await save('parent', body, 'one-key-one');
    expect((await save('parent', body, 'one-key-one')).output().editing?.version).toBe(2);
    expect((await historyOf('parent', id)).map(({ action }) => action)).toEqual(['changed', 'created']);
  });
});

describe('the list of pages', () => {
  it('of a child has the active ones of its parent, which it can’t change', async () => {
    await make('parent');
    await make('parent', { slug: 'draft', title: 'Draft', active: false });
    await make('child', { slug: 'branch', title: 'The branch' });
    const { data, total } = await list('child', 3);
    expect(total).toBe(2);
    expect(data.map(({ title, companyName, inherited }) => [title, companyName, inherited])).toEqual([
      ['Returns and cores', 'Summit Collision', true],
      ['The branch', 'Summit East', false],
    ]);
  });

  it('says which page of the parent an active one hides (decision B58)', async () => {
    await make('parent');
    const own = await make('child');
    expect(own.editing?.hides).toBe('Summit Collision');
    expect((await list('child', 3)).data.map(({ hides }) => hides)).toContain('Summit Collision');
    const draft = await change('child', own, { active: false });
    expect(draft.output().editing?.hides).toBe('');
  });

  it.each([
    { query: { search: 'warr' }, titles: ['Warranty'] },
    { query: { active: false }, titles: ['Terms'] },
    { query: { sortBy: 'Slug', asc: false } as const, titles: ['Warranty', 'Terms', 'Returns and cores'] },
    { query: { Take: '1', Skip: '1' }, titles: ['Terms'] },
  ])('is searched, filtered, sorted and paged: $query', async ({ query, titles }) => {
    await make('parent');
    await make('parent', { slug: 'warranty', title: 'Warranty' });
    await make('parent', { slug: 'terms', title: 'Terms', active: false });
    const { data, all } = await list('parent', 2, query);
    expect([data.map(({ title }) => title), all]).toEqual([titles, 3]);
  });
});

describe('a draft (decision B396)', () => {
  let draft: PageView;
  let token: string;
  beforeEach(async () => {
    draft = await make('child', { active: false });
    const { url } = (await world.as('child').call(linkDraft, { params: { id: draft.id }, body: {} })).output();
    expect(url).toMatch(/^http:\/\/shop\.test\/pages\/returns\?draft=/);
    token = new URL(url).searchParams.get('draft') ?? '';
  });

  it.each([
    { person: 'provider', isSeen: true },
    { person: 'parent', isSeen: true },
    { person: 'child', isSeen: true },
    { person: 'stranger', isSeen: false },
    { person: 'buyer', isSeen: false },
    { person: undefined, isSeen: false },
  ] as const)('is read by its id by $person: $isSeen', async ({ person, isSeen }) => {
    const answer = await read(person, draft.id);
    expect([answer.status, answer.errors]).toEqual(isSeen ? [200, undefined] : MISSING);
    expect((await read(person, 'returns')).status).toBe(404);
  });

  it('is read by anybody with its link for 7 days, without what its editor needs', async () => {
    const answer = await read(undefined, 'returns', token);
    expect(answer.output()).toMatchObject({ id: draft.id, text: '<p>Within 30 days.</p>' });
    expect(answer.output().editing).toBeUndefined();
    expect(answer.headers.get('cache-control')).toBe('no-store');
    now = new Date('2026-03-08T08:59:59Z');
    expect((await read(undefined, 'returns', token)).status).toBe(200);
    now = new Date('2026-03-08T09:00:01Z');
    expect((await read(undefined, 'returns', token)).status).toBe(404);
  });

  it('is not read with another link, or after it was removed', async () => {
    expect((await read(undefined, 'returns', `${token}x`)).status).toBe(404);
    await remove('child', draft.id);
    expect((await read(undefined, 'returns', token)).status).toBe(404);
  });

  it('of another store has no link here', async () => {
    const page = await make('stranger', { active: false });
    const call = { params: { id: page.id }, body: {} };
    const { url } = (await world.as('stranger').call(linkDraft, call)).output();
    const foreign = new URL(url, 'http://x.test').searchParams.get('draft') ?? '';
    expect((await read(undefined, 'returns', foreign)).status).toBe(404);
    expect((await world.as('parent').call(linkDraft, call)).status).toBe(404);
  });
});

describe('a removed page', () => {
  const menu = async () =>
    (await world.as('child').call(getHeaderPages, { params: { id: '3' } })).output().data.map(({ slug }) => slug);

  it('is nowhere, and comes back as it was', async () => {
    const page = await make('child');
    const { historyEntry } = (await remove('child', page.id)).output();
    expect([await menu(), (await list('child', 3)).all, (await read('child', page.id)).status]).toEqual([[], 0, 404]);
    expect((await restore('child', historyEntry)).status).toBe(200);
    expect((await read('child', page.id)).output()).toMatchObject({ ...RETURNS, id: page.id });
    expect(await menu()).toEqual(['returns']);
    expect((await historyOf('child', page.id)).map(({ action }) => action)).toEqual(['restored', 'removed', 'created']);
  });

  it('is removed once', async () => {
    const page = await make('child');
    const answers = await Promise.all([remove('child', page.id), remove('child', page.id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });

  it('does not come back when another page has its slug by now, and is not restored by others', async () => {
    const page = await make('child');
    const { historyEntry } = (await remove('child', page.id)).output();
    await make('child');
    const answer = await restore('child', historyEntry);
    expect([answer.status, answer.errors]).toEqual([409, 'Another page of this account already uses this slug.']);
    expect((await restore('stranger', historyEntry)).status).toBe(404);
  });
});

describe('the history of a page', () => {
  it.each([
    { person: 'provider', entries: 2 },
    { person: 'child', entries: 2 },
    { person: 'stranger', entries: 0 },
  ] as const)('is read by $person: $entries', async ({ person, entries }) => {
    const page = await make('child');
    await change('child', page, { title: 'Cores' });
    expect(await historyOf(person, page.id)).toHaveLength(entries);
    const [newest] = await historyOf('child', page.id);
    expect((await restore(person, newest?.id ?? '')).status).toBe(entries > 0 ? 200 : 404);
  });

  it('has the values before and after, and brings those before back', async () => {
    const page = await make('parent');
    await change('parent', page, { title: 'Cores', text: '<p>Within 60 days.</p>' });
    const [entry] = await historyOf('parent', page.id);
    expect(entry?.changes).toEqual([
      { field: 'title', before: 'Returns and cores', after: 'Cores' },
      { field: 'text', before: '<p>Within 30 days.</p>', after: '<p>Within 60 days.</p>' },
    ]);
    expect((await restore('parent', entry?.id ?? '')).status).toBe(200);
    expect((await read('parent', page.id)).output()).toMatchObject(RETURNS);
  });

  it('does not keep a text that is too long for it, and can’t bring it back', async () => {
    const page = await make('parent', { text: `<p>${'x'.repeat(20_000)}</p>` });
    await change('parent', page, { text: '<p>Short</p>' });
    const [entry] = await historyOf('parent', page.id);
    expect([entry?.changes[0]?.before, entry?.mayRestore]).toEqual(['(too long to be kept)', false]);
    expect((await restore('parent', entry?.id ?? '')).status).toBe(404);
  });
});

describe('the text of a page', () => {
  it.each([
    { id: 'H01', text: '!<textarea>&lt;/textarea&gt;&lt;svg/onload=prompt`xs`&gt;</textarea>!', kept: '!!' },
    { id: 'H02', text: '<a href="java&#09;script:alert(1)">a</a>', kept: '<a>a</a>' },
  ])('$id is harmless when it is saved, read and saved again', async ({ text, kept }) => {
    const page = await make('parent', { text });
    expect(page.text).toBe(kept);
    const again = (await change('parent', page, { title: 'Again', text: page.text })).output();
    expect([again.text, (await read(undefined, 'returns')).output().text]).toEqual([kept, kept]);
  });

  it('tells of pictures that are missing, is saved all the same, and keeps those that are there', async () => {
    const [own, missing] = [aPicture(), aPicture({ name: `${'b'.repeat(32)}.webp` })].map(
      (one) => picturePaths(one).path,
    );
    const text = `<p><img src="${own}" /><img src="${missing}" /><img src="/images/categories/brakes.webp" /></p>`;
    const page = await make('parent', { text });
    expect(page.editing?.missingPictures).toEqual([missing]);
    expect(await pictureRepository(world.table).unnamed(now)).not.toContainEqual(aPicture());
  });

  it('takes another tenant’s picture for missing, and does not keep it', async () => {
    const [parents, foreign] = [aPicture({ accountId: 2 }), aPicture({ accountId: 4 })];
    const [shown, told] = [parents, foreign].map((one) => picturePaths(one).path);
    const page = await make('child', { text: `<p><img src="${shown}" /><img src="${told}" /></p>` });
    expect(page.editing?.missingPictures).toEqual([told]);
    expect((await read('child', page.id)).output().editing?.missingPictures).toEqual([told]);
    const unnamed = await pictureRepository(world.table).unnamed(new Date('2027-01-01'));
    expect(unnamed).toContainEqual(foreign);
    expect(unnamed).not.toContainEqual(parents);
  });

  it('tells of links to pages that nobody can open, and is saved all the same', async () => {
    await make('parent', { slug: 'terms' });
    await make('child', { slug: 'draft', active: false });
    const links = ['terms', 'draft', 'nothing', 'returns', 'Terms?x=1'].map((slug) => `<a href="/pages/${slug}">a</a>`);
    const page = await make('child', { text: `<p>${links.join(' ')} <a href="/brake">b</a></p>` });
    expect(page.editing?.brokenLinks).toEqual(['/pages/draft', '/pages/nothing']);
  });
});
