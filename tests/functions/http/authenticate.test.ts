import { beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '#functions/data/website-repository.ts';
import { authenticator } from '#functions/http/authenticate.ts';
import { secretValues } from '#functions/http/secret-values.ts';
import { sessionTokens } from '#functions/http/session-token.ts';
import type { AccountSettings } from '#shared/schemas/account-settings.ts';
import { SESSION_TEXTS } from '#shared/texts/session-texts.ts';
import { anAccount } from '../../builders/accounts.ts';
import { anActor } from '../../builders/people.ts';

const visitor = { host: 'summit.localhost', address: '203.0.113.7', asksNotToBeTracked: false };
const now = () => new Date('2026-03-01T09:00:00Z');
const keys = secretValues('keys', async () => JSON.stringify({ current: 'a key that signs tokens' }));
const tokens = sessionTokens(keys, now);
const loadRecords = async () => {
  throw new Error('A catalogue read asks no record');
};

const aStore = (settings: Partial<AccountSettings> = {}): Store => ({
  website: { id: 1, accountId: 2, name: 'Summit', host: visitor.host, url: '', isDefault: true },
  account: anAccount({ settings }),
});

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
    { store: undefined, shown: undefined, why: 'the store is closed' },
  ])('nobody is signed in where $why', async ({ store, shown }) => {
    expect(await callerOf(store, shown)).toBeUndefined();
  });

  it('a store that is restricted to other addresses refuses it (decision I5, method 2)', async () => {
    const store = aStore({ ipRestriction: { method: 2, list: ['198.51.100.*'] } });
    await expect(callerOf(store)).rejects.toMatchObject({ code: 'forbidden', message: SESSION_TEXTS.deniedPage });
  });
});
