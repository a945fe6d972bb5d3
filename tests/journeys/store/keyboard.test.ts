import { expect, it } from 'vitest';
import { LOGIN_TEXTS } from '#shared/texts/session/login-texts.ts';
import { NORTHSIDE, SUMMIT } from '../../api-journeys/demo-users.ts';
import { isAt, tabTo } from '../support/focus.ts';
import { headingOf, loginOf, postalCodeQuestionOf, userMenuOf } from '../support/screens.ts';
import { visit } from '../support/visit.ts';

it('one signs in, looks around and signs out by keyboard alone', async () => {
  const page = await visit(SUMMIT);
  await loginOf(page).dialog.waitFor();
  await isAt(page, 'User name');
  await page.keyboard.type('summit-buyer');
  expect(await tabTo(page, 'Password')).toEqual(['Password']);
  await page.keyboard.type('Welcome2Parts');
  expect(await tabTo(page, 'Sign in')).toEqual([
    'Show password',
    'Postal code',
    'Keep me signed in',
    LOGIN_TEXTS.forgotPassword,
    'Sign in',
  ]);
  await page.keyboard.press('Enter');
  await expect.poll(() => headingOf(page).textContent()).toBe('Welcome, Sam');

  await isAt(page, 'Welcome, Sam');
  expect(await tabTo(page, 'Sam Sorensen', 'Shift+Tab')).toEqual(['Sam Sorensen']);
  await page.keyboard.press('Enter');
  await userMenuOf(page).menu.waitFor();
  await page.keyboard.press('Escape');
  await userMenuOf(page).menu.waitFor({ state: 'hidden' });
  await isAt(page, 'Sam Sorensen');
  await page.keyboard.press('Space');
  await tabTo(page, 'Sign out');
  await page.keyboard.press('Enter');
  await loginOf(page).dialog.waitFor();
  await isAt(page, 'User name');
});

it('the login keeps the keyboard inside, both ways', async () => {
  const page = await visit(SUMMIT);
  await isAt(page, 'User name');
  await tabTo(page, 'Sign in');
  await tabTo(page, 'User name', 'Shift+Tab');
  for (let presses = 0; presses < 10; presses++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('header, main, footer'))).toBeNull();
  }
});

it('the login of the welcome page is left by Escape, wherever the focus is, and gives the focus back', async () => {
  const page = await visit(SUMMIT, { path: '/wl' });
  await headingOf(page).waitFor();
  expect(await tabTo(page, 'Sign in')).toEqual([
    'Skip to content',
    'Summit Collision',
    'Home',
    'Color scheme: system',
    'Sign in',
  ]);
  await page.keyboard.press('Enter');
  await loginOf(page).dialog.waitFor();
  await page.keyboard.press('Escape');
  await loginOf(page).dialog.waitFor({ state: 'hidden' });
  await isAt(page, 'Sign in');
  await page.keyboard.press('Enter');
  await loginOf(page).dialog.getByRole('heading').click();
  await page.keyboard.press('Escape');
  await loginOf(page).dialog.waitFor({ state: 'hidden' });
});

it('the skip link leads over the header into the page', async () => {
  const page = await visit(SUMMIT, { path: '/wl' });
  await headingOf(page).waitFor();
  await tabTo(page, 'Skip to content');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  expect(new URL(page.url()).pathname).toBe('/wl');
});

it('the question for the postal code is answered, and not put off, by keyboard alone', async () => {
  const page = await visit(NORTHSIDE);
  await isAt(page, 'User name');
  await page.keyboard.type('northside-buyer');
  await tabTo(page, 'Password');
  await page.keyboard.type('Welcome2Parts');
  await page.keyboard.press('Enter');
  const { dialog } = postalCodeQuestionOf(page);
  await dialog.waitFor();
  await isAt(page, 'Postal code');
  expect(await tabTo(page, 'Postal code')).toEqual(['Sign out', 'OK', 'Postal code']);
  await page.keyboard.press('Escape');
  await isAt(page, 'Postal code');
  await page.keyboard.type('60601');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => page.getByRole('main').textContent()).toContain('60601');
});
