import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountRepository } from '#functions/data/identity/account-repository.ts';
import { userRepository } from '#functions/data/identity/user-repository.ts';
import { suppressedAddressRepository } from '#functions/data/operations/suppressed-address-repository.ts';
import { passwordResetRepository } from '#functions/data/passwords/password-reset-repository.ts';
import { queryAll } from '#functions/data/table/queries.ts';
import type { Table } from '#functions/data/table/table.ts';
import { NotSent } from '#functions/integrations/mailer.ts';
import { profileContract } from '#shared/contracts/profile.ts';
import type { User } from '#shared/schemas/stored/user.ts';
import { PASSWORD_TEXTS } from '#shared/texts/session/password-texts.ts';
import { NORTHSIDE, PROVIDER, SUMMIT } from '../../api-journeys/demo-users.ts';
import { storeVisitor } from '../../api-journeys/store-visitor.ts';
import { provider } from '../../builders/people.ts';
import { demoTable } from '../../support/demo-table.ts';
import { passwordLinkIn, sendPasswordMails } from '../../support/password-mails.ts';
import { sessionApi } from '../../support/session-api.ts';

const { remindPassword } = profileContract;
const MINUTE = 60_000;

let table: Table;
let time: number;
const openNewStore = async () => {
  table = await demoTable();
  time = Date.parse('2026-03-02T09:00:00Z');
};
beforeAll(openNewStore);
/** The attempts of the test before no longer count. */
beforeEach(() => wait(60 * MINUTE));

const now = () => new Date(time);
const wait = (ms: number) => {
  time += ms;
};
const visit = (host: string, address?: string) => storeVisitor(sessionApi(table, now, address), host);
const remind = (username: string, host = SUMMIT, address?: string) =>
  visit(host, address).call(remindPassword, { query: { username } });
const mails = () => sendPasswordMails(table, now);
const inOutbox = () => queryAll(table, { pk: 'OUTBOX', sk: '' });
const inRepair = () => queryAll(table, { pk: 'REPAIR', sk: '' });

async function userOf(userName: string): Promise<User> {
  const users = userRepository(table);
  const marker = await users.findByUserName(userName);
  return (await users.find(provider, marker?.userId ?? '')) as User;
}

describe('a reminder', () => {
  it('is emailed to its user, with a link to the store of their account', async () => {
    const user = await userOf('summit-buyer');
    expect((await remind('summit-buyer')).output()).toBeNull();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.to).toBe(user.email);
    expect(mail && passwordLinkIn(mail)).toEqual({
      host: SUMMIT,
      path: '/forgot-password',
      userKey: user.userId,
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it.each([
    { userName: 'SUMMIT-Buyer', host: SUMMIT, count: 1, why: 'a name is the same in any case' },
    { userName: 'summit-east-buyer', host: SUMMIT, count: 1, why: 'a branch signs in at its parent’s store' },
    { userName: 'northside-buyer', host: SUMMIT, count: 0, why: 'it belongs to another tenant' },
    { userName: 'summit-buyer', host: NORTHSIDE, count: 0, why: 'it belongs to another tenant' },
    { userName: 'summit-admin', host: PROVIDER, count: 0, why: 'the provider’s store is for its own people' },
    { userName: 'nobody-at-all', host: SUMMIT, count: 0, why: 'nobody has the name' },
  ])('for $userName at $host brings $count mails, because $why', async ({ userName, host, count }) => {
    (await remind(userName, host)).output();
    expect(await mails()).toHaveLength(count);
    expect(await inOutbox()).toEqual([]);
    expect(await inRepair()).toEqual([]);
  });

  it('is one mail, however often it is asked for in a minute', async () => {
    for (let press = 0; press < 3; press += 1) (await remind('summit-buyer')).output();
    expect(await inOutbox()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  it.each([
    { minutes: 4, count: 0 },
    { minutes: 5, count: 1 },
  ])('$minutes minutes after another one brings $count mails', async ({ minutes, count }) => {
    (await remind('summit-buyer')).output();
    expect(await mails()).toHaveLength(1);
    wait(minutes * MINUTE);
    (await remind('summit-buyer')).output();
    expect(await mails()).toHaveLength(count);
  });

  it('that could not be sent at first is sent later, although its first link is minutes old', async () => {
    (await remind('summit-buyer')).output();
    await sendPasswordMails(table, now, () => Promise.reject(new NotSent('Throttled')));
    wait(MINUTE);
    expect(await mails()).toHaveLength(1);
  });

  it('is sent again when nobody knows whether it was sent, and only its last link works (decision O8)', async () => {
    (await remind('summit-buyer')).output();
    const [lost] = await lostMails();
    wait(MINUTE);
    const [sent] = await mails();
    const resets = passwordResetRepository(table);
    const works = async (mail: typeof sent) => {
      const { userKey, nonce } = passwordLinkIn(mail as NonNullable<typeof mail>);
      return (await resets.find({ userId: userKey, nonce }, now())) !== undefined;
    };
    expect([await works(lost), await works(sent)]).toEqual([false, true]);
    expect(await inRepair()).toEqual([]);
  });

  it('keeps no secret in its message, and names nobody (decision B290)', async () => {
    (await remind('summit-buyer')).output();
    expect(await inOutbox()).toMatchObject([{ userId: 'nobody', userName: 'summit-buyer' }]);
    await mails();
  });

  it('needs a name', async () => {
    const { status, errors } = await visit(SUMMIT).send('/api/user/password');
    expect([status, errors]).toEqual([400, 'Invalid Request.']);
  });

  it('needs a store', async () => {
    expect((await remind('summit-buyer', 'nowhere.localhost')).status).toBe(404);
    expect(await inOutbox()).toEqual([]);
  });
});

describe('a reminder that can’t be delivered', () => {
  beforeEach(openNewStore);

  it.each([
    {
      who: 'a user',
      leave: async () => userRepository(table).deactivate(provider, (await userOf('summit-east-buyer')).userId),
    },
    { who: 'an account', leave: async () => closeAccount((await userOf('summit-east-buyer')).accountId) },
    { who: 'a tenant', leave: async () => closeAccount((await userOf('summit-buyer')).accountId) },
  ])('is not sent for $who that was deactivated since', async ({ leave }) => {
    (await remind('summit-east-buyer')).output();
    await leave();
    expect(await mails()).toEqual([]);
  });

  it('is not sent to an address whose mail comes back, and nobody has to decide on it', async () => {
    const { email } = await userOf('summit-buyer');
    await suppressedAddressRepository(table).note(email, 'bounced', 'mail-1', now());
    (await remind('summit-buyer')).output();
    expect(await mails()).toEqual([]);
    expect(await inRepair()).toEqual([]);
  });

  it('waits for a person if its account has no website to lead to', async () => {
    const { accountId } = await userOf('summit-buyer');
    await accountRepository(table).change(provider, accountId, (account) => ({
      ...account,
      settings: { ...account.settings, defaultWebsiteId: null },
    }));
    (await remind('summit-buyer')).output();
    expect(await mails()).toEqual([]);
    expect(await inRepair()).toMatchObject([
      { reason: 'The account has no website to lead to, so the email was not sent' },
    ]);
  });
});

/** The mail service takes a mail and then does not answer. */
async function lostMails() {
  const taken: Parameters<typeof passwordLinkIn>[0][] = [];
  await sendPasswordMails(table, now, async (mail) => {
    taken.push(mail);
    throw new Error('The connection broke');
  });
  return taken;
}

const closeAccount = (accountId: number) =>
  accountRepository(table).change(provider, accountId, (account) => ({ ...account, isActive: false }));

describe('reminders are limited:', () => {
  beforeAll(openNewStore);

  const times = async (count: number, ask: (index: number) => ReturnType<typeof remind>) => {
    const statuses: number[] = [];
    for (let index = 0; index < count; index += 1) statuses.push((await ask(index)).status);
    return statuses;
  };
  const fine = (count: number) => Array.from({ length: count }, () => 200);

  it('five for a name at a store in a quarter of an hour, from wherever', async () => {
    const statuses = await times(6, (index) => remind('summit-buyer', SUMMIT, `198.51.100.${index}`));
    expect(statuses).toEqual([...fine(5), 429]);
    expect((await remind('summit-admin')).status).toBe(200);
    expect((await remind('summit-buyer', NORTHSIDE)).status).toBe(200);
  });

  it('twenty from an address in a quarter of an hour, for whatever names', async () => {
    expect(await times(21, (index) => remind(`some-name-${index}`))).toEqual([...fine(20), 429]);
    expect((await remind('some-name-1', SUMMIT, '198.51.100.1')).status).toBe(200);
  });

  it('and say when to try again', async () => {
    await times(5, () => remind('summit-buyer'));
    wait(5 * MINUTE);
    const { status, errors, headers } = await remind('summit-buyer');
    expect([status, errors, headers.get('retry-after')]).toEqual([429, PASSWORD_TEXTS.tooManyReminders, '600']);
    wait(10 * MINUTE);
    expect((await remind('summit-buyer')).status).toBe(200);
  });

  it('a refused one counts for nothing and queues nothing', async () => {
    await times(5, () => remind('summit-buyer'));
    const before = await inOutbox();
    await times(30, () => remind('summit-buyer'));
    expect(await inOutbox()).toEqual(before);
    expect((await remind('summit-admin')).status).toBe(200);
  });
});
