import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sessionContract } from '#shared/contracts/session.ts';
import { REFRESH_INTERVAL_MS } from '#shared/rules/session/session-lifetimes.ts';
import { DEMO_PASSWORD, NORTHSIDE } from '../../api-journeys/demo-users.ts';
import { headingOf, loginOf, postalCodeQuestionOf, signIn, submitLogin } from '../support/screens.ts';
import { openTab, visit } from '../support/visit.ts';
import { visitAs } from '../support/visit-as.ts';

/** The session ends on the server, without a word to the page: as if it had been ended from elsewhere. */
async function endSession(page: Page): Promise<void> {
  const [token] = (await page.context().cookies()).filter(({ name }) => name === 'authorization');
  const ended = page.evaluate(
    async ({ path, authorization }) => (await fetch(path, { method: 'POST', headers: { authorization } })).status,
    { path: sessionContract.logout.path, authorization: token?.value ?? '' },
  );
  expect(await ended).toBe(200);
}

/** The page finds that out when it next wants a new token. */
async function loseSession(page: Page): Promise<void> {
  await endSession(page);
  await page.clock.fastForward(REFRESH_INTERVAL_MS);
  await lossOf(page).waitFor();
}

const lossOf = (page: Page) => loginOf(page).dialog.getByText('Oops! Your session has been lost.');

async function signInAgain(page: Page): Promise<void> {
  const { password, dialog, submit } = loginOf(page);
  await password.fill(DEMO_PASSWORD);
  await submit.click();
  await dialog.waitFor({ state: 'hidden' });
}

describe('a lost session', () => {
  it("says 'Oops! Your session has been lost.' over the page, which is out of reach", async () => {
    const page = await visitAs('summit-buyer', { hasMovableClock: true });
    await headingOf(page).getByText('Welcome, Sam').waitFor();
    await loseSession(page);
    await expect.poll(() => headingOf(page).textContent()).toBe('Welcome, Sam');
    await page.keyboard.press('Escape');
    for (let stops = 0; stops < 12; stops++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('header, main, footer'))).toBeNull();
    }
    expect(await lossOf(page).isVisible()).toBe(true);
  });

  it('is noticed when a laptop wakes up without its cookies', async () => {
    const page = await visitAs('summit-buyer');
    await headingOf(page).getByText('Welcome, Sam').waitFor();
    await page.context().clearCookies();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await lossOf(page).waitFor();
  });

  it('knows who was there, asks for the password alone, and goes on at the same place', async () => {
    const page = await visitAs('summit-buyer', { path: '/toyota', hasMovableClock: true });
    await headingOf(page).getByText('“toyota”').waitFor();
    await loseSession(page);
    const { userName, password, dialog } = loginOf(page);
    await expect.poll(() => password.evaluate((field) => field === document.activeElement)).toBe(true);
    await expect.poll(() => userName.inputValue()).toBe('summit-buyer');
    await page.keyboard.type(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => headingOf(page).textContent()).toBe('“toyota”');
    expect(new URL(page.url()).pathname).toBe('/toyota');
  });

  it('is found again in all tabs by one login', async () => {
    const first = await visitAs('summit-buyer', { hasMovableClock: true });
    const second = await openTab(first.context());
    for (const tab of [first, second]) await headingOf(tab).getByText('Welcome, Sam').waitFor();
    await endSession(first);
    await first.context().clock.fastForward(REFRESH_INTERVAL_MS);
    for (const tab of [first, second]) await lossOf(tab).waitFor();
    await signInAgain(first);
    await loginOf(second).dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => headingOf(second).textContent()).toBe('Welcome, Sam');
  });
});

describe('a lost session with a half-filled form', () => {
  it('asks to sign in before anything else, and the form is as it was, ready to be typed on', async () => {
    const page = await visit(NORTHSIDE, { hasMovableClock: true });
    await submitLogin(page, 'northside-buyer');
    const { field, ok } = postalCodeQuestionOf(page);
    await field.fill('303');
    await loseSession(page);
    await signInAgain(page);
    await expect.poll(() => field.inputValue()).toBe('303');
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('End');
    await page.keyboard.type('03');
    await ok.click();
    await expect.poll(() => page.getByRole('main').textContent()).toContain('30303');
  });

  it('asks too when that is found out by sending the form', async () => {
    const page = await visitAs('northside-buyer', { postalCode: '' });
    const { field, ok } = postalCodeQuestionOf(page);
    await field.fill('30303');
    // The requests that the page makes when it opens would notice the lost session first.
    await page.waitForLoadState('networkidle');
    await endSession(page);
    await ok.click();
    await signInAgain(page);
    await expect.poll(() => field.inputValue()).toBe('30303');
    await ok.click();
    await expect.poll(() => page.getByRole('main').textContent()).toContain('30303');
  });

  it('takes the form away when somebody else goes on', async () => {
    const page = await visitAs('northside-buyer', { postalCode: '', hasMovableClock: true });
    const { field, dialog } = postalCodeQuestionOf(page);
    await field.fill('303');
    await loseSession(page);
    await signIn(page, 'northside-admin');
    await headingOf(page).getByText('Welcome, Nora').waitFor();
    await dialog.waitFor({ state: 'hidden' });
  });

  it('leaves the form to who thinks better of Escape', async () => {
    const page = await visitAs('northside-buyer', { postalCode: '', hasMovableClock: true });
    const { field } = postalCodeQuestionOf(page);
    await field.fill('303');
    await loseSession(page);
    await page.keyboard.press('Escape');
    await signInAgain(page);
    await expect.poll(() => field.inputValue()).toBe('303');
  });
});
