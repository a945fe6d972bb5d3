import { beforeAll, describe, expect, it } from 'vitest';
import { accountsContract } from '#shared/contracts/accounts.ts';
import { ACCOUNT_FIELDS, MARKABLE_CODES } from '#shared/rules/accounts/account-fields.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import type { StoreVisitor } from '../../api-journeys/store-visitor.ts';
import { provider } from '../../builders/people.ts';
import {
  type AccountName,
  type AdministratorName,
  accountAdministration,
  IDS,
} from '../../support/account-administration.ts';
import { VALUES } from '../../support/account-values.ts';
import { storedItems } from '../../support/stored-items.ts';

const { changeAccount, deactivateAccount, getAccount, getEffects } = accountsContract;

/** Codes whose own values decide what the provider is paid, whom it serves and with what. */
const PROVIDERS = [104, 105, 107, 108, 111, 134, 301, 302, 303, 304, 305, 306, 307];
const ALWAYS = [118, 120, 121, 134, 137, 138, 301, 302, 303, 304, 305, 306, 307];
const NOBODYS = [142];

/** 200 if this person changes the field of that account, 403 if not, 404 if they must not know that it is there. */
function expectedOf(by: AdministratorName, account: AccountName, code: number): 200 | 403 | 404 {
  const isTopLevel = account === 'provider' || account === 'summit' || account === 'northside';
  const reaches = { provider: true, summit: ['summit', 'east', 'west'].includes(account), east: account === 'east' };
  if (!reaches[by]) return 404;
  if (NOBODYS.includes(code) || (!isTopLevel && ALWAYS.includes(code))) return 403;
  if (by === 'provider') return 200;
  if (PROVIDERS.includes(code) || (code === 130 && isTopLevel)) return 403;
  return by === 'east' && (code === 130 || code === 200) ? 403 : 200;
}

const people: readonly AdministratorName[] = ['provider', 'summit', 'east'];
const accounts = Object.keys(IDS) as AccountName[];
const codes = ACCOUNT_FIELDS.map(({ code }) => code).filter((code) => code !== 202);
const cases = people.flatMap((by) => accounts.map((account) => ({ by, account })));

let world: Awaited<ReturnType<typeof accountAdministration>>;
let visitors: Readonly<Record<AdministratorName, StoreVisitor>>;
beforeAll(async () => {
  world = await accountAdministration();
  visitors = { provider: await world.as('provider'), summit: await world.as('summit'), east: await world.as('east') };
});
const everyAccount = () => world.accounts.findMany(provider, Object.values(IDS));
/** The table without the history, which keeps what was refused. */
const unchanged = async () => (await storedItems(world.table)).filter(({ pk }) => !String(pk).startsWith('HISTORY'));

it('there is a value for every field but the customer numbers, which have a call of their own', () => {
  expect(Object.keys(VALUES).map(Number)).toEqual(codes);
});

describe.each(cases)('$by on $account', ({ by, account }) => {
  it.each(codes)('%i', async (code) => {
    const visitor = visitors[by];
    const before = await everyAccount();
    const version = before.find(({ id }) => id === IDS[account])?.version ?? 0;
    const expected = expectedOf(by, account, code);
    const body = { id: IDS[account], version, ...VALUES[code]?.[0] };
    const effects = await visitor.call(getEffects, { body });
    expect(effects.status).toBe(expected);
    expect(await everyAccount()).toEqual(before);
    const saved = await visitor.call(changeAccount, { body });
    expect(saved.status).toBe(expected);
    if (expected === 200) return;
    expect([saved.errors, effects.errors]).toEqual([SESSION_TEXTS.unauthorized, SESSION_TEXTS.unauthorized]);
    const reset = await visitor.call(changeAccount, { body: { id: IDS[account], version, reset: [code] } });
    expect(reset.status).toBe(expected);
    expect(await everyAccount()).toEqual(before);
  });

  it('sees the account, or nothing', async () => {
    const { status, errors } = await visitors[by].call(getAccount, { params: { id: String(IDS[account]) } });
    const isSeen = expectedOf(by, account, 201) !== 404;
    expect([status, errors]).toEqual(isSeen ? [200, undefined] : [404, SESSION_TEXTS.unauthorized]);
  });
});

describe('what a parent hands down', () => {
  it.each(MARKABLE_CODES)('%i is nobody’s on the child, unless the child may change it', async (code) => {
    const change = async (by: AdministratorName) => {
      const { version } = await world.find('east');
      return visitors[by].call(changeAccount, { body: { id: IDS.east, version, ...VALUES[code]?.[0] } });
    };
    await world.set('summit', { inheritedFields: [code], changeableFields: [] });
    for (const by of people) expect((await change(by)).status).toBe(403);
    await world.set('summit', { changeableFields: [code] });
    for (const by of people) expect((await change(by)).status).toBe(expectedOf(by, 'east', code));
    await world.set('summit', { inheritedFields: [], changeableFields: [] });
  });
});

describe('marks', () => {
  const markings = [
    { by: 'provider', account: 'summit', code: 101, status: 200, why: 'the provider marks what it changes' },
    { by: 'provider', account: 'summit', code: 111, status: 200, why: 'the provider marks what it changes' },
    { by: 'summit', account: 'summit', code: 112, status: 200, why: 'a parent marks what it changes' },
    { by: 'summit', account: 'summit', code: 105, status: 403, why: 'it may not change it itself' },
    { by: 'summit', account: 'summit', code: 142, status: 403, why: 'there is nothing to choose' },
    { by: 'summit', account: 'summit', code: 118, status: 400, why: 'it is always handed down' },
    { by: 'provider', account: 'summit', code: 999, status: 400, why: 'there is no such field' },
    { by: 'provider', account: 'east', code: 101, status: 403, why: 'a child has no children' },
    { by: 'summit', account: 'east', code: 101, status: 403, why: 'a child has no children' },
    { by: 'east', account: 'east', code: 101, status: 403, why: 'a child has no children' },
    { by: 'provider', account: 'provider', code: 101, status: 403, why: 'the provider has no children' },
    { by: 'summit', account: 'northside', code: 101, status: 404, why: 'it is foreign' },
  ] as const;
  it.each(markings)('$code of $account by $by: $status, because $why', async ({ by, account, code, status }) => {
    const { version, inheritedFields } = await world.find(account);
    const body = { id: IDS[account], version, inheritedFields: [...inheritedFields, code] };
    const before = await unchanged();
    expect((await (await world.as(by)).call(changeAccount, { body })).status).toBe(status);
    if (status !== 200) expect(await unchanged()).toEqual(before);
  });

  it('of the provider stay when a parent sends its own', async () => {
    await world.set('summit', { inheritedFields: [101, 111], changeableFields: [] });
    const visitor = await world.as('summit');
    const { version } = await world.find('summit');
    const keeping = { id: IDS.summit, version, inheritedFields: [111, 112] };
    expect((await visitor.call(changeAccount, { body: keeping })).output().inheritedFields).toEqual([111, 112]);
    const dropping = { id: IDS.summit, version: version + 1, inheritedFields: [112] };
    expect((await visitor.call(changeAccount, { body: dropping })).status).toBe(403);
  });
});

describe('deactivating', () => {
  it.each([
    { by: 'provider', account: 'north', status: 200, why: 'the provider administers it' },
    { by: 'provider', account: 'northside', status: 200, why: 'the provider administers it' },
    { by: 'provider', account: 'provider', status: 400, why: 'the provider stays' },
    { by: 'summit', account: 'west', status: 200, why: 'it is a child' },
    { by: 'summit', account: 'summit', status: 403, why: 'nobody locks themselves out' },
    { by: 'summit', account: 'north', status: 404, why: 'it is foreign' },
    { by: 'east', account: 'west', status: 403, why: 'level 2 never does' },
  ] as const)('$account by $by: $status, because $why', async ({ by, account, status }) => {
    const visitor = await world.as(by);
    const ask = () => visitor.call(deactivateAccount, { query: { id: String(IDS[account]) } });
    expect((await ask()).status).toBe(status);
    expect((await world.find(account)).isActive).toBe(status !== 200);
    if (status !== 200) return;
    expect((await ask()).status, 'once more').toBe(200);
    const { version } = await world.find(account);
    const back = { id: IDS[account], version, active: true };
    expect((await visitor.call(changeAccount, { body: back })).output()).toMatchObject({ active: true });
  });

  it('of oneself at level 2 is refused in a save too', async () => {
    const { version } = await world.find('east');
    const body = { id: IDS.east, version, active: false };
    expect((await (await world.as('east')).call(changeAccount, { body })).status).toBe(403);
  });
});
