import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { UserView } from '#shared/schemas/wire/user-view.ts';
import { PASSWORD_PAGE_TEXTS } from '#shared/texts/session/password-page-texts.ts';
import { PASSWORD_TEXTS } from '#shared/texts/session/password-texts.ts';
import { PROFILE_PAGE_TEXTS } from '#shared/texts/session/profile-page-texts.ts';
import { PROFILE_TEXTS } from '#shared/texts/session/profile-texts.ts';
import { DEMO_PASSWORD, SUMMIT } from '../../api-journeys/demo-users.ts';
import { aUser } from '../support/a-user.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { passwordLinks } from '../support/mailbox.ts';
import { loginOf, submitLogin } from '../support/screens.ts';
import { signedInVisitor } from '../support/signed-in-visitor.ts';
import { visit } from '../support/visit.ts';

const NEW_PASSWORD = 'Better2Parts';

/** Asks for a link by keyboard alone, from the login on. */
async function askForLink(page: Page, { userId, userName }: UserView): Promise<string> {
  await loginOf(page).dialog.getByRole('link', { name: PASSWORD_PAGE_TEXTS.remindTitle }).press('Enter');
  await page.getByRole('heading', { level: 1, name: PASSWORD_PAGE_TEXTS.remindTitle }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('User name').fill(userName);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: PASSWORD_PAGE_TEXTS.checkEmail }).waitFor();
  await page.keyboard.press('Enter');
  await loginOf(page).dialog.waitFor();
  const [link] = await passwordLinks(`userKey=${userId}`, 1);
  return link?.path ?? '';
}

async function typePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel(PROFILE_PAGE_TEXTS.newPassword).fill(password);
  await page.getByLabel(PROFILE_PAGE_TEXTS.confirmPassword).fill(password);
}

describe('a forgotten password (admin 2, 4)', () => {
  it('is set with the emailed link once, which ends the session of another browser and what it remembers', async () => {
    const user = await aUser(await signedInVisitor('summit-admin'));
    const elsewhere = await visit(SUMMIT);
    await submitLogin(elsewhere, user.userName, { password: DEMO_PASSWORD, postalCode: '80202', remember: true });
    await loginOf(elsewhere).dialog.waitFor({ state: 'hidden' });
    const page = await visit(SUMMIT);
    const link = await askForLink(page, user);

    // Whoever is signed in has no use for it.
    await elsewhere.goto(link);
    await elsewhere.getByText(PASSWORD_TEXTS.alreadySignedIn).waitFor();
    expect(new URL(elsewhere.url()).pathname).toBe('/');

    await page.goto(link);
    await page.getByText(user.userName, { exact: true }).waitFor();
    expect(page.url()).not.toContain('?');
    await typePassword(page, 'better');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: PASSWORD_TEXTS.newRule }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await typePassword(page, NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await loginOf(page).dialog.getByText(PASSWORD_TEXTS.wasReset).waitFor();
    expect(await loginOf(page).userName.inputValue()).toBe(user.userName);

    await elsewhere.reload();
    await loginOf(elsewhere).dialog.waitFor();

    await elsewhere.goto(link);
    await loginOf(elsewhere).dialog.getByText(PASSWORD_TEXTS.requestExpired).waitFor();

    await submitLogin(page, user.userName, { password: NEW_PASSWORD });
    await loginOf(page).dialog.waitFor({ state: 'hidden' });
    await page.goto('/profile');
    await page.getByLabel(PROFILE_PAGE_TEXTS.currentPassword).fill(NEW_PASSWORD);
    await typePassword(page, DEMO_PASSWORD);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByText(PROFILE_TEXTS.updated).waitFor();
    await page.getByText(PROFILE_PAGE_TEXTS.othersSignedOut).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  });
});
