import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Table } from '#functions/data/table/table.ts';
import { accountsContract } from '#shared/contracts/accounts.ts';
import { sessionContract } from '#shared/contracts/session.ts';
import { usersContract } from '#shared/contracts/users.ts';
import { websitesContract } from '#shared/contracts/websites.ts';
import { DEMO_PASSWORD, PROVIDER } from '../../api-journeys/demo-users.ts';
import { type SendToStore, type StoreVisitor, storeVisitor } from '../../api-journeys/store-visitor.ts';
import { demoTable } from '../../support/demo-table.ts';
import { passwordLinkIn, sendPasswordMails } from '../../support/password-mails.ts';
import { wholeApi } from '../../support/whole-api.ts';

const HOST = 'lakeside.localhost';
const ADDRESS = { address1: '1 Lake St', city: 'Denver', state: 'CO', postalCode: '80202' };
const PERSON = {
  email: 'lena.lake@example.com',
  firstName: 'Lena',
  lastName: 'Lake',
  phoneNumber: '3035550100',
  type: 1 as const,
  permissions: ['usermanagement', 'checkout'] as ('usermanagement' | 'checkout')[],
  ...ADDRESS,
};

let table: Table;
let send: SendToStore;
let close: () => Promise<void>;
let staff: StoreVisitor;
beforeAll(async () => {
  table = await demoTable();
  ({ send, close } = await wholeApi(table));
  staff = storeVisitor(send, PROVIDER);
  const body = { userName: 'provider-admin', password: DEMO_PASSWORD, postalCode: '80202' };
  (await staff.call(sessionContract.login, { body })).output();
});
afterAll(() => close());

const mails = () => sendPasswordMails(table, () => new Date());
const once = () => ({ idempotencyKey: randomUUID() });

/** Decision B385: a tenant is prepared while its account is inactive, and opened in steps that can be repeated. */
it('a tenant is prepared while it is closed, and its first user gets in once it is opened', async () => {
  const account = (
    await staff.call(
      accountsContract.createAccount,
      { body: { companyName: 'Lakeside Body Works', ...ADDRESS, active: false } },
      once(),
    )
  ).output();
  const { id: accountId } = account;
  const url = `http://${HOST}`;
  const website = { accountId, name: 'Lakeside', url };
  (await staff.call(websitesContract.saveWebsite, { body: website }, once())).output();
  const visitor = storeVisitor(send, HOST);
  expect((await visitor.call(sessionContract.getApplication)).status).toBe(404);

  // Nobody who could sign in comes into a closed account.
  const active = { ...PERSON, email: 'other@example.com', accountId, sendInvitation: true };
  expect((await staff.call(usersContract.createUser, { body: active }, once())).status).toBe(404);
  const body = { ...PERSON, accountId, active: false };
  const user = (await staff.call(usersContract.createUser, { body }, once())).output();
  expect(user).toMatchObject({ active: false, type: 1, invitation: null });
  const params = { id: String(user.id) };
  expect((await staff.call(usersContract.sendInvitation, { params, body: {} }, once())).status).toBe(403);
  expect(await mails()).toEqual([]);

  const activeUser = { active: true, version: user.version };
  (await staff.call(usersContract.changeUser, { params, body: activeUser }, once())).output();
  expect((await visitor.call(sessionContract.getApplication)).status).toBe(404);
  const opened = { id: accountId, version: (await viewOf(accountId)).version, active: true };
  (await staff.call(accountsContract.changeAccount, { body: opened }, once())).output();
  (await staff.call(usersContract.sendInvitation, { params, body: {} }, once())).output();

  const link = passwordLinkIn((await mails()).at(-1) ?? expect.fail('No invitation was sent'));
  expect(link.host).toBe(HOST);
});

const viewOf = async (id: number) =>
  (await staff.call(accountsContract.getAccount, { params: { id: String(id) } })).output();
