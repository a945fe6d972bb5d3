import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountRepository } from '#functions/data/identity/account-repository.ts';
import { sessionRepository } from '#functions/data/identity/session-repository.ts';
import { userRepository } from '#functions/data/identity/user-repository.ts';
import { historyRepository } from '#functions/data/operations/history-repository.ts';
import { hashPassword } from '#functions/data/passwords/password-hash.ts';
import { passwordRepository } from '#functions/data/passwords/password-repository.ts';
import { passwordResetRepository } from '#functions/data/passwords/password-reset-repository.ts';
import type { Table } from '#functions/data/table/table.ts';
import { profileContract } from '#shared/contracts/profile.ts';
import { sessionContract } from '#shared/contracts/session.ts';
import { sessionSchema } from '#shared/schemas/stored/session.ts';
import type { User } from '#shared/schemas/stored/user.ts';
import { PASSWORD_TEXTS } from '#shared/texts/session/password-texts.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { DEMO_PASSWORD, SUMMIT } from '../../api-journeys/demo-users.ts';
import { type StoreVisitor, storeVisitor } from '../../api-journeys/store-visitor.ts';
import { provider } from '../../builders/people.ts';
import { demoTable } from '../../support/demo-table.ts';
import { overtakenTable } from '../../support/overtaken-table.ts';
import { sendPasswordMails } from '../../support/password-mails.ts';
import { sessionApi } from '../../support/session-api.ts';
import { storedItems } from '../../support/stored-items.ts';

const { changePassword } = profileContract;
const { getUser, login, refreshToken } = sessionContract;
const MINUTE = 60_000;
const NAME = 'summit-east-buyer';
const NEXT = 'Another1Password';

let table: Table;
let user: User;
let browser: StoreVisitor;
let time = Date.parse('2026-03-02T09:00:00Z');
beforeAll(async () => {
  table = await demoTable();
});
/** The attempts of the test before no longer count, and the password is the demo's again. */
beforeEach(async () => {
  time += 60 * MINUTE;
  const users = userRepository(table);
  const marker = await users.findByUserName(NAME);
  user = await users.setPassword(provider, marker?.userId ?? '', await hashPassword(DEMO_PASSWORD));
  await sendPasswordMails(table, now);
  browser = await signIn();
});

const now = () => new Date(time);
const visit = () => storeVisitor(sessionApi(table, now), SUMMIT);
async function signIn(password = DEMO_PASSWORD): Promise<StoreVisitor> {
  const visitor = visit();
  (await visitor.call(login, { body: { userName: NAME, password, remember: true } })).output();
  return visitor;
}
const maySignIn = async (password: string) =>
  (await visit().call(login, { body: { userName: NAME, password } })).status === 200;
const change = (by: StoreVisitor, given: { current?: string; next?: string; confirm?: string } = {}) => {
  const { current = DEMO_PASSWORD, next = NEXT, confirm = next } = given;
  return by.call(changePassword, {
    body: { currentPassword: current, newPassword: next, confirmPassword: confirm },
  });
};
const errorsOf = ({ text }: { readonly text: string }): unknown => JSON.parse(text).errors;

describe('a password is not changed (admin 5):', () => {
  const RULE =
    'New password must have at least 8 characters, with no spaces and must contain at least 1 upper case, 1 lower case and 1 number.';
  it.each([
    {
      why: 'without the current one',
      given: { current: '' },
      errors: [['CurrentPassword', 'Current Password is required']],
    },
    {
      why: 'to the current one',
      given: { next: DEMO_PASSWORD },
      errors: [['NewPassword', 'Current Password and New Password may not match']],
    },
    { why: 'against the rule', given: { next: 'Short1a' }, errors: [['NewPassword', RULE]] },
    {
      why: 'with another confirmation',
      given: { confirm: 'Another1password' },
      errors: [['ConfirmPassword', 'Password and Confirm Password must match']],
    },
    {
      why: 'with everything wrong, in the order of the spec',
      given: { current: '', next: '', confirm: 'x' },
      errors: [
        ['CurrentPassword', 'Current Password is required'],
        ['NewPassword', RULE],
        ['ConfirmPassword', 'Password and Confirm Password must match'],
      ],
    },
    {
      why: 'with a wrong current one',
      given: { current: 'Wrong2Password' },
      errors: [['CurrentPassword', PASSWORD_TEXTS.currentWrong]],
    },
  ])('$why', async ({ given, errors }) => {
    const answer = await change(browser, given);
    expect([answer.status, answer.errors]).toEqual([400, 'Invalid Request.']);
    expect(errorsOf(answer)).toEqual(errors.map(([path, message]) => ({ path, message })));
    expect(await maySignIn(DEMO_PASSWORD)).toBe(true);
  });

  it('and nothing is stored or counted when the form alone tells that it is wrong', async () => {
    const before = await storedItems(table);
    for (let attempt = 0; attempt < 11; attempt += 1) await change(browser, { next: 'Short1a' });
    expect(await storedItems(table)).toEqual(before);
  });
});

it('the text for a wrong current password is ours', () => {
  expect(PASSWORD_TEXTS.currentWrong).toBe('Current Password is not correct.');
});

describe('another password', () => {
  it('is the one to sign in with', async () => {
    expect((await change(browser)).output()).toMatchObject({ userName: NAME, id: user.id });
    expect([await maySignIn(DEMO_PASSWORD), await maySignIn(NEXT)]).toEqual([false, true]);
  });

  it('leaves the own session, with a new token, and its remember cookie', async () => {
    const former = browser.token();
    time += MINUTE;
    expect((await change(browser)).status).toBe(200);
    expect(browser.token()).not.toBe(former);
    expect((await browser.call(getUser)).status).toBe(200);
    const openedAgain = browser.copy({ token: undefined });
    expect((await openedAgain.call(refreshToken)).status).toBe(200);
    expect((await openedAgain.call(getUser)).status).toBe(200);
  });

  it('leaves the other tabs of the browser, whose token is older', async () => {
    const tab = browser.copy();
    await change(browser);
    expect((await tab.call(getUser)).status).toBe(200);
  });

  it('ends the session and the remember cookie of every other browser', async () => {
    const other = await signIn();
    expect((await other.call(getUser)).status).toBe(200);
    await change(browser);
    expect((await other.call(getUser)).status).toBe(401);
    expect((await other.copy({ token: undefined }).call(refreshToken)).status).toBe(401);
  });

  it('ends a link that was emailed before', async () => {
    const link = { kind: 'reset', nonce: 'a secret', messageId: 'message-1' } as const;
    await passwordResetRepository(table).save(user, link, now());
    const query = { userKey: user.userId, nonce: link.nonce };
    expect((await visit().call(profileContract.validatePasswordReset, { query })).status).toBe(200);
    await change(browser);
    expect((await visit().call(profileContract.validatePasswordReset, { query })).status).toBe(404);
  });

  it('is told to its user by email', async () => {
    await change(browser);
    expect(await sendPasswordMails(table, now)).toMatchObject([
      {
        to: user.email,
        subject: 'Your password at Summit East was changed',
        text: expect.stringContaining('and all other browsers were signed out'),
      },
    ]);
  });

  it('is in the history of its user, without the password', async () => {
    await change(browser);
    const [newest] = await historyRepository(table).ofThing(provider, 'user', String(user.id), { skip: 0, take: 1 });
    expect(newest).toMatchObject({ action: 'password set', by: { userId: user.userId }, changes: [] });
  });

  it('may be set where the profile can’t be edited (decision B277)', async () => {
    const allow = (allowEditProfile: boolean) =>
      accountRepository(table).change(provider, user.accountId, (account) => ({
        ...account,
        settings: { ...account.settings, allowEditProfile },
      }));
    await allow(false);
    expect((await change(browser)).status).toBe(200);
    await allow(true);
  });
});

describe('a wrong current password counts like a failed login:', () => {
  const fail = async (times: number) => {
    const statuses = [];
    for (let attempt = 0; attempt < times; attempt += 1)
      statuses.push((await change(browser, { current: 'Wrong2Password' })).status);
    return statuses;
  };

  it('after ten, not even the right one is looked at', async () => {
    expect(new Set(await fail(10))).toEqual(new Set([400]));
    time += 5 * MINUTE;
    const { status, errors, headers } = await change(browser);
    expect([status, errors, headers.get('retry-after')]).toEqual([429, SESSION_TEXTS.tooManyAttempts, '600']);
    expect(await maySignIn(DEMO_PASSWORD)).toBe(false);
    time += 10 * MINUTE;
    // The token has expired meanwhile.
    await browser.call(refreshToken);
    expect((await change(browser)).status).toBe(200);
  });

  it('together with failed logins', async () => {
    await fail(5);
    for (let attempt = 0; attempt < 5; attempt += 1) await maySignIn('Wrong2Password');
    expect((await change(browser)).status).toBe(429);
  });

  it('and the right one ends the count', async () => {
    await fail(9);
    expect((await change(browser)).status).toBe(200);
    expect(new Set(await fail(9))).toEqual(new Set([400]));
  });
});

describe('at the same time,', () => {
  it('of two changes one wins, and the other one’s current password is no longer right', async () => {
    const other = await signIn();
    const answers = await Promise.all([
      change(browser, { next: 'First1Password' }),
      change(other, { next: 'Second1Password' }),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, expect.toBeOneOf([400, 401])]);
    const winner = statuses.indexOf(200);
    expect([await maySignIn('First1Password'), await maySignIn('Second1Password')]).toEqual([
      winner === 0,
      winner === 1,
    ]);
    const [one, two] = [await browser.call(getUser), await other.call(getUser)].map(({ status }) => status);
    expect([one, two]).toEqual(winner === 0 ? [200, 401] : [401, 200]);
  });

  /** The change as the repository makes it, with something that happens just before it is written. */
  async function overtaken(rival: () => Promise<unknown>) {
    const from = (await passwordRepository(table).findHash(user.userId)) ?? '';
    const items = (await storedItems(table)).filter(
      ({ pk, sk }) => pk === `USER#${user.userId}` && `${sk}`.startsWith('SESSION#'),
    );
    const live = items
      .map((item) => sessionSchema.parse(item))
      .find(({ passwordVersion }) => passwordVersion === user.passwordVersion);
    if (!live) throw new Error('There is no session');
    const repository = passwordRepository(overtakenTable(table, () => rival()));
    return { outcome: await repository.change(live, { from, to: await hashPassword(NEXT) }, now()), live };
  }

  it('of a change and one by an administrator, the administrator’s stays', async () => {
    const rival = async () =>
      userRepository(table).setPassword(provider, user.userId, await hashPassword('Admins1Password'));
    expect((await overtaken(rival)).outcome).toEqual({ failed: 'password' });
    expect([await maySignIn(NEXT), await maySignIn('Admins1Password')]).toEqual([false, true]);
  });

  it('a change survives one of the profile', async () => {
    const rival = () => userRepository(table).change(provider, user.userId, (seen) => ({ ...seen, city: 'Boulder' }));
    expect((await overtaken(rival)).outcome).toMatchObject({ changed: { city: 'Boulder' } });
    expect(await maySignIn(NEXT)).toBe(true);
  });

  it('a change whose session ends changes nothing', async () => {
    const { userId } = user;
    const rival = async () => {
      const sessions = (await storedItems(table)).filter(({ sk }) => `${sk}`.startsWith('SESSION#'));
      for (const { sk } of sessions)
        await sessionRepository(table).end({ userId, sessionId: `${sk}`.slice('SESSION#'.length) });
    };
    expect((await overtaken(rival)).outcome).toEqual({ failed: 'session' });
    expect(await maySignIn(DEMO_PASSWORD)).toBe(true);
  });
});
