import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { websiteRepository } from '#functions/data/identity/website-repository.ts';
import type { Table } from '#functions/data/table/table.ts';
import { profileContract } from '#shared/contracts/profile.ts';
import { sessionContract } from '#shared/contracts/session.ts';
import { usersContract } from '#shared/contracts/users.ts';
import type { UserView } from '#shared/schemas/wire/user-view.ts';
import { PASSWORD_TEXTS } from '#shared/texts/session/password-texts.ts';
import { DEMO_PASSWORD, SUMMIT } from '../../api-journeys/demo-users.ts';
import { type SendToStore, type StoreVisitor, storeVisitor } from '../../api-journeys/store-visitor.ts';
import { provider } from '../../builders/people.ts';
import { demoTable } from '../../support/demo-table.ts';
import { passwordLinkIn, sendPasswordMails } from '../../support/password-mails.ts';
import { wholeApi } from '../../support/whole-api.ts';

const { createUser, changeUser, getUserById, sendInvitation } = usersContract;
const { validatePasswordReset } = profileContract;
/** A second website of Summit, which is not its default. */
const SECOND = 'summit-fleet.localhost';

let table: Table;
let send: SendToStore;
let close: () => Promise<void>;
/** Administers Summit, signed in at the second website. */
let administrator: StoreVisitor;
beforeAll(async () => {
  table = await demoTable();
  const websites = websiteRepository(table);
  const summit = await websites.findStore(SUMMIT);
  const accountId = summit?.account.id ?? 0;
  await websites.create(provider, {
    accountId,
    name: 'Fleet',
    host: SECOND,
    url: `http://${SECOND}`,
  });
  ({ send, close } = await wholeApi(table));
  administrator = storeVisitor(send, SECOND);
  const body = { userName: 'summit-admin', password: DEMO_PASSWORD, postalCode: '80202' };
  (await administrator.call(sessionContract.login, { body })).output();
});
afterAll(() => close());

async function invited(email: string): Promise<UserView> {
  const body = {
    email,
    firstName: 'Ines',
    lastName: 'Invited',
    phoneNumber: '3035550100',
    address1: '1 Main St',
    city: 'Denver',
    state: 'CO',
    postalCode: '80202',
    sendInvitation: true,
  };
  return (await administrator.call(createUser, { body }, { idempotencyKey: randomUUID() })).output();
}

/** The link of the newest mail. */
async function mailedLink() {
  const mail = (await sendPasswordMails(table, () => new Date())).at(-1);
  if (!mail) throw new Error('No mail was sent');
  return passwordLinkIn(mail);
}
const open = ({ userKey, nonce }: { userKey: string; nonce: string }) =>
  storeVisitor(send, SUMMIT).call(validatePasswordReset, { query: { userKey, nonce } });
const findUser = async ({ id }: UserView) =>
  (await administrator.call(getUserById, { params: { id: String(id) } })).output();

describe('the link of an invitation', () => {
  it('leads to the default website of the account, wherever the administrator works', async () => {
    await invited('two.websites@example.com');
    expect(await mailedLink()).toMatchObject({ host: SUMMIT });
  });

  it('follows the default when it moves', async () => {
    const websites = websiteRepository(table);
    const idOf = async (host: string) => (await websites.findStore(host))?.website.id ?? 0;
    const makeDefault = async (host: string) =>
      websites.change(provider, await idOf(host), (seen) => ({ ...seen, isDefault: true }));
    await makeDefault(SECOND);
    await invited('after.the.move@example.com');
    expect(await mailedLink()).toMatchObject({ host: SECOND });
    await makeDefault(SUMMIT);
  });

  it('ends when the email changes, and the form says so until another one is sent', async () => {
    const user = await invited('wrong.address@example.com');
    const link = await mailedLink();
    const body = { version: user.version, email: 'right.address@example.com' };
    (
      await administrator.call(changeUser, { params: { id: String(user.id) }, body }, { idempotencyKey: randomUUID() })
    ).output();
    expect((await open(link)).errors).toBe(PASSWORD_TEXTS.requestExpired);
    expect((await findUser(user)).invitation).toMatchObject({ state: 'expired' });
    const again = { params: { id: String(user.id) }, body: {} };
    (await administrator.call(sendInvitation, again, { idempotencyKey: randomUUID() })).output();
    expect((await findUser(user)).invitation).toMatchObject({ state: 'sent' });
    (await open(await mailedLink())).output();
  });
});
