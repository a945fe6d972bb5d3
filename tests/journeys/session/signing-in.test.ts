import { describe, expect, it } from 'vitest';
import { sessionContract } from '#shared/contracts/session.ts';
import { LOGIN_TEXTS } from '#shared/texts/session/login-texts.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { DEMO_USERS, NORTHSIDE, PROVIDER, SUMMIT } from '../../api-journeys/demo-users.ts';
import { headingOf, loginOf, signIn, submitLogin, userMenuOf } from '../support/screens.ts';
import { visit } from '../support/visit.ts';
import { cookiesOf } from './cookies-of.ts';

describe('every demo user signs in on the host of their tenant', () => {
  it.each([
    ['provider-admin', PROVIDER, 'Welcome, Paula', 'Paula Prentice'],
    ['northside-admin', NORTHSIDE, 'Welcome, Nora', 'Nora Nakamura'],
    ['northside-buyer', NORTHSIDE, 'Welcome, Ned', 'Ned Novak'],
    ['summit-admin', SUMMIT, 'Welcome, Sara', 'Sara Sandoval'],
    ['summit-buyer', SUMMIT, 'Welcome, Sam', 'Sam Sorensen'],
    // Their account does not show the names of its users.
    ['summit-east-admin', SUMMIT, 'Welcome to Summit Collision', 'Account'],
    ['summit-east-buyer', SUMMIT, 'Welcome to Summit Collision', 'Account'],
  ])('%s on %s', async (userName, host, heading, name) => {
    const page = await visit(host);
    await signIn(page, userName);
    await expect.poll(() => headingOf(page).textContent()).toBe(heading);
    await expect.poll(() => userMenuOf(page).opener.textContent()).toBe(name);
  });
});

describe('a store refuses the users of other tenants', () => {
  it.each([PROVIDER, NORTHSIDE, SUMMIT])('%s', async (host) => {
    const page = await visit(host, { hasMovableClock: true });
    const { problem, dialog } = loginOf(page);
    await dialog.waitFor();
    // The message waits for a machine that is busy.
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const { userName } of DEMO_USERS.filter((user) => user.host !== host)) {
      const answer = page.waitForResponse(`**${sessionContract.login.path}`);
      await submitLogin(page, userName);
      expect([userName, (await answer).status()]).toEqual([userName, 401]);
      await expect.poll(() => problem.textContent(), { message: userName }).toBe(SESSION_TEXTS.invalidLogin);
    }
    expect(await dialog.isVisible()).toBe(true);
    expect(await cookiesOf(page)).toEqual([]);
  });
});

describe('signing in', () => {
  it('keeps the token where no other host and no other site gets it', async () => {
    const page = await visit(SUMMIT);
    await signIn(page, 'summit-buyer');
    const [token] = (await page.context().cookies()).filter(({ name }) => name === 'authorization');
    expect(token).toMatchObject({ domain: SUMMIT, path: '/', secure: true, sameSite: 'Strict' });
  });

  it('begins with the focus on the user name, and Enter sends the form', async () => {
    const page = await visit(SUMMIT);
    await loginOf(page).dialog.waitFor();
    await page.keyboard.type('summit-buyer');
    await loginOf(page).password.focus();
    await page.keyboard.type('Welcome2Parts');
    await page.keyboard.press('Enter');
    await expect.poll(() => headingOf(page).textContent()).toBe('Welcome, Sam');
  });

  it('asks no server about what can be seen to be wrong, and leads to the field', async () => {
    const page = await visit(SUMMIT);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.method()));
    const cases = [
      { userName: '', text: LOGIN_TEXTS.incomplete, field: 'userName' },
      { userName: 'summit-buyer', password: '', text: LOGIN_TEXTS.incomplete, field: 'password' },
      { userName: 'summit-buyer', postalCode: '8020', text: SESSION_TEXTS.invalidPostalCode, field: 'postalCode' },
    ];
    for (const { userName, text, field, ...login } of cases) {
      await submitLogin(page, userName, login);
      await expect.poll(() => loginOf(page).problem.textContent()).toBe(text);
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(field);
    }
    expect(calls).not.toContain('POST');
  });

  it('ships from the warehouse that is closest to the postal code', async () => {
    const page = await visit(SUMMIT);
    await signIn(page, 'summit-buyer', { postalCode: '30303' });
    const location = page.getByRole('main').getByRole('heading', { name: 'Service location' }).locator('..');
    await expect.poll(() => location.textContent()).toContain('Atlanta');
  });

  it('says that an account does not buy in Canada', async () => {
    const page = await visit(SUMMIT);
    await submitLogin(page, 'summit-buyer', { postalCode: 'M9W 1J1' });
    await expect.poll(() => loginOf(page).problem.textContent()).toBe(SESSION_TEXTS.invalidPostalCode);
    await signIn(page, 'summit-buyer');
  });

  it('shows a password only to who asks to see it', async () => {
    const page = await visit(SUMMIT);
    const { password, showPassword, dialog } = loginOf(page);
    await password.fill('Welcome2Parts');
    expect(await password.getAttribute('type')).toBe('password');
    await showPassword.click();
    await expect.poll(() => password.getAttribute('type')).toBe('text');
    await dialog.getByRole('button', { name: LOGIN_TEXTS.hidePassword }).click();
    await expect.poll(() => password.getAttribute('type')).toBe('password');
  });
});
