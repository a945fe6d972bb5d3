import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { websitesDependencies } from '#functions/websites/dependencies.ts';
import { accountsContract } from '#shared/contracts/accounts.ts';
import { usersContract } from '#shared/contracts/users.ts';
import { type WebsiteBody, websitesContract } from '#shared/contracts/websites.ts';
import type { WebsiteView } from '#shared/schemas/wire/website-view.ts';
import { WEBSITE_SAVE_TEXTS } from '#shared/texts/admin/websites/website-save-texts.ts';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import { ACCOUNT_TEXTS } from '#shared/texts/session/account-texts.ts';
import type { StoreVisitor } from '../../api-journeys/store-visitor.ts';
import { type AccountName, accountAdministration, IDS } from '../../support/account-administration.ts';

const { checkWebsite, getOpenAccounts, getWebsite, getWebsites, removeWebsite, saveWebsite } = websitesContract;
const { getHistoryOf, restoreFromHistory } = usersContract;

const faultsIn = (text: string) => (JSON.parse(text) as { errors: { path: string; message: string }[] }).errors;

let world: Awaited<ReturnType<typeof accountAdministration>>;
let webmaster: StoreVisitor;
beforeEach(async () => {
  world = await accountAdministration();
  webmaster = await world.webmaster();
});

const save = (body: WebsiteBody, idempotencyKey?: string) =>
  webmaster.call(saveWebsite, { body }, idempotencyKey ? { idempotencyKey } : {});
const made = async (name: string, account: AccountName = 'summit', more: WebsiteBody = {}): Promise<WebsiteView> => {
  const url = `https://${name.toLowerCase()}.example.com`;
  return (await save({ accountId: IDS[account], name, url, ...more })).output();
};
const find = async (id: number) => (await webmaster.call(getWebsite, { params: { id: String(id) } })).output();
const remove = (id: number) => webmaster.call(removeWebsite, { params: { id: String(id) } });
const list = async (query: Partial<Record<'search' | 'sortBy' | 'accountId' | 'Take', string>> = {}) => {
  const { data, total, all } = (await webmaster.call(getWebsites, { query: query as object })).output();
  return { names: data.map(({ name }) => name), total, all };
};

async function historyOf(id: number) {
  const params = { kind: 'website', id: String(id) } as const;
  return (await (await world.historian('provider')).call(getHistoryOf, { params, query: {} })).output().data;
}
const restore = async (entry: string) =>
  (await world.historian('provider')).call(restoreFromHistory, { params: { entry }, body: {} });

describe('a new website', () => {
  it('has its address in one form, and is the default as the first one of its account', async () => {
    const website = await made('Summit', 'summit', { url: ' HTTPS://Summit.Example.com.:443/home?from=mail ' });
    expect(website).toEqual({
      id: website.id,
      accountId: IDS.summit,
      companyName: 'Summit Collision',
      accountActive: true,
      name: 'Summit',
      url: 'https://summit.example.com',
      host: 'summit.example.com',
      default: true,
      version: 1,
    });
    expect(await find(website.id)).toEqual(website);
    expect((await made('Second')).default).toBe(false);
    expect((await world.find('summit')).settings.defaultWebsiteId).toBe(website.id);
  });

  it('is made once by a call and its repeat', async () => {
    const key = randomUUID();
    const body = { accountId: IDS.summit, name: 'Summit', url: 'https://summit.example.com' };
    const [one, other] = [(await save(body, key)).output(), (await save(body, key)).output()];
    expect(other).toEqual(one);
    expect((await list()).all).toBe(1);
  });

  it.each<{ body: WebsiteBody; path: string; message: string; why: string }>([
    { body: { url: 'summit.example.com' }, path: 'Url', message: WEBSITE_SAVE_TEXTS.urlInvalid, why: 'no scheme' },
    { body: { url: undefined }, path: 'Url', message: WEBSITE_SAVE_TEXTS.urlInvalid, why: 'no address' },
    { body: { name: '  ' }, path: 'Name', message: UI_TEXTS.required, why: 'no name' },
    {
      body: { accountId: undefined },
      path: 'AccountId',
      message: WEBSITE_SAVE_TEXTS.accountNeeded,
      why: 'no account',
    },
  ])('is refused with $why', async ({ body, path, message }) => {
    const whole = { accountId: IDS.summit, name: 'Summit', url: 'https://summit.example.com' };
    const { status, text } = await save({ ...whole, ...body });
    expect(status).toBe(400);
    expect(faultsIn(text)).toEqual([{ path, message }]);
  });

  it.each([
    { url: 'http://SUMMIT.bücher.example', why: 'in capitals, without TLS' },
    { url: 'https://summit.bücher.example.', why: 'with a dot at the end' },
    { url: 'https://summit.bücher.example:8443', why: 'with a port' },
    { url: 'https://summit.xn--bcher-kva.example/a?b#c', why: 'in punycode, with a path' },
    { url: 'https://summit.b\u0075\u0308cher.example', why: 'with the dots of the letter as a sign of their own' },
    { url: 'https://summit\uff0eBÜCHER\u3002example', why: 'with other signs for its dots' },
    { url: 'https://ｓｕｍｍｉｔ.bücher.example', why: 'in wide letters' },
  ])('is refused where the address is taken, $why', async ({ url }) => {
    await save({ accountId: IDS.summit, name: 'Summit', url: 'https://summit.bücher.example' });
    const own = (await save({ accountId: IDS.northside, name: 'North', url: 'https://north.example.com' })).output();
    const taken = { status: 409, errors: ACCOUNT_TEXTS.hostExists };
    expect(await save({ accountId: IDS.northside, name: 'North', url })).toMatchObject(taken);
    expect(await save({ id: own.id, version: own.version, url })).toMatchObject(taken);
  });

  it.each(['east', 'nobody'] as const)('is refused for an account that can have none: %s', async (name) => {
    const accountId = name === 'nobody' ? 999 : IDS[name];
    const attempt = await save({ accountId, name: 'Website', url: 'https://website.example.com' });
    expect(attempt).toMatchObject({ status: 404, errors: 'Unauthorized' });
  });
});

describe('a change of a website', () => {
  it('names only what changes', async () => {
    const { id } = await made('Summit');
    const changed = (await save({ id, version: 1, name: 'Peak' })).output();
    expect(changed).toMatchObject({ name: 'Peak', url: 'https://summit.example.com', version: 2, default: true });
  });

  it('is refused on an old version, with the fields, unless it changes nothing', async () => {
    const { id } = await made('Summit');
    await save({ id, version: 1, name: 'Peak' });
    const late = await save({ id, version: 1, name: 'Top', url: 'https://summit.example.com' });
    expect(late).toMatchObject({ status: 409, errors: ACCOUNT_TEXTS.changedElsewhere });
    expect(faultsIn(late.text)).toEqual([{ path: 'Name', message: ACCOUNT_TEXTS.changedElsewhere }]);
    expect((await save({ id, version: 1, name: 'Peak' })).output().version).toBe(2);
  });

  it('needs a version', async () => {
    const { id } = await made('Summit');
    expect(faultsIn((await save({ id, name: 'Peak' })).text)).toEqual([
      { path: 'Version', message: UI_TEXTS.required },
    ]);
  });

  it('is made once by a call and its repeat', async () => {
    const { id } = await made('Summit');
    const key = randomUUID();
    const body = { id, version: 1, name: 'Peak' };
    await save(body, key);
    expect((await save(body, key)).output().version).toBe(2);
  });

  it('leaves the website with its account', async () => {
    const { id } = await made('Summit');
    const move = await save({ id, version: 1, accountId: IDS.northside });
    expect(move).toMatchObject({ status: 400, errors: ACCOUNT_TEXTS.accountStays });
  });

  it('moves the default, which the account’s history tells too', async () => {
    const [first, second] = [await made('First'), await made('Second')];
    expect((await save({ id: second.id, version: 1, default: true })).output().default).toBe(true);
    expect((await find(first.id)).default).toBe(false);
    const params = { kind: 'account', id: String(IDS.summit) } as const;
    const history = (await (await world.historian('provider')).call(getHistoryOf, { params, query: {} })).output();
    expect(history.data[0]?.changes).toEqual([
      { field: 'DefaultWebsiteId', before: String(first.id), after: String(second.id) },
    ]);
    expect((await restore(history.data[0]?.id ?? '')).status).toBe(200);
    expect((await find(first.id)).default).toBe(true);
  });

  it('does not take the default away, neither here nor on the form of the account', async () => {
    const { id } = await made('Summit');
    expect(faultsIn((await save({ id, version: 1, default: false })).text)).toEqual([
      { path: 'Default', message: WEBSITE_SAVE_TEXTS.defaultStays },
    ]);
    const { version } = await world.find('summit');
    const body = { id: IDS.summit, version, defaultWebsiteId: null };
    const byForm = await (await world.as('provider')).call(accountsContract.changeAccount, { body });
    expect(faultsIn(byForm.text)).toEqual([{ path: 'DefaultWebsiteId', message: WEBSITE_SAVE_TEXTS.defaultNeeded }]);
  });
});

describe('removing a website', () => {
  it('takes the default last', async () => {
    const [first, second] = [await made('First'), await made('Second')];
    expect(await remove(first.id)).toMatchObject({ status: 409, errors: WEBSITE_SAVE_TEXTS.defaultRemoved });
    expect((await remove(second.id)).status).toBe(200);
    expect((await remove(first.id)).status).toBe(200);
    expect(await list()).toEqual({ names: [], total: 0, all: 0 });
  });

  it('leaves the provider one', async () => {
    const { id } = await made('Provider', 'provider');
    expect(await remove(id)).toMatchObject({ status: 409, errors: WEBSITE_SAVE_TEXTS.lastOfProvider });
  });

  it('is taken back under the same number, by the entry that it answered', async () => {
    const website = await made('Summit');
    const { entry } = (await remove(website.id)).output();
    expect((await webmaster.call(getWebsite, { params: { id: String(website.id) } })).status).toBe(404);
    expect((await restore(entry)).status).toBe(200);
    expect(await find(website.id)).toEqual(website);
    expect((await restore(entry)).errors).toBe(WEBSITE_SAVE_TEXTS.isThere);
  });

  it('is not taken back where somebody else has the address by now', async () => {
    const { id } = await made('Summit');
    const { entry } = (await remove(id)).output();
    await made('Summit', 'northside');
    expect(await restore(entry)).toMatchObject({ status: 409, errors: ACCOUNT_TEXTS.hostExists });
  });
});

describe('the history of a website', () => {
  it('tells who did what, and restores', async () => {
    const { id } = await made('Summit');
    await save({ id, version: 1, name: 'Peak', url: 'https://peak.example.com' });
    const [changed, created] = await historyOf(id);
    expect(created).toMatchObject({ kind: 'website', action: 'created', name: 'Summit', mayRestore: false });
    expect(changed).toMatchObject({
      action: 'changed',
      mayRestore: true,
      changes: [
        { field: 'Name', before: 'Summit', after: 'Peak' },
        { field: 'Url', before: 'https://summit.example.com', after: 'https://peak.example.com' },
      ],
    });
    expect((await restore(changed?.id ?? '')).status).toBe(200);
    expect(await find(id)).toMatchObject({ name: 'Summit', url: 'https://summit.example.com', version: 3 });
    await remove(id);
    expect((await historyOf(id))[0]).toMatchObject({ action: 'removed', mayRestore: true });
  });
});

describe('the list of websites', () => {
  beforeEach(async () => {
    await made('Summit');
    await made('Aspen');
    await made('North', 'northside');
  });

  it.each([
    { query: {}, names: ['Aspen', 'North', 'Summit'], why: 'by name' },
    { query: { search: 'summit coll' }, names: ['Aspen', 'Summit'], why: 'by the words of its account' },
    { query: { search: 'north.example' }, names: ['North'], why: 'by its address' },
    { query: { sortBy: 'CompanyName' }, names: ['North', 'Summit', 'Aspen'], why: 'sorted by account' },
    { query: { accountId: '2' }, names: ['Aspen', 'Summit'], why: 'of one account' },
    { query: { Take: '1' }, names: ['Aspen'], why: 'by the page' },
  ])('has them $why', async ({ query, names }) => {
    expect((await list(query)).names).toEqual(names);
  });

  it('offers accounts without a website first, and no inactive ones or children', async () => {
    await world.set('northside', { isActive: false });
    const open = (await webmaster.call(getOpenAccounts)).output();
    expect(open.map(({ companyName, websites }) => [companyName, websites])).toEqual([
      ['Great Plains Auto Parts', 0],
      ['Summit Collision', 2],
    ]);
  });
});

describe('the check of a website', () => {
  it('says that it is a stand-in where the network is not asked, and what is missing', async () => {
    const { id } = await made('Summit');
    const { checks, isStandIn } = (await webmaster.call(checkWebsite, { params: { id: String(id) } })).output();
    expect(isStandIn).toBe(true);
    expect(checks.map(({ check, state }) => `${check} ${state}`)).toEqual([
      'dns unknown',
      'certificate unknown',
      'brand warning',
      'logo warning',
      'mail bad',
      'customer bad',
      'signIn bad',
      'open good',
      'robots unknown',
    ]);
    expect(websitesDependencies(world.table, { now: () => new Date() }).isStandIn).toBe(true);
  });
});
