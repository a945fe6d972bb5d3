import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SocketResponse } from '#functions/chat/socket-handler.ts';
import { accountRepository } from '#functions/data/identity/account-repository.ts';
import { userRepository } from '#functions/data/identity/user-repository.ts';
import type { Table } from '#functions/data/table/table.ts';
import { sessionContract } from '#shared/contracts/session.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { DEMO_PASSWORD, DEMO_USERS, NORTHSIDE, PROVIDER, SUMMIT } from '../../api-journeys/demo-users.ts';
import { type StoreVisitor, storeVisitor } from '../../api-journeys/store-visitor.ts';
import { provider } from '../../builders/people.ts';
import { messageEvent } from '../../support/chat-room.ts';
import { demoTable } from '../../support/demo-table.ts';
import { type TableTrips, tableTrips } from '../../support/table-trips.ts';
import { wholeApi } from '../../support/whole-api.ts';

const ADDRESS = '203.0.113.7';

let table: Table;
let close: () => Promise<void>;
let signIn: (userName: string) => Promise<StoreVisitor>;
let cost: TableTrips;
/** The answer of the deployed function to a message on a socket of this host. */
let say: (host: string, message: object, address?: string) => Promise<{ status: number; body: string }>;

beforeAll(async () => {
  table = await demoTable();
  const api = await wholeApi(table);
  close = api.close;
  const { handler } = await import('#functions/chat/handler.ts');
  cost = tableTrips((await import('#functions/data/table/deployed-table.ts')).table);
  say = async (host, message, address = ADDRESS) => {
    const event = messageEvent(JSON.stringify({ Date: '1/1/2000', ...message }), { host, address });
    const { statusCode, body = '' } = (await handler(event)) as SocketResponse;
    return { status: statusCode, body };
  };
  signIn = async (userName) => {
    const host = DEMO_USERS.find((user) => user.userName === userName)?.host ?? '';
    const visitor = storeVisitor(api.send, host);
    const body = { userName, password: DEMO_PASSWORD, postalCode: '80202' };
    (await visitor.call(sessionContract.login, { body })).output();
    return visitor;
  };
  const northside = await signIn('northside-admin');
  await say(NORTHSIDE, { Authorization: northside.token(), Text: 'A secret of Northside', Key: 'key-1-northside' });
});
afterAll(() => close());

const withToken = async (visitor: StoreVisitor, host = SUMMIT, address = ADDRESS) =>
  say(host, { Authorization: visitor.token() }, address);

describe('of the demo users', () => {
  it.each(DEMO_USERS)('$userName, of level $level, is answered as the level allows (admin 6)', async (user) => {
    const { status, body } = await withToken(await signIn(user.userName), user.host);
    expect(status).toBe(user.level <= 1 ? 200 : 403);
    expect(body.includes('A secret of Northside')).toBe(user.userName === 'northside-admin');
  });
});

describe('a token', () => {
  const lost = { status: 401, body: expect.stringContaining(SESSION_TEXTS.sessionLost) };

  it('is worth nothing when it has expired', async () => {
    const visitor = await signIn('summit-admin');
    vi.setSystemTime(Date.now() + 12 * 60_000);
    expect(await withToken(visitor)).toEqual(lost);
    vi.useRealTimers();
  });

  it('is renewed by other calls: in its second half it is still answered, and no use of the session is recorded', async () => {
    const visitor = await signIn('summit-admin');
    vi.setSystemTime(Date.now() + 8 * 60_000);
    const { trips } = await cost.of(async () => expect((await withToken(visitor)).status).toBe(200));
    // The store's record has expired from the cache; it is read beside those of the session.
    expect(trips).toBe(3);
    vi.useRealTimers();
  });

  it.each([
    { host: NORTHSIDE, why: 'the host of another tenant' },
    { host: PROVIDER, why: 'the host of the provider' },
    { host: '', why: 'no host: the gateway told none' },
  ])('of another host is worth nothing: $why', async ({ host }) => {
    expect(await withToken(await signIn('summit-admin'), host)).toEqual(lost);
  });

  it.each(['', 'no token', 'eyJhbGciOiJub25lIn0.e30.'])('that is none is worth nothing: %s', async (Authorization) => {
    expect(await say(SUMMIT, { Authorization })).toEqual(lost);
  });

  it('ends with its session', async () => {
    const visitor = await signIn('summit-admin');
    const copy = visitor.copy();
    await visitor.call(sessionContract.logout);
    expect(await withToken(copy)).toEqual(lost);
  });

  it('ends when its user is deactivated, with a socket still open', async () => {
    const users = userRepository(table);
    const visitor = await signIn('northside-admin');
    expect((await withToken(visitor, NORTHSIDE)).status).toBe(200);
    const { userId } = (await visitor.call(sessionContract.getUser)).output();
    await users.change(provider, userId, (user) => ({ ...user, active: false }));
    expect(await withToken(visitor, NORTHSIDE)).toEqual(lost);
    await users.change(provider, userId, (user) => ({ ...user, active: true }));
  });

  it('reaches no store that is restricted to other addresses (decision I5, method 2)', async () => {
    const visitor = await signIn('summit-admin');
    const { accountId } = (await visitor.call(sessionContract.getUser)).output();
    const accounts = accountRepository(table);
    const restrict = (method: 0 | 2) =>
      accounts.change(provider, accountId, (account) => ({
        ...account,
        settings: { ...account.settings, ipRestriction: { method, list: ['198.51.100.*'] } },
      }));
    await restrict(2);
    expect((await withToken(visitor)).status).toBe(403);
    expect((await withToken(visitor, SUMMIT, '198.51.100.4')).status).toBe(200);
    await restrict(0);
  });
});

describe('round trips to the table, the first of which reads the records of the session', () => {
  it.each([
    { name: 'a poll', userName: 'summit-admin', trips: 2, request: {}, why: 'it makes one query' },
    { name: 'the list of the staff', userName: 'provider-admin', trips: 2, request: {}, why: 'it makes one query' },
    {
      name: 'a poll of the staff',
      userName: 'provider-admin',
      trips: 2,
      request: { AccountId: 2 },
      why: 'the account is read beside the query',
    },
    {
      name: 'a message',
      userName: 'summit-admin',
      trips: 3,
      request: { Text: 'Hello', Key: 'key-of-a-message' },
      why: 'it reads and counts at once, then writes',
    },
  ])('$name takes $trips, because $why', async ({ userName, trips, request }) => {
    const visitor = await signIn(userName);
    const host = userName === 'provider-admin' ? PROVIDER : SUMMIT;
    const message = { Authorization: visitor.token(), ...request };
    const spent = await cost.of(async () => expect((await say(host, message)).status).toBe(200));
    expect(spent.trips).toBe(trips);
  });
});
