import { beforeAll, describe, expect, it } from 'vitest';
import type { SessionRecords } from '#functions/data/identity/session-records.ts';
import type { Store } from '#functions/data/identity/website-repository.ts';
import { authenticator } from '#functions/http/authenticate.ts';
import { secretValues } from '#functions/http/secret-values.ts';
import { sessionTokens } from '#functions/http/session-token.ts';
import type { AccountSettings } from '#shared/schemas/fields/account-settings.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { aChild, anAccount } from '../../builders/accounts.ts';
import { anActor, aSession, aUser } from '../../builders/people.ts';

const visitor = { host: 'summit.localhost', address: '203.0.113.7', userAgent: '', asksNotToBeTracked: false };
const now = () => new Date('2026-03-01T09:00:00Z');
const keys = secretValues('keys', async () => JSON.stringify({ current: 'a key that signs tokens' }));
const tokens = sessionTokens(keys, now);
const loadRecords = async () => {
  throw new Error('A catalogue read asks no record');
};

const storeOf = (accountId: number, settings: Partial<AccountSettings> = {}): Store => ({
  website: { id: 1, accountId, name: 'Summit', host: visitor.host, url: '', version: 1 },
  account: anAccount({ id: accountId, settings }),
});
const aStore = (settings: Partial<AccountSettings> = {}): Store => storeOf(2, settings);

describe('for a catalogue read', () => {
  let token: string;
  beforeAll(async () => {
    token = await tokens.issue(anActor(), visitor.host);
  });
  const callerOf = (store: Store | undefined, shown: string | undefined = token) =>
    authenticator({ tokens, loadRecords, findStore: async () => store, now }).byToken(
      { token: shown, remember: undefined },
      visitor,
    );

  it('the token is believed', async () => {
    expect(await callerOf(aStore())).toEqual(anActor());
  });

  it.each([
    { store: aStore(), shown: 'no token', why: 'the token is none' },
    { store: undefined, shown: undefined, why: 'the store is closed or was removed' },
    { store: storeOf(9), shown: undefined, why: 'the host is another tenant’s by now' },
  ])('nobody is signed in where $why', async ({ store, shown }) => {
    expect(await callerOf(store, shown)).toBeUndefined();
  });

  it('a store that is restricted to other addresses refuses it (decision I5, method 2)', async () => {
    const store = aStore({ ipRestriction: { method: 2, list: ['198.51.100.*'] } });
    await expect(callerOf(store)).rejects.toMatchObject({ code: 'forbidden', message: SESSION_TEXTS.deniedPage });
  });
});

describe('for every other call', () => {
  const records: SessionRecords = {
    session: aSession(),
    user: aUser(),
    account: anAccount(),
    tenant: anAccount(),
    customers: [],
  };
  const acting = (accountId: number) =>
    aSession({ orderAs: { accountId, reason: 'approval' as const, approvalId: 'h1', sentBy: '', note: '' } });

  async function callerOf(found: SessionRecords, store: Store | undefined = aStore(), shown = anActor()) {
    const token = await tokens.issue(shown, visitor.host);
    const { byRecords } = authenticator({ tokens, loadRecords: async () => found, findStore: async () => store, now });
    return (await byRecords({ token, remember: undefined }, visitor))?.actor;
  }

  it('the records are asked', async () => {
    expect(await callerOf(records)).toMatchObject({ userId: 'u1', accountId: 2, home: { accountId: 2 } });
  });

  it.each([
    { minutes: 5, uses: [] },
    { minutes: 6, uses: [['s1', '2026-03-01T09:00:00.000Z']] },
  ])('a token that is $minutes minutes old leads to $uses.length record of use', async ({ minutes, uses }) => {
    const marked: [string, string][] = [];
    const former = sessionTokens(keys, () => new Date(now().getTime() - minutes * 60_000));
    const { byRecords } = authenticator({
      tokens,
      loadRecords: async () => records,
      findStore: async () => aStore(),
      markUsed: async ({ sessionId }, time) => void marked.push([sessionId, time.toISOString()]),
      now,
    });
    const token = await former.issue(anActor(), visitor.host);
    const found = await byRecords({ token, remember: undefined }, visitor);
    expect(found?.renewedToken !== undefined).toBe(uses.length > 0);
    expect(marked).toEqual(uses);
  });

  it.each([
    { ends: { tenant: 0, child: 0 }, isLive: true },
    { ends: { tenant: 1, child: 0 }, isLive: false },
    { ends: { tenant: 0, child: 1 }, isLive: false },
  ])(
    'work for a child ends for good with either account (deactivated: $ends): live $isLive',
    async ({ ends, isLive }) => {
      const tenant = anAccount({ deactivations: ends.tenant });
      const child = { ...aChild(), deactivations: ends.child };
      const found = { ...records, session: acting(child.id), account: child, parent: tenant, tenant };
      const caller = await callerOf(found, aStore(), anActor({ accountId: child.id, parentId: tenant.id }));
      expect(caller !== undefined).toBe(isLive);
    },
  );

  it.each([
    { store: undefined, why: 'the website was removed' },
    { store: storeOf(9), why: 'the host is another tenant’s by now' },
  ])('nobody is signed in where $why', async ({ store }) => {
    const { byRecords } = authenticator({
      tokens,
      loadRecords: async () => records,
      findStore: async () => store,
      now,
    });
    const token = await tokens.issue(anActor(), visitor.host);
    expect(await byRecords({ token, remember: undefined }, visitor)).toBeUndefined();
  });

  it.each([
    { found: { ...records, session: acting(3) }, why: 'the session works for a child, the token is of the parent' },
    { found: { ...records, account: aChild(), parent: anAccount() }, why: 'the work for the child is over' },
    {
      found: { ...records, session: acting(4), account: aChild(), parent: anAccount() },
      why: 'the session works for another child',
    },
    { found: { ...records, tenant: anAccount({ isActive: false }) }, why: 'the tenant is deactivated' },
    { found: { ...records, tenant: anAccount({ id: 9 }) }, why: 'the tenant is not the user’s' },
    { found: { ...records, tenant: undefined }, why: 'there is no tenant any more' },
  ])('nobody is signed in where $why', async ({ found }) => {
    expect(await callerOf(found)).toBeUndefined();
  });

  describe('who works for an account of another tenant', () => {
    const [child, parent] = [aChild({ id: 6, parentId: 5 }), anAccount({ id: 5 })];
    const tenant = anAccount({ id: 1 });
    const user = aUser({ accountId: 1, type: 1 });
    const shown = anActor({ accountId: 6, parentId: 5, home: { accountId: 1 }, level: 0 });
    const found: SessionRecords = { session: acting(6), user, account: child, parent, tenant, customers: [] };
    const restricted = { ipRestriction: { method: 2 as const, list: ['198.51.100.*'] } };

    it('keeps the level of the own account', async () => {
      expect(await callerOf(found, storeOf(1), shown)).toMatchObject({
        accountId: 6,
        home: { accountId: 1 },
        level: 0,
      });
    });

    it('is kept out by the own store’s restriction', async () => {
      const own = { ...found, tenant: anAccount({ id: 1, settings: restricted }) };
      await expect(callerOf(own, storeOf(1), shown)).rejects.toMatchObject({ message: SESSION_TEXTS.deniedPage });
    });

    it('is not kept out by that of the other tenant', async () => {
      const other = { ...found, parent: anAccount({ id: 5, settings: restricted }) };
      expect(await callerOf(other, storeOf(1), shown)).toMatchObject({ accountId: 6 });
    });
  });
});
