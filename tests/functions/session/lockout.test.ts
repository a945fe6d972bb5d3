import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountRepository } from '#functions/data/identity/account-repository.ts';
import { loginAttemptRepository } from '#functions/data/identity/login-attempt-repository.ts';
import { userRepository } from '#functions/data/identity/user-repository.ts';
import { hashPassword } from '#functions/data/passwords/password-hash.ts';
import type { Table } from '#functions/data/table/table.ts';
import { sessionContract } from '#shared/contracts/session.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { DEMO_PASSWORD, NORTHSIDE, SUMMIT } from '../../api-journeys/demo-users.ts';
import { storeVisitor } from '../../api-journeys/store-visitor.ts';
import { provider } from '../../builders/people.ts';
import { demoTable } from '../../support/demo-table.ts';
import { sessionApi } from '../../support/session-api.ts';

const { login, getApplication } = sessionContract;

const MINUTE = 60_000;
const OWNER = 'summit-admin';
/** Where the owner of the name sits, and where somebody who guesses does. */
const HERE = '203.0.113.7';
const THERE = '198.51.100.1';

let table: Table;
let summitId: number;
let time = Date.parse('2026-03-02T09:00:00Z');
beforeAll(async () => {
  table = await demoTable();
  summitId = (await visit(SUMMIT).call(getApplication)).output().accountId;
});
/** The attempts of the test before no longer count. */
beforeEach(() => wait(60 * MINUTE));

const now = () => new Date(time);
const wait = (ms: number) => {
  time += ms;
};
const visit = (host: string, address = HERE) => storeVisitor(sessionApi(table, now, address), host);
const as = (userName: string, more = {}) => ({ body: { userName, password: DEMO_PASSWORD, ...more } });
const wrong = (userName: string) => ({ body: { userName, password: 'Wrong2Password' } });

async function failures(times: number, host: string, address: string, userName = OWNER): Promise<number[]> {
  const visitor = visit(host, address);
  const answers = await Promise.all(Array.from({ length: times }, () => visitor.call(login, wrong(userName))));
  return answers.map(({ status }) => status).toSorted();
}

/** As `failures`, without the time that looking at a password takes. */
async function countFailures(times: number, address: (index: number) => string, userName: (index: number) => string) {
  const attempts = loginAttemptRepository(table);
  const begin = (index: number) =>
    attempts.begin({ userName: userName(index), address: address(index), storeAccountId: summitId }, now());
  await Promise.all(Array.from({ length: times }, (_, index) => begin(index)));
}

/** Nine tries at each of as many addresses as it takes. */
const fromEverywhere = (times: number) =>
  countFailures(
    times,
    (index) => `192.0.2.${Math.floor(index / 9)}`,
    () => OWNER,
  );
const manyNamesFromHere = (times: number) =>
  countFailures(
    times,
    () => HERE,
    (index) => `guessed-name-${index}`,
  );
const tenOfTheNameHere = () =>
  countFailures(
    10,
    () => HERE,
    () => OWNER,
  );

const ownerSignsIn = async (address = HERE) => (await visit(SUMMIT, address).call(login, as(OWNER))).status;

describe('failed logins lock out (decision I2)', () => {
  it.each([
    { what: 'nine of the name here', fail: () => failures(9, SUMMIT, HERE), status: 200 },
    { what: 'ten of the name here', fail: () => failures(10, SUMMIT, HERE), status: 429 },
    { what: 'ten of the name at another address', fail: () => failures(10, SUMMIT, THERE), status: 200 },
    { what: 'thirty of the name at another address', fail: () => failures(30, SUMMIT, THERE), status: 200 },
    { what: 'ten of the name on the store of another tenant', fail: () => failures(10, NORTHSIDE, HERE), status: 200 },
    { what: 'ten of the name on no store', fail: () => failures(10, 'nowhere.localhost', HERE), status: 200 },
    { what: 'ten of another name here', fail: () => failures(10, SUMMIT, HERE, 'summit-buyer'), status: 200 },
    { what: '99 of other names here', fail: () => manyNamesFromHere(99), status: 200 },
    { what: '100 of other names here', fail: () => manyNamesFromHere(100), status: 429 },
    { what: '199 of the name from everywhere', fail: () => fromEverywhere(199), status: 200 },
    { what: '200 of the name from everywhere', fail: () => fromEverywhere(200), status: 429 },
  ])('$what: the owner of the name gets $status', async ({ fail, status }) => {
    await fail();
    expect(await ownerSignsIn()).toBe(status);
  });

  it.each([OWNER, 'nobody-at-all', 'northside-admin'])('%s alike, whether or not it may sign in here', async (name) => {
    const ten = Array.from({ length: 10 }, () => 401);
    expect(await failures(12, SUMMIT, HERE, name)).toEqual([...ten, 429, 429]);
  });

  it('until a quarter of an hour after the first of them, and say so', async () => {
    await failures(10, SUMMIT, HERE);
    wait(5 * MINUTE);
    const locked = await visit(SUMMIT).call(login, as(OWNER));
    const retryAfter = Number(locked.headers.get('retry-after'));
    expect([locked.status, locked.errors, retryAfter]).toEqual([429, SESSION_TEXTS.tooManyAttempts, 10 * 60]);
    wait(retryAfter * 1000 - 1);
    expect(await ownerSignsIn()).toBe(429);
    wait(1);
    expect(await ownerSignsIn()).toBe(200);
  });

  it('no longer once the name has signed in there', async () => {
    await failures(9, SUMMIT, HERE);
    await ownerSignsIn();
    expect(await failures(9, SUMMIT, HERE)).not.toContain(429);
  });

  it('nobody else at the address, when one clerk goes on trying', async () => {
    await manyNamesFromHere(80);
    expect(await failures(30, SUMMIT, HERE, 'one-stubborn-clerk')).toContain(429);
    expect(await ownerSignsIn()).toBe(200);
  });

  it('nobody, when the store keeps the address out anyway', async () => {
    const restrict = (method: 0 | 2) =>
      accountRepository(table).change(provider, summitId, (account) => ({
        ...account,
        settings: { ...account.settings, ipRestriction: { method, list: method === 2 ? ['203.0.113.*'] : [] } },
      }));
    await restrict(2);
    const refused = await failures(12, SUMMIT, THERE);
    await restrict(0);
    expect(new Set(refused)).toEqual(new Set([403]));
    expect(await ownerSignsIn(THERE)).toBe(200);
  });
});

describe('a browser that keeps its user signed in may always try', () => {
  const LIMITS = [
    { limit: 'ten of the name here', fail: tenOfTheNameHere },
    { limit: '100 here', fail: () => manyNamesFromHere(100) },
    { limit: '200 of the name', fail: () => fromEverywhere(200) },
  ];
  const keepSignedIn = async (userName: string) => {
    const browser = visit(SUMMIT);
    (await browser.call(login, as(userName, { remember: true }))).output();
    return browser.copy({ token: undefined });
  };

  it.each(LIMITS)('past $limit', async ({ fail }) => {
    const browser = await keepSignedIn(OWNER);
    await fail();
    expect((await browser.call(login, wrong(OWNER))).status).toBe(401);
    expect((await browser.call(login, as(OWNER))).status).toBe(200);
  });

  it.each(LIMITS)('but not the name of somebody else, past $limit', async ({ fail }) => {
    const browser = await keepSignedIn('summit-buyer');
    await fail();
    expect((await browser.call(login, as(OWNER))).status).toBe(429);
  });

  it('only while its cookie would bring the session back', async () => {
    const browser = await keepSignedIn(OWNER);
    const users = userRepository(table);
    const owner = await users.findByUserName(OWNER);
    await users.setPassword(provider, owner?.userId ?? '', await hashPassword(DEMO_PASSWORD));
    await tenOfTheNameHere();
    expect((await browser.call(login, as(OWNER))).status).toBe(429);
  });
});
