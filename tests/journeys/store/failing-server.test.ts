import { describe, expect, it } from 'vitest';
import { CONNECTION_TEXTS } from '#shared/texts/base/connection-texts.ts';
import { ERROR_TEXTS } from '#shared/texts/base/error-texts.ts';
import { SHELL_TEXTS } from '#shared/texts/base/shell-texts.ts';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import { LOGIN_TEXTS } from '#shared/texts/session/login-texts.ts';
import { SUMMIT } from '../../api-journeys/demo-users.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { headingOf, loginOf, submitLogin, userMenuOf } from '../support/screens.ts';
import { visit } from '../support/visit.ts';
import { visitAs } from '../support/visit-as.ts';

const APPLICATION = '**/api/application';
const LOGIN = '**/api/user/login';

describe('a server in trouble', () => {
  it("is an 'Application load failure' that can be tried again", async () => {
    const page = await visit(SUMMIT, { mayFail: true, path: 'about:blank' });
    await page.route(APPLICATION, (route) => route.fulfill({ status: 500, headers: { errors: 'Internal%20Error' } }));
    await page.goto('/');
    await expect.poll(() => headingOf(page).textContent()).toBe('Application load failure');
    await expect.poll(() => page.getByRole('alert').textContent()).toContain(ERROR_TEXTS.internal);
    await page.unroute(APPLICATION);
    await page.getByRole('button', { name: UI_TEXTS.retry }).click();
    await loginOf(page).dialog.waitFor();
  });

  it('says so in the login, where what was typed stays', async () => {
    const page = await visit(SUMMIT, { mayFail: true });
    await page.route(LOGIN, (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }));
    await submitLogin(page, 'summit-buyer');
    await expect.poll(() => loginOf(page).problem.textContent()).toBe(ERROR_TEXTS.unknown);
    await expect.poll(() => loginOf(page).userName.inputValue()).toBe('summit-buyer');
    await page.unroute(LOGIN);
    await loginOf(page).submit.click();
    await expect.poll(() => headingOf(page).textContent()).toBe('Welcome, Sam');
  });

  it('can not be reached without a network', async () => {
    const page = await visit(SUMMIT, { mayFail: true });
    await loginOf(page).dialog.waitFor();
    await page.context().setOffline(true);
    await submitLogin(page, 'summit-buyer');
    await expect.poll(() => loginOf(page).problem.textContent()).toBe(CONNECTION_TEXTS.offline);
    await page.context().setOffline(false);
    await loginOf(page).submit.click();
    await expect.poll(() => headingOf(page).textContent()).toBe('Welcome, Sam');
  });

  it('signs out here though the server could not be told', async () => {
    const page = await visitAs('summit-buyer', { mayFail: true });
    await page.route('**/api/user/logout', (route) => route.abort());
    await userMenuOf(page).opener.click();
    await userMenuOf(page).signOut.click();
    await loginOf(page).dialog.getByText(LOGIN_TEXTS.unconfirmedLogout).waitFor();
  });

  it('says of a page that can not be loaded that something went wrong, and loads it at the next try', async () => {
    const page = await visitAs('summit-buyer', { mayFail: true });
    await headingOf(page).getByText('Welcome, Sam').waitFor();
    await page.route('**/assets/catalogue-page*', (route) => route.abort());
    await page.goto('/toyota');
    await page.getByRole('alert').getByText(SHELL_TEXTS.pageFailure).waitFor();
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await page.unroute('**/assets/catalogue-page*');
    await page.getByRole('button', { name: UI_TEXTS.retry }).click();
    await headingOf(page).getByText('“toyota”').waitFor();
  });

  it('goes on without a part of the header that can not be loaded, and has it at the next try', async () => {
    const page = await visitAs('summit-buyer', { mayFail: true, path: 'about:blank' });
    await page.route('**/assets/header-cart*', (route) => route.abort());
    await page.goto('/');
    await headingOf(page).getByText('Welcome, Sam').waitFor();
    await page.getByRole('button', { name: SHELL_TEXTS.headerFailure }).waitFor();
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await page.unroute('**/assets/header-cart*');
    await page.getByRole('button', { name: SHELL_TEXTS.headerFailure }).click();
    await page.getByRole('button', { name: /^(Open cart|Cart, )/ }).waitFor();
  });
});
