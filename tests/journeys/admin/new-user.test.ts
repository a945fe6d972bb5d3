import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { USER_FORM_TEXTS } from '#shared/texts/admin/users/user-form-texts.ts';
import { onlyOfCompany, USERS_TEXTS } from '#shared/texts/admin/users/users-texts.ts';
import { PASSWORD_PAGE_TEXTS } from '#shared/texts/session/password-page-texts.ts';
import { PASSWORD_TEXTS } from '#shared/texts/session/password-texts.ts';
import { PROFILE_PAGE_TEXTS } from '#shared/texts/session/profile-page-texts.ts';
import { SUMMIT } from '../../api-journeys/demo-users.ts';
import { newUserFields } from '../support/a-user.ts';
import { passwordLinks } from '../support/mailbox.ts';
import { headingOf, loginOf, signIn, userMenuOf } from '../support/screens.ts';
import { visit } from '../support/visit.ts';
import { visitAs } from '../support/visit-as.ts';

const NEW_PASSWORD = 'Better2Parts';

/** Goes from the list of all users to those of one account. */
async function chooseCompany(page: Page, company: string): Promise<void> {
  const search = page.getByRole('searchbox', { name: USERS_TEXTS.searchLabel });
  await search.fill(company);
  await search.press('Enter');
  await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe(company);
  await page.getByTitle(onlyOfCompany(company), { exact: true }).first().click();
  await expect.poll(() => new URL(page.url()).searchParams.has('company')).toBe(true);
}

it.each([
  { level: 0, userName: 'provider-admin', company: 'Summit Collision', isChosen: true },
  { level: 1, userName: 'summit-admin', company: 'Summit Collision', isChosen: false },
  { level: 2, userName: 'summit-east-admin', company: 'Summit East', isChosen: false },
])(
  'somebody invited by $userName (level $level) to $company sets a password and signs in at its store (admin 4, 5)',
  async ({ userName, company, isChosen }) => {
    const page = await visitAs(userName, { path: '/admin/users' });
    if (isChosen) await chooseCompany(page, company);
    await page.getByRole('link', { name: USERS_TEXTS.newUser }).click();
    await expect.poll(() => headingOf(page).textContent()).toBe(USER_FORM_TEXTS.newUser);
    await page.getByRole('main').getByText(`of ${company}`, { exact: true }).waitFor();

    const { state, ...texts } = newUserFields();
    const form = page.getByRole('form', { name: USER_FORM_TEXTS.details });
    for (const [name, text] of Object.entries(texts)) await form.locator(`[name=${name}]`).fill(text);
    await form.getByLabel(USER_FORM_TEXTS.state, { exact: true }).selectOption(state);
    await page.getByRole('button', { name: USER_FORM_TEXTS.create }).click();
    await expect.poll(() => headingOf(page).textContent()).toBe(`${texts.firstName} ${texts.lastName}`);

    const [link] = await passwordLinks(texts.email, 1);
    expect(link?.hostname).toBe(SUMMIT);
    const invited = await visit(SUMMIT, { path: link?.path ?? '' });
    await invited.getByText(texts.email, { exact: true }).waitFor();
    await invited.getByLabel(PROFILE_PAGE_TEXTS.newPassword).fill(NEW_PASSWORD);
    await invited.getByLabel(PROFILE_PAGE_TEXTS.confirmPassword).fill(NEW_PASSWORD);
    await invited.getByRole('button', { name: PASSWORD_PAGE_TEXTS.save }).click();
    await loginOf(invited).dialog.getByText(PASSWORD_TEXTS.wasReset).waitFor();
    await signIn(invited, texts.email, { password: NEW_PASSWORD });
    await userMenuOf(invited).opener.waitFor();

    await page.reload();
    await page.getByText(USER_FORM_TEXTS.accepted, { exact: true }).waitFor();
  },
);
