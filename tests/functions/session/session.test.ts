import { beforeAll, describe, expect, it, vi } from 'vitest';
import { accountRepository } from '#functions/data/identity/account-repository.ts';
import { passwordKey } from '#functions/data/identity/keys.ts';
import { sessionRecords } from '#functions/data/identity/session-records.ts';
import { sessionRepository } from '#functions/data/identity/session-repository.ts';
import { userRepository } from '#functions/data/identity/user-repository.ts';
import { hashPassword } from '#functions/data/passwords/password-hash.ts';
import type { Table } from '#functions/data/table/table.ts';
import { put, remove, transact } from '#functions/data/table/transact.ts';
import { sessionContract } from '#shared/contracts/session.ts';
import { REMEMBER_GRACE_MS, REMEMBER_LIFETIME_MS, TOKEN_LIFETIME_MS } from '#shared/rules/session/session-lifetimes.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { DEMO_PASSWORD, NORTHSIDE, PROVIDER, SUMMIT } from '../../api-journeys/demo-users.ts';
import { storeVisitor } from '../../api-journeys/store-visitor.ts';
import { provider } from '../../builders/people.ts';
import { demoTable } from '../../support/demo-table.ts';
import { ADDRESS, sessionApi } from '../../support/session-api.ts';

const { login, refreshToken, logout, getUser, updateLocation, getApplication, reportError, getErrors } =
  sessionContract;

const MINUTE = 60_000;

let table: Table;
let time: number;
beforeAll(async () => {
  table = await demoTable();
  time = Date.parse('2026-03-02T09:00:00Z');
});
const now = () => new Date(time);
const wait = (ms: number) => {
  time += ms;
};

const visit = (host: string, address = ADDRESS) => storeVisitor(sessionApi(table, now, address), host);
const credentials = (userName: string, more = {}) => ({ body: { userName, password: DEMO_PASSWORD, ...more } });

async function signedIn(userName: string, host: string, more = {}) {
  const visitor = visit(host);
  (await visitor.call(login, credentials(userName, more))).output();
  return visitor;
}

async function userIdOf(userName: string): Promise<string> {
  const marker = await userRepository(table).findByUserName(userName);
  return marker?.userId ?? '';
}

describe('a token', () => {
  it('is renewed by any call in the second half of its life, and by none before', async () => {
    const visitor = await signedIn('summit-buyer', SUMMIT);
    const first = visitor.token();
    wait(TOKEN_LIFETIME_MS / 2 - 1000);
    await visitor.call(getUser);
    expect(visitor.token()).toBe(first);
    wait(3000);
    await visitor.call(getUser);
    expect(visitor.token()).not.toBe(first);
  });

  it('ends when it is not renewed', async () => {
    const visitor = await signedIn('summit-buyer', SUMMIT);
    wait(TOKEN_LIFETIME_MS);
    const answer = await visitor.call(getUser);
    expect([answer.status, answer.errors]).toEqual([401, SESSION_TEXTS.sessionLost]);
  });
});

describe('a session ends at once', () => {
  it('when its user is deactivated', async () => {
    const visitor = await signedIn('northside-buyer', NORTHSIDE);
    const userId = await userIdOf('northside-buyer');
    await userRepository(table).deactivate(provider, userId);
    expect((await visitor.call(getUser)).status).toBe(401);
    expect((await visit(NORTHSIDE).call(login, credentials('northside-buyer'))).errors).toBe('Bad Password');
    await userRepository(table).change(provider, userId, (user) => ({ ...user, active: true }));
    expect((await visitor.call(getUser)).status).toBe(401);
  });

  it('when its user is deactivated, whom the right password then tells no more than a wrong one', async () => {
    const userId = await userIdOf('northside-buyer');
    await userRepository(table).deactivate(provider, userId);
    const answer = await visit(NORTHSIDE).call(login, credentials('northside-buyer', { postalCode: 'nowhere' }));
    expect([answer.status, answer.errors]).toEqual([401, 'Bad Password']);
    await userRepository(table).change(provider, userId, (user) => ({ ...user, active: true }));
  });

  it('when its user gets another password', async () => {
    const visitor = await signedIn('summit-east-buyer', SUMMIT, { remember: true });
    const hash = await hashPassword(DEMO_PASSWORD);
    await userRepository(table).setPassword(provider, await userIdOf('summit-east-buyer'), hash);
    expect((await visitor.call(getUser)).status).toBe(401);
    expect((await visitor.copy({ token: undefined }).call(refreshToken)).status).toBe(401);
  });

  it('when its parent account is deactivated (decision A3)', async () => {
    const visitor = await signedIn('summit-east-buyer', SUMMIT);
    const accounts = accountRepository(table);
    const store = (await visit(SUMMIT).call(getApplication)).output();
    await accounts.deactivate(provider, store.accountId);
    expect((await visitor.call(getUser)).status).toBe(401);
    expect((await visit(SUMMIT).call(getApplication)).status).toBe(404);
    expect((await visit(SUMMIT).call(login, credentials('summit-east-buyer'))).errors).toBe('Bad Password');
    await accounts.change(provider, store.accountId, (account) => ({ ...account, isActive: true }));
  });

  it.each(['own', 'parent'] as const)(
    'when its %s account is deactivated, and stays ended when that is active again, but not the next session',
    async (which) => {
      const visitor = await signedIn('summit-east-buyer', SUMMIT, { remember: true });
      const { account } = (await visitor.call(getUser)).output();
      const id = which === 'own' ? account.id : (account.parentId ?? 0);
      const accounts = accountRepository(table);
      await accounts.deactivate(provider, id);
      await accounts.change(provider, id, ({ deactivations: _forgotten, ...rest }) => ({ ...rest, isActive: true }));
      wait(MINUTE);
      const remembered = visitor.copy({ token: undefined });
      expect((await visitor.call(getUser)).status).toBe(401);
      expect((await visitor.call(refreshToken)).status).toBe(401);
      expect((await remembered.call(refreshToken)).status).toBe(401);
      const next = await signedIn('summit-east-buyer', SUMMIT);
      expect((await next.call(getUser)).status).toBe(200);
    },
  );
});

it.each([
  {
    host: SUMMIT,
    contact: { contactEmail: 'support@provider.example', contactPhone: '3035550100' },
    of: 'the provider',
  },
  { host: PROVIDER, contact: { contactEmail: 'support@provider.example', contactPhone: '3035550100' }, of: 'itself' },
])('$host tells whom to ask before signing in: $of (decision B295)', async ({ host, contact }) => {
  expect((await visit(host).call(getApplication)).output()).toMatchObject(contact);
});

describe('a user without a password (decision B440)', () => {
  it.each(['undefined', 'null', DEMO_PASSWORD])('is let in by nothing that is typed: “%s”', async (password) => {
    const userId = await userIdOf('northside-buyer');
    const hash = await hashPassword(DEMO_PASSWORD);
    await transact(table, { password: remove(passwordKey(userId)) });
    const { status, errors } = await visit(NORTHSIDE).call(login, credentials('northside-buyer', { password }));
    const unknown = await visit(NORTHSIDE).call(login, credentials('nobody-at-all', { password }));
    expect({ status, errors }).toEqual({ status: unknown.status, errors: unknown.errors });
    expect(status).toBe(401);
    await transact(table, { password: put(passwordKey(userId), { hash }) });
  });
});

describe('the remember cookie', () => {
  it('brings a session back for 14 days after it was last used', async () => {
    const visitor = await signedIn('summit-buyer', SUMMIT, { remember: true });
    wait(REMEMBER_LIFETIME_MS - MINUTE);
    const reopened = visitor.copy({ token: undefined });
    expect((await reopened.call(refreshToken)).status).toBe(200);
    wait(REMEMBER_LIFETIME_MS - MINUTE);
    const again = reopened.copy({ token: undefined });
    expect((await again.call(refreshToken)).status).toBe(200);
    wait(REMEMBER_LIFETIME_MS + MINUTE);
    expect((await again.copy({ token: undefined }).call(refreshToken)).status).toBe(401);
  });

  it('brings back the own account, at its own place, of who was at work for a child (decision I4)', async () => {
    const visitor = await signedIn('summit-buyer', SUMMIT, { remember: true, postalCode: '80202' });
    const before = (await visitor.call(getUser)).output();
    const [, claims = ''] = (visitor.token() ?? '').split('.');
    const { sid } = JSON.parse(Buffer.from(claims, 'base64url').toString());
    const ids = { userId: before.userId, sessionId: sid };
    const orderAs = {
      accountId: 6,
      reason: 'approval' as const,
      approvalId: 'h1',
      sentBy: 'Pat',
      note: '',
      postalCode: '80202',
      warehouseNumber: 'DEN',
    };
    await sessionRepository(table).setOrderAs(ids, orderAs, { postalCode: '60608', cartName: 'sent-h1' });
    const reopened = visitor.copy({ token: undefined });
    await reopened.call(refreshToken);
    expect((await reopened.call(getUser)).output()).toEqual(before);
    const { session } = await sessionRecords(table, { ...ids, accountId: before.accountId });
    expect([session?.orderAs, session?.cartName]).toEqual([undefined, undefined]);
  });

  it('serves two tabs that are opened at once', async () => {
    const closed = (await signedIn('summit-buyer', SUMMIT, { remember: true })).copy({ token: undefined });
    const tabs = [closed.copy({ token: undefined }), closed.copy({ token: undefined })];
    const answers = await Promise.all(tabs.map((tab) => tab.call(refreshToken)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.flatMap(({ headers }) => headers.getSetCookie())).toHaveLength(1);
  });

  it('S01: of the loser of a race still counts within 30 seconds', async () => {
    const closed = (await signedIn('summit-buyer', SUMMIT, { remember: true })).copy({ token: undefined });
    const late = closed.copy({ token: undefined });
    await closed.call(refreshToken);
    wait(REMEMBER_GRACE_MS);
    expect((await late.call(refreshToken)).status).toBe(200);
  });

  it('that comes back after it was replaced ends the session for everybody who has a part of it', async () => {
    const owner = await signedIn('summit-buyer', SUMMIT, { remember: true });
    const thief = owner.copy({ token: undefined });
    const reopened = owner.copy({ token: undefined });
    await reopened.call(refreshToken);
    wait(REMEMBER_GRACE_MS + 1000);
    expect((await thief.call(refreshToken)).status).toBe(401);
    expect((await reopened.call(getUser)).status).toBe(401);
    expect((await reopened.copy({ token: undefined }).call(refreshToken)).status).toBe(401);
  });

  it('that comes back after it was replaced is told in the log', async () => {
    const warn = vi.fn();
    const log = { info: () => undefined, warn, error: () => undefined };
    const visitor = storeVisitor(sessionApi(table, now, ADDRESS, { log }), SUMMIT);
    await visitor.call(login, credentials('summit-buyer', { remember: true }));
    const thief = visitor.copy({ token: undefined });
    await visitor.copy({ token: undefined }).call(refreshToken);
    wait(REMEMBER_GRACE_MS + 1000);
    await thief.call(refreshToken);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('remember-me secret'), { tenant: SUMMIT });
  });

  it('S02: of somebody who is refused is not taken away, since it may be the new one of another tab', async () => {
    const visitor = await signedIn('summit-buyer', SUMMIT, { remember: true });
    wait(REMEMBER_LIFETIME_MS + MINUTE);
    const answer = await visitor.copy({ token: undefined }).call(refreshToken);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([401, []]);
  });

  it('of an earlier user does not outlive the next login of the browser', async () => {
    const browser = await signedIn('summit-admin', SUMMIT, { remember: true });
    const copied = browser.copy({ token: undefined });
    const answer = await browser.call(login, credentials('summit-buyer'));
    expect(answer.headers.getSetCookie()).toEqual([expect.stringContaining('remember=; Max-Age=0')]);
    expect((await copied.call(refreshToken)).status).toBe(401);
  });
});

describe('the postal code (decision P9)', () => {
  it('given at the login is kept with the session and names the nearest warehouse', async () => {
    const visitor = await signedIn('summit-buyer', SUMMIT, { postalCode: ' 80202-1234 ' });
    const user = (await visitor.call(getUser)).output();
    expect(user.postalCode).toBe('80202');
    expect(user.afterMarketServiceLocation?.description).toMatch(/Denver/);
  });

  it.each(['1234', 'ABCDE', 'D1A 1A1', '00000', '00000-1234'])(
    '%s is refused by its field, and nobody is signed in',
    async (postalCode) => {
      const answer = await visit(SUMMIT).call(login, credentials('summit-buyer', { postalCode }));
      expect([answer.status, answer.errors]).toEqual([400, SESSION_TEXTS.invalidPostalCode]);
      expect(JSON.parse(answer.text).errors).toEqual([
        { path: 'postalCode', message: SESSION_TEXTS.invalidPostalCode },
      ]);
      expect(answer.headers.get('authorization')).toBeNull();
    },
  );

  it('can be changed, which moves the service location and gives a new token', async () => {
    const visitor = await signedIn('summit-buyer', SUMMIT, { postalCode: '80202' });
    const before = visitor.token();
    const moved = (await visitor.call(updateLocation, { body: { zipcode: '10001' } })).output();
    expect(moved.postalCode).toBe('10001');
    expect(moved.afterMarketServiceLocation?.description).not.toMatch(/Denver/);
    expect(visitor.token()).not.toBe(before);
    expect((await visitor.call(getUser)).output()).toEqual(moved);
  });

  it.each(['0000', '00000'])('is refused when it is none (%s), and stays as it was', async (zipcode) => {
    const visitor = await signedIn('summit-buyer', SUMMIT, { postalCode: '80202' });
    expect((await visitor.call(updateLocation, { body: { zipcode } })).status).toBe(400);
    expect((await visitor.call(getUser)).output().postalCode).toBe('80202');
  });
});

describe('an account that is restricted to its own addresses (decision I5, method 2)', () => {
  const restrict = async (list: string[], host = NORTHSIDE) => {
    const { accountId } = (await visit(host).call(getApplication)).output();
    await accountRepository(table).change(provider, accountId, (account) => ({
      ...account,
      settings: { ...account.settings, ipRestriction: { method: 2, list } },
    }));
    return () =>
      accountRepository(table).change(provider, accountId, (account) => ({
        ...account,
        settings: { ...account.settings, ipRestriction: { method: 0, list: [] } },
      }));
  };

  it('shows nothing, lets nobody in and ends sessions of everybody else', async () => {
    const visitor = await signedIn('northside-admin', NORTHSIDE);
    const lift = await restrict(['203.0.113.*']);
    const stranger = storeVisitor(sessionApi(table, now, '192.0.2.1'), NORTHSIDE, { token: visitor.token() });
    const answers = [
      await stranger.call(getApplication),
      await stranger.call(login, credentials('northside-admin')),
      await stranger.call(getUser),
      await stranger.call(refreshToken),
    ];
    expect(answers.map(({ status, errors }) => [status, errors])).toEqual(
      answers.map(() => [403, SESSION_TEXTS.deniedPage]),
    );
    expect((await visitor.call(getUser)).status).toBe(200);
    await lift();
  });

  it('keeps the users of its children off its site as well', async () => {
    const visitor = await signedIn('summit-east-buyer', SUMMIT, { remember: true });
    const lift = await restrict(['203.0.113.*'], SUMMIT);
    const elsewhere = sessionApi(table, now, '192.0.2.1');
    const thief = storeVisitor(elsewhere, SUMMIT, { token: visitor.token() });
    const answers = [await thief.call(getUser), await thief.call(refreshToken)];
    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
    await lift();
  });

  it('leaves the remember cookie of who comes from elsewhere good for the day they are back', async () => {
    const visitor = visit(NORTHSIDE);
    const { headers } = await visitor.call(login, credentials('northside-admin', { remember: true }));
    const [, remember] = /^remember=([^;]+)/.exec(headers.getSetCookie().join()) ?? [];
    const lift = await restrict(['203.0.113.*']);
    const away = storeVisitor(sessionApi(table, now, '192.0.2.1'), NORTHSIDE, { remember });
    expect((await away.call(refreshToken)).status).toBe(403);
    wait(REMEMBER_GRACE_MS + 1000);
    expect((await visitor.copy({ token: undefined }).call(refreshToken)).status).toBe(200);
    await lift();
  });

  it('is so from the next login on, and no longer than it is (decision A1)', async () => {
    const stranger = storeVisitor(sessionApi(table, now, '192.0.2.1'), NORTHSIDE);
    const statusOfLogin = async () => (await stranger.call(login, credentials('northside-admin'))).status;
    const lift = await restrict(['203.0.113.*']);
    const statuses = [await statusOfLogin()];
    await lift();
    statuses.push(await statusOfLogin());
    await restrict(['203.0.113.*']);
    statuses.push(await statusOfLogin());
    await lift();
    expect(statuses).toEqual([403, 200, 403]);
  });
});

describe('an error of the browser', () => {
  const report = (info: string) => ({ body: { localTime: '03/02/2026 09:00:00', errors: ['Boom'], info } });
  const withKey = (visitor: ReturnType<typeof visit>, info: string) =>
    visitor.send(reportError.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'one-intention' },
      body: JSON.stringify({ LocalTime: '03/02/2026 09:00:00', Errors: ['Boom'], Info: info }),
    });

  it('is kept once, however often it is sent, and the key is good for nothing else', async () => {
    const visitor = await signedIn('summit-admin', SUMMIT);
    await visitor.call(reportError, report('before'));
    const answers = [
      await withKey(visitor, 'first'),
      await withKey(visitor, 'first'),
      await withKey(visitor, 'second'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 409]);
    const infos = (await visitor.call(getErrors)).output().map(({ info }) => info);
    expect(infos.slice(0, 2)).toEqual(['first', 'before']);
  });

  it('is shown to no other tenant', async () => {
    const summit = await signedIn('summit-admin', SUMMIT);
    await summit.call(reportError, report('of Summit alone'));
    const northside = await signedIn('northside-admin', NORTHSIDE);
    const errors = (await northside.call(getErrors)).output();
    expect(errors.filter(({ info }) => info === 'of Summit alone')).toEqual([]);
  });
});

it('logs who signs in and who comes back, but nothing that would let somebody else in', async () => {
  const written = vi.fn();
  const log = { info: written, warn: written, error: written };
  const visitor = storeVisitor(sessionApi(table, now, ADDRESS, { log }), SUMMIT);
  const { headers } = await visitor.call(login, credentials('summit-buyer', { remember: true }));
  const secrets = [DEMO_PASSWORD, visitor.token(), /=([^;]+)/.exec(headers.getSetCookie().join())?.[1]];
  await visitor.copy({ token: undefined }).call(refreshToken);
  const userId = await userIdOf('summit-buyer');
  expect(written.mock.calls.map(([, fields]) => [fields.tenant, fields.userId])).toEqual([
    [SUMMIT, userId],
    [SUMMIT, userId],
  ]);
  expect(secrets.filter((secret) => JSON.stringify(written.mock.calls).includes(String(secret)))).toEqual([]);
});

type Browser = ReturnType<typeof visit>;
const holding = (host: string, remember: string) => storeVisitor(sessionApi(table, now), host, { remember });

/** Somebody who stays signed in, and what their cookie holds. */
async function remembering(userName: string, host = SUMMIT) {
  const owner = visit(host);
  const { headers } = await owner.call(login, credentials(userName, { remember: true }));
  const [, remember = ''] = /remember=([^;]+)/.exec(headers.getSetCookie().join()) ?? [];
  return { owner, remember };
}

describe('signing out', () => {
  it('with the remember cookie alone ends the session too, of which somebody may hold a token', async () => {
    const visitor = await signedIn('summit-buyer', SUMMIT, { remember: true });
    const holder = visitor.copy();
    await visitor.copy({ token: undefined }).call(logout);
    expect((await holder.call(getUser)).status).toBe(401);
  });

  it.each([
    { what: 'logout', end: (browser: Browser) => browser.call(logout) },
    { what: 'the login of somebody else', end: (browser: Browser) => browser.call(login, credentials('summit-admin')) },
  ])('by $what, with a cookie that is not its own, ends nobody’s session', async ({ end }) => {
    const { owner, remember } = await remembering('summit-buyer');
    const [family] = remember.split('.');
    await end(holding(SUMMIT, `${family}.${'A'.repeat(43)}`));
    await holding(NORTHSIDE, remember).call(logout);
    expect((await owner.call(getUser)).status).toBe(200);
    expect((await owner.copy({ token: undefined }).call(refreshToken)).status).toBe(200);
  });

  it('takes no cookie away that was not shown, as a page of another site would have it', async () => {
    expect((await visit(SUMMIT).call(logout)).headers.getSetCookie()).toEqual([]);
  });
});

it('signs out whatever is left: a token, a cookie, or nothing at all', async () => {
  const visitor = await signedIn('summit-buyer', SUMMIT, { remember: true });
  wait(TOKEN_LIFETIME_MS);
  const answers = [await visitor.call(logout), await visitor.call(logout), await visit(SUMMIT).call(logout)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await visitor.copy({ token: undefined }).call(refreshToken)).status).toBe(401);
});
