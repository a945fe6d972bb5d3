import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { passwordResetKey } from '#functions/data/identity/keys.ts';
import { userRepository } from '#functions/data/identity/user-repository.ts';
import { outboxRepository, toOutbox } from '#functions/data/operations/outbox-repository.ts';
import { hashPassword } from '#functions/data/passwords/password-hash.ts';
import { passwordResetRepository } from '#functions/data/passwords/password-reset-repository.ts';
import { getItem } from '#functions/data/table/get-item.ts';
import type { Table } from '#functions/data/table/table.ts';
import { transact } from '#functions/data/table/transact.ts';
import { profileContract } from '#shared/contracts/profile.ts';
import { sessionContract } from '#shared/contracts/session.ts';
import type { PasswordLinkKind } from '#shared/rules/session/password-links.ts';
import type { User } from '#shared/schemas/stored/user.ts';
import { PASSWORD_TEXTS } from '#shared/texts/session/password-texts.ts';
import { DEMO_PASSWORD, NORTHSIDE, PROVIDER, SUMMIT } from '../../api-journeys/demo-users.ts';
import { type StoreVisitor, storeVisitor } from '../../api-journeys/store-visitor.ts';
import { provider } from '../../builders/people.ts';
import { demoTable } from '../../support/demo-table.ts';
import { overtakenTable } from '../../support/overtaken-table.ts';
import { passwordLinkIn, sendPasswordMails } from '../../support/password-mails.ts';
import { sessionApi } from '../../support/session-api.ts';
import { storedItems } from '../../support/stored-items.ts';

const { validatePasswordReset, resetPassword } = profileContract;
const { getUser, login, refreshToken } = sessionContract;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NAME = 'summit-east-buyer';
const expired = { status: 404, errors: 'The request has expired.' };

let table: Table;
let user: User;
let time = Date.parse('2026-03-02T09:00:00Z');
let secrets = 0;
beforeAll(async () => {
  table = await demoTable();
});
/** Everything that was counted or emailed before is over, and the password is the demo's again. */
beforeEach(async () => {
  time += DAY;
  const users = userRepository(table);
  const marker = await users.findByUserName(NAME);
  const userId = marker?.userId ?? '';
  await users.change(provider, userId, ({ invitation: _, ...rest }) => ({ ...rest, active: true }));
  user = await users.setPassword(provider, userId, await hashPassword(DEMO_PASSWORD));
  await sendPasswordMails(table, now);
});

const now = () => new Date(time);
const visit = (host = SUMMIT): StoreVisitor => storeVisitor(sessionApi(table, now), host);

/** A link as the outbox makes it. */
async function emailedLink(kind: PasswordLinkKind = 'reset') {
  secrets += 1;
  const nonce = `secret-${secrets}-`.padEnd(43, 'x');
  await passwordResetRepository(table).save(user, { kind, nonce, messageId: 'message-1' }, now());
  return { userKey: user.userId, nonce };
}
type Link = Awaited<ReturnType<typeof emailedLink>>;

async function open(link: Link, host = SUMMIT) {
  const { status, errors } = await visit(host).call(validatePasswordReset, { query: link });
  return { status, errors };
}
async function use(link: Link, { host = SUMMIT, password = 'Another1Password' } = {}) {
  const { status, errors } = await visit(host).call(resetPassword, { body: { ...link, password } });
  return { status, errors };
}
const signIn = async (password: string, remember = false) => {
  const browser = visit();
  const { status } = await browser.call(login, { body: { userName: NAME, password, remember } });
  return { browser, status };
};
const passwordNow = async () => {
  const known = [DEMO_PASSWORD, 'Another1Password'];
  const statuses = [];
  for (const password of known) statuses.push((await signIn(password)).status);
  return known[statuses.indexOf(200)];
};
const fine = { status: 200, errors: undefined };

describe('a link', () => {
  it('from the mailbox leads its user to another password', async () => {
    (await visit().call(profileContract.remindPassword, { query: { username: NAME } })).output();
    const [mail] = await sendPasswordMails(table, now);
    const { userKey, nonce } = passwordLinkIn(mail as NonNullable<typeof mail>);
    const { firstName, lastName } = user;
    const shown = await visit().call(validatePasswordReset, { query: { userKey, nonce } });
    expect(shown.output()).toEqual({ firstName, lastName, userName: NAME });
    expect(await use({ userKey, nonce })).toEqual(fine);
    expect(await passwordNow()).toBe('Another1Password');
  });

  it('is used once', async () => {
    const link = await emailedLink();
    expect(await use(link)).toEqual(fine);
    expect(await use(link, { password: 'YetAnother1' })).toEqual(expired);
    expect(await open(link)).toEqual(expired);
    expect(await passwordNow()).toBe('Another1Password');
  });

  it('is used once by two at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const link = await emailedLink();
      const passwords = [`First-Password-${round}`, `Second-Password-${round}`];
      const answers = await Promise.all(passwords.map((password) => use(link, { password })));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
      user = (await userRepository(table).find(provider, user.userId)) as User;
    }
  });

  it('ends with a newer one', async () => {
    const [older, newer] = [await emailedLink(), await emailedLink()];
    expect(await use(older)).toEqual(expired);
    expect(await use(newer)).toEqual(fine);
  });

  it('is not used when a newer one is made just before, which stays', async () => {
    const older = await emailedLink();
    const newer: Link[] = [];
    const rival = async () => newer.push(await emailedLink());
    const resets = passwordResetRepository(overtakenTable(table, rival));
    const link = { userId: older.userKey, nonce: older.nonce };
    expect(await resets.spend(link, await hashPassword('Another1Password'), now())).toBeUndefined();
    expect(await use(newer[0] as Link)).toEqual(fine);
  });

  it('can be opened ten times and used then, because mail scanners open links', async () => {
    const link = await emailedLink();
    for (let opened = 0; opened < 10; opened += 1) expect(await open(link)).toEqual(fine);
    expect(await use(link)).toEqual(fine);
  });

  it('notes when it was opened first', async () => {
    const link = await emailedLink();
    const opened = () => getItem(table, passwordResetKey(user.userId));
    expect(await opened()).not.toHaveProperty('openedAt');
    await open({ ...link, nonce: 'another secret' });
    expect(await opened()).not.toHaveProperty('openedAt');
    await open(link);
    const first = now().toISOString();
    expect(await opened()).toMatchObject({ openedAt: first });
    time += MINUTE;
    await open(link);
    expect(await opened()).toMatchObject({ openedAt: first });
  });

  it.each([
    { what: 'another secret', change: (link: Link) => ({ ...link, nonce: `${link.nonce.slice(0, -1)}y` }) },
    { what: 'another user', change: (link: Link) => ({ ...link, userKey: 'nobody-at-all' }) },
    { what: 'a colleague', change: (link: Link) => ({ ...link, userKey: 'summit-buyer' }) },
  ])('is refused with $what', async ({ change }) => {
    const link = change(await emailedLink());
    const before = await storedItems(table);
    expect([await open(link), await use(link)]).toEqual([expired, expired]);
    expect(await storedItems(table)).toEqual(before);
  });

  it.each([NORTHSIDE, PROVIDER])('is refused on a host of another tenant: %s', async (host) => {
    const link = await emailedLink();
    expect([await open(link, host), await use(link, { host })]).toEqual([expired, expired]);
    expect(await use(link)).toEqual(fine);
  });

  it.each([
    { kind: 'reset', lives: HOUR },
    { kind: 'invitation', lives: 7 * DAY },
  ] as const)('of kind $kind lives $lives ms', async ({ kind, lives }) => {
    const link = await emailedLink(kind);
    time += lives - 1000;
    expect(await open(link)).toEqual(fine);
    time += 1000;
    expect([await open(link), await use(link)]).toEqual([expired, expired]);
  });

  it.each([
    {
      what: 'an administrator set another password',
      act: async () => userRepository(table).setPassword(provider, user.userId, await hashPassword(DEMO_PASSWORD)),
    },
    { what: 'its user was deactivated', act: () => userRepository(table).deactivate(provider, user.userId) },
  ])('ends when $what', async ({ act }) => {
    const link = await emailedLink();
    await act();
    expect([await open(link), await use(link)]).toEqual([expired, expired]);
  });

  it.each([
    '/wb/user/ValidatePasswordResetRequest',
    '/wb/user/ValidatePasswordResetRequest?userKey=u1',
    '/wb/user/ValidatePasswordResetRequest?nonce=n1',
    '/wb/user/ValidatePasswordResetRequest?userKey=u1&nonce=',
  ])('needs both parameters: %s', async (path) => {
    const { status, errors } = await visit().send(path);
    expect([status, errors]).toEqual([400, 'Invalid Request.']);
  });

  it('is stored as a hash', async () => {
    const { nonce } = await emailedLink();
    expect(JSON.stringify(await storedItems(table))).not.toContain(nonce);
  });
});

describe('the new password', () => {
  it.each([
    '',
    'Short1a',
    'no-upper-case-1',
    'NO-LOWER-CASE-1',
    'No-Number-at-all',
    'With a Blank 1',
    `Aa1${'x'.repeat(253)}`,
  ])('follows the rule, and the link stays: %s', async (password) => {
    const link = await emailedLink();
    const { status, errors, text } = await visit().call(resetPassword, { body: { ...link, password } });
    expect([status, errors]).toEqual([400, 'Invalid Request.']);
    expect(JSON.parse(text).errors).toEqual([
      {
        path: 'password',
        message:
          'New password must have at least 8 characters, with no spaces and must contain at least 1 upper case, 1 lower case and 1 number.',
      },
    ]);
    expect(await use(link)).toEqual(fine);
  });

  const messageFor = async (password: string): Promise<unknown> => {
    const { text } = await visit().call(resetPassword, { body: { ...(await emailedLink()), password } });
    return JSON.parse(text).errors;
  };

  it('can’t be the former one (decision B270)', async () => {
    expect(await messageFor(DEMO_PASSWORD)).toEqual([{ path: 'password', message: PASSWORD_TEXTS.sameAsCurrent }]);
  });

  it('can’t be the user name', async () => {
    await userRepository(table).change(provider, user.userId, (seen) => ({ ...seen, userName: 'summit-east-buyer-1' }));
    expect(await messageFor('Summit-East-Buyer-1')).toEqual([{ path: 'password', message: PASSWORD_TEXTS.isUserName }]);
    await userRepository(table).change(provider, user.userId, (seen) => ({ ...seen, userName: NAME }));
  });

  it('ends every session and every browser that stayed signed in', async () => {
    const { browser } = await signIn(DEMO_PASSWORD, true);
    expect((await browser.call(getUser)).status).toBe(200);
    await use(await emailedLink());
    expect((await browser.call(getUser)).status).toBe(401);
    expect((await browser.copy({ token: undefined }).call(refreshToken)).status).toBe(401);
  });

  it('forgets the failed logins', async () => {
    for (let failure = 0; failure < 10; failure += 1) await signIn('Wrong2Password');
    expect((await signIn(DEMO_PASSWORD)).status).toBe(429);
    await use(await emailedLink());
    expect((await signIn('Another1Password')).status).toBe(200);
  });

  it('is told to its user, once', async () => {
    const link = await emailedLink();
    await use(link);
    await use(link);
    expect((await sendPasswordMails(table, now)).map(({ to, subject }) => ({ to, subject }))).toEqual([
      { to: user.email, subject: 'Your password at Summit East was changed' },
    ]);
  });
});

describe('an invitation', () => {
  const invite = async () => {
    const sentAt = now().toISOString();
    user = await userRepository(table).change(provider, user.userId, (seen) => ({ ...seen, invitation: { sentAt } }));
    const { userId, accountId, parentId } = user;
    const message = { id: `invitation-${sentAt.length}-${time}`, userId, accountId, parentId, createdAt: sentAt };
    await transact(table, {
      message: toOutbox({ ...message, kind: 'invitation', invitedBy: 'Eddie Espinoza' }),
    });
    const [mail] = await sendPasswordMails(table, now);
    return mail as NonNullable<typeof mail>;
  };

  it('is emailed with a link to the store of the user’s account', async () => {
    const mail = await invite();
    expect(mail).toMatchObject({ to: user.email, subject: 'You are invited to Summit East' });
    expect(mail.text).toContain(
      'Eddie Espinoza invited you to order parts for Summit East. Your user name is summit-east-buyer.',
    );
    expect(passwordLinkIn(mail)).toMatchObject({ host: SUMMIT, userKey: user.userId });
  });

  it('is accepted with the password', async () => {
    const { userKey, nonce } = passwordLinkIn(await invite());
    time += 6 * DAY;
    expect(await use({ userKey, nonce })).toEqual(fine);
    const { invitation } = (await userRepository(table).find(provider, user.userId)) as User;
    expect(invitation).toEqual({ sentAt: user.invitation?.sentAt, acceptedAt: now().toISOString() });
  });

  it('is accepted at the first time, whatever passwords are set later', async () => {
    const { userKey, nonce } = passwordLinkIn(await invite());
    await use({ userKey, nonce });
    const first = now().toISOString();
    time += HOUR;
    user = (await userRepository(table).find(provider, user.userId)) as User;
    await use(await emailedLink());
    const { invitation } = (await userRepository(table).find(provider, user.userId)) as User;
    expect(invitation?.acceptedAt).toBe(first);
  });

  it('is not sent to somebody who has left', async () => {
    const { userId, accountId, parentId } = user;
    const envelope = { id: `late-${time}`, userId, accountId, parentId, createdAt: now().toISOString() };
    await transact(table, { message: toOutbox({ ...envelope, kind: 'invitation', invitedBy: 'Eddie Espinoza' }) });
    await userRepository(table).deactivate(provider, userId);
    expect(await sendPasswordMails(table, now)).toEqual([]);
    expect(await outboxRepository(table).inRepair()).toEqual([]);
  });
});

it('the texts are the spec’s', () => {
  expect([PASSWORD_TEXTS.requestExpired, PASSWORD_TEXTS.newRule]).toEqual([
    'The request has expired.',
    'New password must have at least 8 characters, with no spaces and must contain at least 1 upper case, 1 lower case and 1 number.',
  ]);
});
