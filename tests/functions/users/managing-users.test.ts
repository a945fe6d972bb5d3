import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queryAll } from '#functions/data/table/queries.ts';
import type { Table } from '#functions/data/table/table.ts';
import { sessionContract } from '#shared/contracts/session.ts';
import { usersContract } from '#shared/contracts/users.ts';
import { outboxMessageSchema } from '#shared/schemas/stored/outbox-message.ts';
import type { UserView } from '#shared/schemas/wire/user-view.ts';
import { USER_TEXTS } from '#shared/texts/admin/users/user-texts.ts';
import { ACCOUNT_TEXTS } from '#shared/texts/session/account-texts.ts';
import { PASSWORD_TEXTS } from '#shared/texts/session/password-texts.ts';
import { isRequired, PROFILE_TEXTS } from '#shared/texts/session/profile-texts.ts';
import type { Input } from '#shared/wire/endpoint.ts';
import { DEMO_PASSWORD, NORTHSIDE, PROVIDER, SUMMIT } from '../../api-journeys/demo-users.ts';
import { type SendToStore, type StoreVisitor, storeVisitor } from '../../api-journeys/store-visitor.ts';
import { demoTable } from '../../support/demo-table.ts';
import { wholeApi } from '../../support/whole-api.ts';

const { login, getUser } = sessionContract;
const { createUser, changeUser, getUserById, getUsers, userExists, sendInvitation, signOutUser } = usersContract;
const { getHistory, getHistoryOf, restoreFromHistory, getHome } = usersContract;
const { createIdentityUser, getIdentityUser, getIdentityUsers, resetUserPassword } = usersContract;
const { addUserPermission, removeUserPermission, getAllPermissions } = usersContract;

let table: Table;
let send: SendToStore;
let close: () => Promise<void>;
let provider: StoreVisitor;
let parent: StoreVisitor;
let child: StoreVisitor;
let other: StoreVisitor;
beforeAll(async () => {
  table = await demoTable();
  ({ send, close } = await wholeApi(table));
  [provider, parent, child, other] = await Promise.all([
    signIn('provider-admin', PROVIDER),
    signIn('summit-admin'),
    signIn('summit-east-admin'),
    signIn('northside-admin', NORTHSIDE),
  ]);
});
afterAll(() => close());

async function signIn(userName: string, host = SUMMIT, password = DEMO_PASSWORD): Promise<StoreVisitor> {
  const visitor = storeVisitor(send, host);
  (await visitor.call(login, { body: { userName, password, postalCode: '80202' } })).output();
  return visitor;
}

type NewUser = Input<typeof createUser>['body'];
const PASSWORD = 'Parts-2026';
let last = 0;
function aPerson(overrides: Partial<NewUser> = {}): NewUser {
  last += 1;
  return {
    email: `new.person.${last}@example.com`,
    firstName: 'New',
    lastName: `Person ${last}`,
    phoneNumber: '(303) 555-0100',
    address1: '1 Main St',
    city: 'Denver',
    state: 'CO',
    postalCode: '80202',
    password: PASSWORD,
    ...overrides,
  };
}
const created = async (by: StoreVisitor, overrides: Partial<NewUser> = {}): Promise<UserView> =>
  (await by.call(createUser, { body: aPerson(overrides) }, { idempotencyKey: randomUUID() })).output();
const idOf = async (visitor: StoreVisitor) => (await visitor.call(getUser)).output();
const view = async (by: StoreVisitor, id: number) =>
  (await by.call(getUserById, { params: { id: String(id) } })).output();
type Change = Omit<Input<typeof changeUser>['body'], 'version'> & { version?: number };
const change = (by: StoreVisitor, { id, version }: UserView, body: Change, idempotencyKey?: string) =>
  by.call(
    changeUser,
    { params: { id: String(id) }, body: { version, ...body } },
    idempotencyKey ? { idempotencyKey } : {},
  );
const problemOf = (text: string) => JSON.parse(text).errors as { path: string; message: string }[];

describe('creating a user', () => {
  it('makes a user who can sign in at once, with the email as user name', async () => {
    const made = await created(parent);
    expect(made).toMatchObject({ userName: made.email, type: 0, active: true, permissions: ['checkout'] });
    expect(made).toMatchObject({ phoneNumber: '3035550100', country: 'US', companyName: 'Summit Collision' });
    expect((await idOf(await signIn(made.userName, SUMMIT, PASSWORD))).id).toBe(made.id);
  });

  it.each([
    { field: 'password', given: { password: '' }, message: PASSWORD_TEXTS.required },
    { field: 'password', given: { password: 'alllower1' }, message: PASSWORD_TEXTS.userRule },
    { field: 'phoneNumber', given: { phoneNumber: '555' }, message: USER_TEXTS.phoneInvalid },
    { field: 'email', given: { email: 'new.person@example.nosuch' }, message: USER_TEXTS.emailInvalid },
    { field: 'postalCode', given: { postalCode: 'M1L 2S9' }, message: USER_TEXTS.addressInvalid },
    { field: 'state', given: { state: 'QQ' }, message: USER_TEXTS.addressInvalid },
    { field: 'firstName', given: { firstName: ' ' }, message: isRequired(PROFILE_TEXTS.firstName) },
  ])('refuses $given: $message', async ({ field, given, message }) => {
    const answer = await parent.call(createUser, { body: aPerson(given) });
    expect(answer.status).toBe(400);
    expect(problemOf(answer.text)).toContainEqual({ path: field, message });
  });

  it.each([
    { taken: { username: 'summit-buyer' }, message: ACCOUNT_TEXTS.userNameExists },
    { taken: { username: 'SUMMIT-BUYER' }, message: ACCOUNT_TEXTS.userNameExists },
  ])('refuses $taken: $message', async ({ taken, message }) => {
    const answer = await parent.call(createUser, { body: aPerson({ userName: taken.username }) });
    expect([answer.status, answer.errors]).toEqual([409, message]);
    expect(problemOf(answer.text)).toEqual([{ path: 'username', message }]);
  });

  it('refuses an email that another user has', async () => {
    const { email } = await created(parent);
    const answer = await parent.call(createUser, { body: aPerson({ email, userName: 'somebody.else' }) });
    const message = ACCOUNT_TEXTS.emailExists;
    expect([answer.status, answer.errors]).toEqual([409, message]);
    expect(problemOf(answer.text)).toEqual([{ path: 'email', message }]);
  });

  it('makes one user of a repeated call', async () => {
    const [body, idempotencyKey] = [aPerson(), randomUUID()];
    const first = (await parent.call(createUser, { body }, { idempotencyKey })).output();
    const second = (await parent.call(createUser, { body }, { idempotencyKey })).output();
    expect(second.id).toBe(first.id);
    const changed = await parent.call(createUser, { body: { ...body, city: 'Boulder' } }, { idempotencyKey });
    expect(changed.status).toBe(409);
  });

  it('as a master user is refused to level 2, and recorded for the provider', async () => {
    const person = aPerson({ type: 1 });
    const answer = await child.call(createUser, { body: person });
    expect(answer.status).toBe(403);
    const { accountId } = await idOf(child);
    const { data } = (await provider.call(getHistory, { params: { id: String(accountId) }, query: {} })).output();
    expect(data[0]).toMatchObject({ action: 'refused', name: `New ${person.lastName}` });
  });

  it('in another tenant is refused as if there were no such account', async () => {
    const { accountId } = await idOf(parent);
    expect((await other.call(createUser, { body: aPerson({ accountId }) })).status).toBe(404);
  });

  it('by level 2 is in its own account, whichever was asked for', async () => {
    const [{ accountId }, own] = [await idOf(parent), await idOf(child)];
    expect((await created(child, { accountId })).accountId).toBe(own.accountId);
  });

  it('with an invitation sends a message in place of a password', async () => {
    const made = await created(parent, { password: '', sendInvitation: true });
    expect(made.invitation).toMatchObject({ state: 'sent', acceptedAt: null });
    const messages = await queryAll(table, { pk: 'OUTBOX', sk: '' });
    const kinds = messages.map((message) => outboxMessageSchema.parse(message));
    expect(kinds).toContainEqual(expect.objectContaining({ kind: 'invitation', userId: made.userId }));
  });
});

describe('changing a user', () => {
  it('saves the given fields only, and tells it in the history', async () => {
    const made = await created(parent);
    const saved = (await change(parent, made, { city: 'Boulder', phoneNumber: '303.555.0199' })).output();
    expect(saved).toMatchObject({ city: 'Boulder', phoneNumber: '3035550199', lastName: made.lastName });
    const params = { kind: 'user' as const, id: String(made.id) };
    const { data } = (await parent.call(getHistoryOf, { params, query: {} })).output();
    expect(data[0]).toMatchObject({
      action: 'changed',
      by: 'Sara Sandoval',
      changes: [
        { field: 'phoneNumber', before: '3035550100', after: '3035550199' },
        { field: 'city', before: 'Denver', after: 'Boulder' },
      ],
    });
    expect(data.map(({ action }) => action)).toEqual(['changed', 'created']);
  });

  it('merges what two administrators change in different fields', async () => {
    const made = await created(parent);
    (await change(provider, made, { city: 'Boulder' })).output();
    expect((await change(parent, made, { lastName: 'Merged' })).output()).toMatchObject({
      city: 'Boulder',
      lastName: 'Merged',
    });
  });

  it('refuses a field that somebody else has changed since, and names it', async () => {
    const made = await created(parent);
    (await change(provider, made, { city: 'Boulder' })).output();
    const answer = await change(parent, made, { city: 'Aspen' });
    expect(answer.status).toBe(409);
    expect(problemOf(answer.text)).toEqual([{ path: 'city', message: ACCOUNT_TEXTS.changedElsewhere }]);
    expect((await view(parent, made.id)).city).toBe('Boulder');
  });

  it('answers a repeat with the user, although the version it names is old by then', async () => {
    const [made, key] = [await created(parent), randomUUID()];
    const first = (await change(parent, made, { city: 'Boulder' }, key)).output();
    const again = (await change(parent, made, { city: 'Boulder' }, key)).output();
    expect(again.version).toBe(first.version);
  });

  it.each([
    { field: 'phoneNumber', given: { phoneNumber: '12' }, message: USER_TEXTS.phoneInvalid },
    { field: 'username', given: { userName: 'short' }, message: ACCOUNT_TEXTS.userNameTooShort },
    { field: 'city', given: { city: '' }, message: isRequired(PROFILE_TEXTS.city) },
    { field: 'password', given: { password: 'short' }, message: PASSWORD_TEXTS.userRule },
  ])('refuses $given: $message', async ({ field, given, message }) => {
    const made = await created(parent);
    const answer = await change(parent, made, given);
    expect(problemOf(answer.text)).toEqual([{ path: field, message }]);
    expect((await view(parent, made.id)).version).toBe(made.version);
  });

  it('of type 1 adds usermanagement, and of type 0 removes it', async () => {
    const made = await created(parent);
    const master = (await change(parent, made, { type: 1 })).output();
    expect(master.permissions).toEqual(['checkout', 'usermanagement']);
    expect((await change(parent, master, { type: 0 })).output().permissions).toEqual(['checkout']);
  });

  it('with a password ends the sessions of the user', async () => {
    const made = await created(parent);
    const browser = await signIn(made.userName, SUMMIT, PASSWORD);
    (await change(parent, made, { password: 'Another-1' })).output();
    expect((await browser.call(getUser)).status).toBe(401);
    expect((await idOf(await signIn(made.userName, SUMMIT, 'Another-1'))).id).toBe(made.id);
  });

  it('to inactive ends the sessions, and to active lets them sign in again', async () => {
    const made = await created(parent);
    const browser = await signIn(made.userName, SUMMIT, PASSWORD);
    const gone = (await change(parent, made, { active: false })).output();
    expect((await browser.call(getUser)).status).toBe(401);
    (await change(parent, gone, { active: true })).output();
    expect((await idOf(await signIn(made.userName, SUMMIT, PASSWORD))).id).toBe(made.id);
  });

  it.each([
    { given: { type: 0 as const }, why: 'their own type' },
    { given: { active: false }, why: 'whether they are active themselves' },
    { given: { permissions: ['checkout' as const] }, why: 'their own permissions' },
    { given: { password: 'Another-1' }, why: 'their own password, without the current one' },
    { given: { accountId: 999 }, why: 'an account' },
  ])('by nobody changes $why', async ({ given }) => {
    const own = await view(parent, (await idOf(parent)).id);
    expect((await change(parent, own, given)).status).toBe(403);
  });

  it.each([
    { given: { type: 1 as const } },
    { given: { permissions: ['checkout' as const, 'usermanagement' as const] } },
    { given: { accountId: 1 } },
  ])('S10: by level 2 gives nobody rights with $given, and the attempt is recorded', async ({ given }) => {
    const made = await created(child);
    expect((await change(child, made, given)).status).toBe(403);
    const { type, permissions, accountId, version } = made;
    expect(await view(provider, made.id)).toMatchObject({ type, permissions, accountId, version });
    const params = { kind: 'user', id: String(made.id) } as const;
    const { data } = (await provider.call(getHistoryOf, { params, query: {} })).output();
    expect(data[0]).toMatchObject({ action: 'refused' });
  });

  it('S10: drops what no save has, such as a password version', async () => {
    const made = await created(child);
    const session = await signIn(made.userName, SUMMIT, PASSWORD);
    const body = JSON.stringify({ Version: made.version, city: 'Aspen', passwordVersion: 9, level: 0, parentId: null });
    const headers = { 'content-type': 'application/json' };
    expect((await child.send(`/api/user/${made.id}`, { method: 'PUT', headers, body })).status).toBe(200);
    expect((await view(provider, made.id)).city).toBe('Aspen');
    // Another password version would have ended it.
    expect((await idOf(session)).level).toBe(3);
  });

  it.each([
    { by: () => child, of: 'summit-buyer', why: 'the parent’s user by a child’s admin' },
    { by: () => other, of: 'summit-buyer', why: 'another tenant’s user' },
  ])('of $why is refused as if there were none', async ({ by, of }) => {
    const { id } = await idOf(await signIn(of));
    const params = { id: String(id) };
    expect((await by().call(getUserById, { params })).status).toBe(404);
    expect((await by().call(changeUser, { params, body: { version: 1, city: 'Aspen' } })).status).toBe(404);
  });
});

describe('the last administrator', () => {
  it('of a child can’t be taken away by its own people, and can by the parent', async () => {
    const [admin, helper] = [
      await idOf(child),
      await created(parent, { accountId: (await idOf(child)).accountId, type: 1 }),
    ];
    const second = await signIn(helper.userName, SUMMIT, PASSWORD);
    // Two are there, so that one of them may go.
    const first = await view(second, admin.id);
    expect(first.isLastAdministrator).toBe(false);
    const gone = (await change(second, first, { active: false })).output();
    expect((await view(second, helper.id)).isLastAdministrator).toBe(true);
    (await change(second, gone, { active: true })).output();
    // Sessions of the first ended.
    child = await signIn('summit-east-admin');
    expect((await change(parent, await view(parent, helper.id), { active: false })).status).toBe(200);
  });

  it('is nobody who is made where there is another', async () => {
    expect((await created(parent, { type: 1 })).isLastAdministrator).toBe(false);
  });

  it('of the provider can’t be taken away by anybody', async () => {
    const helper = await created(provider, { type: 1 });
    const second = await signIn(helper.userName, PROVIDER, PASSWORD);
    const own = await view(second, (await idOf(provider)).id);
    (await change(second, own, { active: false })).output();
    const answer = await second.call(removeUserPermission, {
      query: { userKey: helper.userId, permissionKey: '55' },
    });
    expect(answer.status).toBe(403);
    const back = await view(second, own.id);
    (await change(second, back, { active: true })).output();
    provider = await signIn('provider-admin', PROVIDER);
  });
});

describe('the list of users', () => {
  const list = async (by: StoreVisitor, query: Input<typeof getUsers>['query'] = {}, id?: number) =>
    by.call(getUsers, { params: { id: String(id ?? (await idOf(by)).accountId) }, query });

  it.each([
    { by: () => provider, sees: ['summit-buyer', 'northside-buyer', 'summit-east-buyer'], not: [] },
    { by: () => parent, sees: ['summit-buyer', 'summit-east-buyer'], not: ['northside-buyer'] },
    { by: () => child, sees: ['summit-east-buyer'], not: ['summit-buyer', 'northside-buyer'] },
  ])('of $sees is what an administrator administers', async ({ by, sees, not }) => {
    const { data, total, all } = (await list(by(), { Take: '100' })).output();
    const names = data.map(({ userName }) => userName);
    expect(names).toEqual(expect.arrayContaining(sees));
    expect(names.filter((name) => not.includes(name))).toEqual([]);
    expect([total, all]).toEqual([data.length, data.length]);
  });

  it('is filtered, sorted and cut into pages', async () => {
    const { data, total, all } = (
      await list(parent, { search: 'summit', active: true, sortBy: 'UserName', asc: false, Take: '2' })
    ).output();
    expect(data).toHaveLength(2);
    expect(total).toBeLessThan(all);
    const names = data.map(({ userName }) => userName);
    expect(names).toEqual(names.toSorted().reverse());
  });

  it.each([
    { query: {}, why: 'the names are those of the page' },
    { query: { sortBy: 'CompanyName' }, why: 'the names decide the order' },
    { query: { search: 'summit east' }, why: 'the names are searched' },
  ] as const)('of the provider names where each user works with $query, where $why', async ({ query }) => {
    const { data } = (await list(provider, { ...query, Take: '100' })).output();
    const worksAt = (userName: string) => data.find((row) => row.userName === userName)?.companyName;
    expect(worksAt('summit-east-buyer')).toBe('Summit East');
    if (!('search' in query)) expect(worksAt('northside-buyer')).toBe('Northside Fleet');
    expect(data.filter(({ companyName }) => companyName === '')).toEqual([]);
  });

  it('of another tenant’s account is refused as if there were none', async () => {
    const { accountId } = await idOf(parent);
    expect((await list(other, {}, accountId)).status).toBe(404);
  });

  it('shows an invitation that has expired, which waits at home', async () => {
    expect((await parent.call(getHome)).output()).toEqual({ invitationsExpired: 0 });
  });

  it('waits at home together with the tenants that lack something, for the provider alone (decision B421)', async () => {
    const northside = (await idOf(other)).accountId;
    expect((await provider.call(getHome)).output()).toEqual({
      invitationsExpired: expect.any(Number),
      tenantsNotOpened: { count: 0, first: null },
      tenantsWithoutWebsite: { count: 0, first: null },
      // The demo stores get their logos from the server that starts them.
      tenantsWithoutLogo: { count: 2, first: northside },
    });
  });
});

describe('names that are taken', () => {
  it.each([
    { given: { userName: 'Summit-Buyer' }, is: { userNameExists: true, emailExists: false } },
    { given: { userName: 'nobody.at.all' }, is: { userNameExists: false, emailExists: false } },
    { given: { email: 'nobody@example.com' }, is: { userNameExists: false, emailExists: false } },
  ])('$given: $is', async ({ given, is }) => {
    expect((await parent.call(userExists, { body: given })).output()).toEqual(is);
  });

  it('are not taken by the user who has them', async () => {
    const made = await created(parent);
    const body = { userName: made.userName, email: made.email, id: made.id };
    expect((await parent.call(userExists, { body })).output()).toEqual({ userNameExists: false, emailExists: false });
  });

  it('can be asked for sixty times a minute', async () => {
    const asked = Array.from({ length: 70 }, () => other.call(userExists, { body: { userName: 'somebody.new' } }));
    const refused = (await Promise.all(asked)).filter(({ status }) => status === 429);
    expect(refused.map(({ errors }) => errors)).toEqual(Array.from({ length: 10 }, () => USER_TEXTS.tooManyLookups));
  });
});

describe('signing a user out', () => {
  it('says when somebody last signed in, and with which browsers they are signed in', async () => {
    const made = await created(parent);
    expect(made).toMatchObject({ lastSignInAt: null, sessions: [] });
    const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0';
    const inFirefox: SendToStore = (host, path, init) => {
      const headers = new Headers(init.headers);
      headers.set('user-agent', firefox);
      return send(host, path, { ...init, headers });
    };
    const visitor = storeVisitor(inFirefox, SUMMIT);
    const body = { userName: made.userName, password: PASSWORD, postalCode: '80202' };
    (await visitor.call(login, { body })).output();
    const { sessions, lastSignInAt } = await view(parent, made.id);
    expect(sessions).toMatchObject([{ browser: 'Firefox on Windows', host: SUMMIT }]);
    expect([lastSignInAt, sessions[0]?.usedAt]).toEqual([sessions[0]?.createdAt, sessions[0]?.createdAt]);
    (await parent.call(signOutUser, { params: { id: String(made.id) }, body: {} })).output();
    expect(await view(parent, made.id)).toMatchObject({ lastSignInAt, sessions: [] });
  });

  it('ends all sessions, or the named one', async () => {
    const made = await created(parent);
    const [one, two] = [await signIn(made.userName, SUMMIT, PASSWORD), await signIn(made.userName, SUMMIT, PASSWORD)];
    const { sessions } = await view(parent, made.id);
    expect(sessions).toHaveLength(2);
    const params = { id: String(made.id) };
    const [newest] = sessions;
    (await parent.call(signOutUser, { params, body: { sessionId: newest?.sessionId } })).output();
    expect([(await one.call(getUser)).status, (await two.call(getUser)).status]).toEqual([200, 401]);
    (await parent.call(signOutUser, { params, body: {} })).output();
    expect((await one.call(getUser)).status).toBe(401);
    expect((await view(parent, made.id)).sessions).toEqual([]);
  });
});

describe('restoring from the history', () => {
  it('saves the values before a change again', async () => {
    const made = await created(parent, { monthlyLimit: null });
    (await change(parent, made, { city: 'Boulder', address2: 'Suite 2' })).output();
    const params = { kind: 'user' as const, id: String(made.id) };
    const { data } = (await parent.call(getHistoryOf, { params, query: {} })).output();
    const entry = data[0]?.id ?? '';
    expect((await other.call(restoreFromHistory, { params: { entry }, body: {} })).status).toBe(404);
    (await parent.call(restoreFromHistory, { params: { entry }, body: {} })).output();
    expect(await view(parent, made.id)).toMatchObject({ city: 'Denver', address2: '' });
    const after = (await parent.call(getHistoryOf, { params, query: {} })).output();
    expect(after.data.map(({ action }) => action)).toEqual(['restored', 'changed', 'created']);
  });
});

describe('an invitation', () => {
  it('can be sent again, once for a repeated call', async () => {
    const made = await created(parent);
    const [params, key] = [{ id: String(made.id) }, randomUUID()];
    (await parent.call(sendInvitation, { params, body: {} }, { idempotencyKey: key })).output();
    (await parent.call(sendInvitation, { params, body: {} }, { idempotencyKey: key })).output();
    const sent = (await queryAll(table, { pk: 'OUTBOX', sk: '' }))
      .map((message) => outboxMessageSchema.parse(message))
      .filter(({ userId }) => userId === made.userId);
    expect(sent).toHaveLength(1);
  });
});

describe('the identity calls', () => {
  const identity = () => {
    const { email = '', firstName = '', lastName = '', phoneNumber = '', ...person } = aPerson();
    const { address1 = '', city = '', state = '', postalCode = '' } = person;
    const names = { userName: email, emailAddress: email, firstName, lastName, phoneNumber };
    return {
      ...names,
      address1,
      city,
      state,
      postalCode,
      countryCode: 'US' as const,
      password: PASSWORD,
      roleName: 'B2B',
    };
  };

  it('create an ordinary user, who is completed by a user save with the same key', async () => {
    const { userKey } = (await parent.call(createIdentityUser, { body: identity() })).output();
    const found = (await parent.call(getIdentityUser, { query: { userKey } })).output();
    expect(found).toMatchObject({ userKey, permissions: [{ permissionKey: 56, permissionName: 'Checkout' }] });
    const completed = (await parent.call(createUser, { body: { userId: userKey, city: 'Boulder' } })).output();
    expect(completed).toMatchObject({ userId: userKey, city: 'Boulder' });
    expect((await parent.call(getIdentityUsers, { query: {} })).output()).toContainEqual(
      expect.objectContaining({ userKey }),
    );
  });

  it('have one text for a name and an email that are taken', async () => {
    const body = identity();
    (await parent.call(createIdentityUser, { body })).output();
    const again = await parent.call(createIdentityUser, { body });
    expect([again.status, again.errors]).toEqual([409, USER_TEXTS.userNameTaken]);
  });

  it('give and take permissions', async () => {
    const { userKey } = (await parent.call(createIdentityUser, { body: identity() })).output();
    const body = { userKey, permissionKey: '55' };
    expect((await parent.call(addUserPermission, { body })).output()).toContainEqual(
      expect.objectContaining({ permissionKey: 55 }),
    );
    const taken = await parent.call(addUserPermission, { body: { ...body, value: false } });
    expect(taken.output().map(({ permissionKey }) => permissionKey)).toEqual([56]);
    const none = await parent.call(removeUserPermission, { query: { userKey, permissionKey: '56' } });
    expect(none.output()).toEqual([]);
    expect((await parent.call(addUserPermission, { body: { userKey, permissionKey: '57' } })).status).toBe(404);
  });

  it('are for the application of this host', async () => {
    const { userKey } = (await parent.call(createIdentityUser, { body: identity() })).output();
    const body = { applicationKey: '999', userKey, password: 'Another-1' };
    expect((await parent.call(resetUserPassword, { body })).status).toBe(404);
  });

  it('tell every signed-in user which permissions there are', async () => {
    const buyer = await signIn('summit-buyer');
    expect((await buyer.call(getAllPermissions)).output()).toEqual([
      { permissionKey: 55, permissionName: 'UserManagement' },
      { permissionKey: 56, permissionName: 'Checkout' },
    ]);
  });
});

describe('oneself', () => {
  it('is seen by everybody, and nobody else by an ordinary user', async () => {
    const buyer = await signIn('summit-buyer');
    const { id } = await idOf(buyer);
    expect(await view(buyer, id)).toMatchObject({ userName: 'summit-buyer', mayEdit: false });
    const { id: master } = await idOf(parent);
    expect((await buyer.call(getUserById, { params: { id: String(master) } })).status).toBe(404);
  });
});
