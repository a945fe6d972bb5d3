import { beforeEach, describe, expect, it } from 'vitest';
import { contentDependencies } from '#functions/content/dependencies.ts';
import { contentRoutes } from '#functions/content/routes.ts';
import { marketingSpotRepository } from '#functions/data/content/marketing-spot-repository.ts';
import { pageRepository } from '#functions/data/content/page-repository.ts';
import { queryAll } from '#functions/data/table/queries.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { SignedIn } from '#functions/http/authenticate.ts';
import { contentContract } from '#shared/contracts/content.ts';
import type { ContactRequest } from '#shared/schemas/wire/contact-request.ts';
import { anAccount } from '../../builders/accounts.ts';
import { aPage, aSpot } from '../../builders/content.ts';
import { provider } from '../../builders/people.ts';
import { aSignedIn } from '../../builders/signed-in.ts';
import { testTable } from '../../support/test-table.ts';
import { visitGroup } from '../../support/visit-group.ts';

const { getHeaderPages, getPage, getMarketingSpots, contactUs } = contentContract;

const website = { id: 1, accountId: 2, name: 'Summit', host: 'shop.test', url: 'http://shop.test', version: 1 };
const storeAccount = anAccount({ settings: { ipRestriction: { method: 0, list: [] } } });
const ofParent = aSignedIn();
const ofChild = aSignedIn({ userId: 'u3', accountId: 3, parentId: 2, warehouseNumber: 'DEN' });

let table: Table;
let now: Date;
beforeEach(async () => {
  table = await testTable();
  now = new Date('2026-03-01T09:00:00Z');
});
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

function visit(actor: SignedIn | undefined, account = storeAccount, host = 'shop.test') {
  const dependencies = contentDependencies(table, {
    authenticator: { byToken: async () => actor, byRecords: async () => actor && { actor } },
    findStore: async (asked) => (asked === 'shop.test' ? { website, account } : undefined),
    now: () => now,
  });
  return visitGroup(contentContract, contentRoutes(dependencies), actor, host);
}
const open = (actor: SignedIn | undefined, id: string) => visit(actor).call(getPage, { params: { id }, query: {} });

const save = {
  page: (page: Partial<Parameters<typeof aPage>[0]> = {}) => pageRepository(table).save(provider, aPage(page)),
  spot: (spot: Partial<Parameters<typeof aSpot>[0]> = {}) => marketingSpotRepository(table).save(provider, aSpot(spot)),
};

describe('a page', () => {
  it.each(['returns', 'page-1', 'RETURNS'])('is shown to everybody who opens its store, as %s', async (id) => {
    await save.page();
    expect((await open(undefined, id)).output()).toEqual(aPage());
  });

  it('of a child account is shown to its users, before the store’s of the same slug', async () => {
    await save.page();
    await save.page({ id: 'page-2', accountId: 3, title: 'Returns at the branch' });
    expect((await open(ofChild, 'returns')).output().title).toBe('Returns at the branch');
    expect((await open(ofParent, 'returns')).output().title).toBe('Returns and cores');
    expect((await open(undefined, 'page-2')).status).toBe(404);
  });

  it('of the store is shown to the users of its children', async () => {
    await save.page();
    expect((await open(ofChild, 'returns')).output()).toEqual(aPage());
  });

  it.each([
    { id: 'unknown', why: 'there is none' },
    { id: 'draft', why: 'it is not active' },
    { id: 'foreign', why: 'it is another account’s' },
    { id: 'About Us', why: 'that is no slug' },
    { id: '../api', why: 'that is no slug' },
    { id: '%', why: 'that is no slug' },
  ])('does not exist as $id, as $why', async ({ id }) => {
    await save.page({ id: 'p1', slug: 'draft', active: false });
    await save.page({ id: 'p2', slug: 'foreign', accountId: 99 });
    const answer = await open(ofParent, id);
    expect([answer.status, answer.errors]).toEqual([404, 'Page does not exist']);
  });

  it('does not exist on a host without a store', async () => {
    await save.page();
    const answer = await visit(undefined, storeAccount, 'nobody.test').call(getPage, {
      params: { id: 'returns' },
      query: {},
    });
    expect([answer.status, answer.errors]).toEqual([404, 'Page does not exist']);
  });

  it('is not shown to an address that the site keeps out (decision I5)', async () => {
    await save.page();
    const closed = anAccount({ settings: { ipRestriction: { method: 2, list: ['192.0.2.7'] } } });
    const answer = await visit(undefined, closed).call(getPage, { params: { id: 'returns' }, query: {} });
    expect([answer.status, answer.errors]).toEqual([403, 'You do not have access to this page.']);
  });
});

describe('the header’s menu', () => {
  const menuOf = (actor: SignedIn, id: string) => visit(actor).call(getHeaderPages, { params: { id } });
  beforeEach(async () => {
    await save.page();
    await save.page({ id: 'page-2', accountId: 3, slug: 'branch', title: 'The branch', menuTitle: 'Branch' });
  });

  it('leads to the pages of one’s account', async () => {
    const { id, title, slug, menuTitle } = aPage();
    expect((await menuOf(ofParent, '2')).output()).toEqual({ data: [{ id, title, slug, menuTitle }] });
  });

  it('of a child leads to its own pages and its parent’s', async () => {
    const { data } = (await menuOf(ofChild, '3')).output();
    expect(data.map(({ menuTitle }) => menuTitle)).toEqual(['Branch', 'Returns']);
    expect((await menuOf(ofChild, '2')).output().data.map(({ menuTitle }) => menuTitle)).toEqual(['Returns']);
  });

  it.each(['3', '99', '1'])('of account %s is not shown to others', async (id) => {
    const answer = await menuOf(ofParent, id);
    expect([answer.status, answer.errors]).toEqual([404, 'Unauthorized']);
  });

  it('of what is no account is refused', async () => {
    expect((await visit(ofParent).send('/api/headerpage/x')).status).toBe(400);
  });
});

describe('marketing spots', () => {
  const spotsOf = (actor: SignedIn, id: string) => visit(actor).call(getMarketingSpots, { params: { id } });
  beforeEach(async () => {
    await save.spot();
    await save.spot({ id: 'spot-2', title: 'Draft', active: false });
    await save.spot({ id: 'spot-3', accountId: 3, title: 'At the branch', url: 'https://example.com' });
  });

  it('are shown to the users of their account, the active ones', async () => {
    expect((await spotsOf(ofParent, '2')).output()).toEqual([aSpot()]);
  });

  it('of parent and child are shown to the users of the child', async () => {
    expect((await spotsOf(ofChild, '3')).output().map(({ title }) => title)).toEqual([
      'At the branch',
      'Ready for winter',
    ]);
  });

  it('are not shown to others', async () => {
    const answer = await spotsOf(ofParent, '3');
    expect([answer.status, answer.errors]).toEqual([404, 'Unauthorized']);
  });
});

describe('a question', () => {
  const question: ContactRequest = { questionType: 'returns', name: 'Pat', phoneNumber: '303 555 0101', message: 'Hi' };
  const ask = (body = question, idempotencyKey?: string, actor = ofChild) =>
    visit(actor).call(contactUs, { body }, idempotencyKey ? { idempotencyKey } : {});
  const waiting = () => queryAll(table, { pk: 'OUTBOX', sk: '' });

  it('waits to be sent, with who asked and where they are served from', async () => {
    expect((await ask()).output()).toBeNull();
    expect(await waiting()).toMatchObject([
      { kind: 'contact us', userId: 'u3', accountId: 3, parentId: 2, warehouseNumber: 'DEN', request: question },
    ]);
  });

  it('is sent once, however often it is repeated with the same key (decision W6)', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(question, 'one-key-one')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await waiting()).toHaveLength(1);
  });

  it('is refused with the key of another', async () => {
    await ask(question, 'one-key-one');
    const answer = await ask({ ...question, message: 'Hello' }, 'one-key-one');
    expect([answer.status, answer.errors]).toEqual([
      409,
      'This Idempotency-Key was already used for a different request.',
    ]);
    expect(await waiting()).toHaveLength(1);
  });

  it('of another user may have the same key', async () => {
    await ask(question, 'one-key-one');
    await ask(question, 'one-key-one', ofParent);
    expect(await waiting()).toHaveLength(2);
  });

  const askMany = (times: number) =>
    Promise.all(Array.from({ length: times }, (_, index) => ask({ ...question, message: `Question ${index}` })));

  it('is one of at most twenty in an hour, also of those at once; the next one is told when to come back', async () => {
    const statuses = (await askMany(30)).map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array<number>(20).fill(200), ...Array<number>(10).fill(429)]);
    expect(await waiting()).toHaveLength(20);
    later(45);
    const refused = await ask();
    expect([refused.status, refused.errors, refused.headers.get('retry-after')]).toEqual([
      429,
      'You have sent too many messages. Please try again later.',
      '900',
    ]);
    later(15);
    expect((await ask()).status).toBe(200);
  });

  it('of another user is not held up by many', async () => {
    await askMany(20);
    expect((await ask(question, undefined, ofParent)).status).toBe(200);
  });

  it('that is repeated counts once, and is known when no more may be sent', async () => {
    await Promise.all(Array.from({ length: 5 }, () => ask(question, 'one-key-one')));
    expect((await askMany(19)).map(({ status }) => status)).toEqual(Array<number>(19).fill(200));
    expect((await ask(question, 'one-key-one')).status).toBe(200);
    expect((await ask()).status).toBe(429);
  });

  it.each([
    { body: { QuestionType: 'returns', Message: 'x'.repeat(4001) }, why: 'it is too long' },
    { body: { QuestionType: 'returns', Message: ' \n' }, why: 'it says nothing' },
    { body: { QuestionType: 'gossip', Message: 'Hi' }, why: 'nobody answers that' },
    { body: { Message: 'Hi' }, why: 'it has no type' },
  ])('is refused when $why', async ({ body }) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const answer = await visit(ofChild).send('/api/contact', init);
    expect([answer.status, answer.errors]).toEqual([400, 'Invalid Request.']);
    expect(await waiting()).toEqual([]);
  });

  it('needs a session', async () => {
    const answer = await visit(undefined).call(contactUs, { body: question });
    expect(answer.status).toBe(401);
  });
});
