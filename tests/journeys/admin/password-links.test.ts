import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { profileContract } from '#shared/contracts/profile.ts';
import { sessionContract } from '#shared/contracts/session.ts';
import { usersContract } from '#shared/contracts/users.ts';
import { websitesContract } from '#shared/contracts/websites.ts';
import { PASSWORD_PAGE_TEXTS } from '#shared/texts/session/password-page-texts.ts';
import { PASSWORD_TEXTS } from '#shared/texts/session/password-texts.ts';
import { PROFILE_PAGE_TEXTS } from '#shared/texts/session/profile-page-texts.ts';
import { DEMO_PASSWORD, SUMMIT } from '../../api-journeys/demo-users.ts';
import { type StoreVisitor, storeVisitor } from '../../api-journeys/store-visitor.ts';
import { sendTo } from '../../local/send-to.ts';
import { aUser } from '../support/a-user.ts';
import { passwordLinks } from '../support/mailbox.ts';
import { loginOf, signIn } from '../support/screens.ts';
import { signedInVisitor } from '../support/signed-in-visitor.ts';
import { visit } from '../support/visit.ts';

/** Summit's second website, which is not its default. */
const SECOND = 'summit-fleet.localhost';
const NEW_PASSWORD = 'Better2Parts';

const visitor = (host: string): StoreVisitor =>
  storeVisitor(
    sendTo(() => inject('storePort')),
    host,
  );

/** Administers Summit, signed in at its second website. */
let administrator: StoreVisitor;
beforeAll(async () => {
  const [provider, parent] = [await signedInVisitor('provider-admin'), await signedInVisitor('summit-admin')];
  const { accountId } = (await parent.call(sessionContract.getUser)).output();
  const body = { accountId, name: 'Fleet', url: `http://${SECOND}` };
  (await provider.call(websitesContract.saveWebsite, { body }, { idempotencyKey: crypto.randomUUID() })).output();
  administrator = visitor(SECOND);
  const login = { userName: 'summit-admin', password: DEMO_PASSWORD, postalCode: '80202' };
  (await administrator.call(sessionContract.login, { body: login })).output();
});

async function open(page: Page, link: string, shown: string): Promise<void> {
  await page.goto(link);
  await page.getByText(shown, { exact: true }).waitFor();
}

/** Opens a link that is refused, which leads home to the login. */
async function expectRefused(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await loginOf(page).dialog.getByText(PASSWORD_TEXTS.requestExpired).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
}

async function setPassword(page: Page): Promise<void> {
  await page.getByLabel(PROFILE_PAGE_TEXTS.newPassword).fill(NEW_PASSWORD);
  await page.getByLabel(PROFILE_PAGE_TEXTS.confirmPassword).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: PASSWORD_PAGE_TEXTS.save }).click();
  await loginOf(page).dialog.getByText(PASSWORD_TEXTS.wasReset).waitFor();
}

describe('an emailed link to set a password (admin 2, 4)', () => {
  it('leads to the default of two websites, wherever the administrator works, and is replaced by the next one', async () => {
    const user = await aUser(administrator, { password: undefined, sendInvitation: true });
    await passwordLinks(user.email, 1);
    const again = { params: { id: String(user.id) }, body: {} };
    (await administrator.call(usersContract.sendInvitation, again, { idempotencyKey: crypto.randomUUID() })).output();
    const links = await passwordLinks(user.email, 2);
    expect(links.map(({ hostname }) => hostname)).toEqual([SUMMIT, SUMMIT]);
    const [older = '', newer = ''] = links.map(({ path }) => path);

    const page = await visit(SUMMIT);
    await expectRefused(page, older);
    // Mail scanners open links, too.
    for (let opened = 0; opened < 10; opened += 1) await open(page, newer, user.userName);
    await setPassword(page);
    await signIn(page, user.userName, { password: NEW_PASSWORD });
    expect(new URL(page.url()).hostname).toBe(SUMMIT);

    await expectRefused(await visit(SUMMIT), newer);
  });

  it('is refused after another change of the password', async () => {
    const { userId, userName } = await aUser(administrator);
    const person = visitor(SUMMIT);
    (await person.call(profileContract.remindPassword, { query: { username: userName } })).output();
    const [link] = await passwordLinks(`userKey=${userId}`, 1);
    (
      await person.call(sessionContract.login, { body: { userName, password: DEMO_PASSWORD, postalCode: '80202' } })
    ).output();
    const body = { currentPassword: DEMO_PASSWORD, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    (await person.call(profileContract.changePassword, { body })).output();

    const page = await visit(SUMMIT);
    await expectRefused(page, link?.path ?? '');
    await signIn(page, userName, { password: NEW_PASSWORD });
  });
});
