import type { Locator, Page } from 'playwright-core';
import { SHELL_TEXTS } from '#shared/texts/base/shell-texts.ts';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import { LOGIN_TEXTS } from '#shared/texts/session/login-texts.ts';
import { DEMO_PASSWORD } from '../../api-journeys/demo-users.ts';

/** The login dialog and its fields, by their labels. */
export function loginOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: LOGIN_TEXTS.signIn, exact: true });
  return {
    dialog,
    userName: dialog.getByLabel(LOGIN_TEXTS.userName),
    password: dialog.getByLabel(LOGIN_TEXTS.password, { exact: true }),
    showPassword: dialog.getByRole('button', { name: LOGIN_TEXTS.showPassword }),
    postalCode: dialog.getByLabel(LOGIN_TEXTS.postalCode),
    keepSignedIn: dialog.getByLabel(LOGIN_TEXTS.keepSignedIn),
    problem: dialog.getByRole('alert'),
    latestProblems: dialog.getByRole('region', { name: LOGIN_TEXTS.latestProblems }).getByRole('listitem'),
    submit: dialog.getByRole('button', { name: LOGIN_TEXTS.signIn }),
  };
}

/** The prompt for the postal code. */
export function postalCodeQuestionOf(page: Page) {
  const dialog = page.getByRole('dialog', {
    name: new RegExp(`^(${SHELL_TEXTS.postalCodeMissing}|${SHELL_TEXTS.changePostalCode})$`),
  });
  return {
    dialog,
    field: dialog.getByLabel(LOGIN_TEXTS.postalCode),
    ok: dialog.getByRole('button', { name: UI_TEXTS.ok }),
    signOut: dialog.getByRole('button', { name: SHELL_TEXTS.signOut }),
  };
}

export const headingOf = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** Opens the user menu. */
export function userMenuOf(page: Page) {
  const menu = page.getByRole('region', { name: SHELL_TEXTS.accountMenu });
  return {
    opener: page
      .getByRole('banner')
      .getByRole('button')
      .filter({ has: page.locator('.tabler-icon-user-circle') }),
    menu,
    signOut: menu.getByRole('button', { name: SHELL_TEXTS.signOut }),
  };
}

interface Login {
  readonly password?: string;
  readonly postalCode?: string;
  readonly remember?: boolean;
}

/** Fills in and submits the login. */
export async function submitLogin(page: Page, userName: string, login: Login = {}): Promise<void> {
  const { password = DEMO_PASSWORD, postalCode = '', remember = false } = login;
  const form = loginOf(page);
  await form.userName.fill(userName);
  await form.password.fill(password);
  await form.postalCode.fill(postalCode);
  await form.keepSignedIn.setChecked(remember);
  await form.submit.click();
}

/** A postal code in Chicago, for users whose location does not matter. */
const SOMEWHERE = '60601';

/** Signs in a user who is not asked anything else. */
export async function signIn(page: Page, userName: string, login: Login = {}): Promise<void> {
  await submitLogin(page, userName, { postalCode: SOMEWHERE, ...login });
  await loginOf(page).dialog.waitFor({ state: 'hidden' });
}

export async function signOut(page: Page): Promise<void> {
  const { opener, signOut: button } = userMenuOf(page);
  await opener.click();
  await button.click();
  await loginOf(page).dialog.waitFor();
}
