import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { SUMMIT } from '../../api-journeys/demo-users.ts';
import { headingOf, loginOf, submitLogin } from '../support/screens.ts';
import { visit } from '../support/visit.ts';

/** A login in which the message goes when the clock is moved: it waits for a machine that is busy. */
async function openLogin(): Promise<Page> {
  const page = await visit(SUMMIT, { hasMovableClock: true });
  await loginOf(page).dialog.waitFor();
  await page.clock.pauseAt(Date.now() + 60_000);
  return page;
}

/** Where everything of the login stands, to a tenth of a pixel. */
async function places(page: Page) {
  const { dialog } = loginOf(page);
  const parts = [dialog, ...(await dialog.locator('h2, img, input, button, form > *').all())];
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  return boxes.map((box) => box && [box.x, box.y, box.width].map((pixels) => Math.round(pixels * 10) / 10));
}

describe('a wrong password', () => {
  it("says 'Invalid Username or Password' for three seconds", async () => {
    const page = await openLogin();
    const { problem } = loginOf(page);
    await submitLogin(page, 'summit-buyer', { password: 'Welcome3Parts' });
    await expect.poll(() => problem.textContent()).toBe('Invalid Username or Password');
    await page.clock.runFor(2999);
    expect(await problem.textContent()).toBe('Invalid Username or Password');
    await page.clock.runFor(1);
    await expect.poll(() => problem.textContent()).toBe('');
  });

  it('is marked to be written over, and stays so when the message goes', async () => {
    const page = await openLogin();
    const { problem, password, userName } = loginOf(page);
    await submitLogin(page, 'summit-buyer', { password: 'Welcome3Parts' });
    await expect.poll(() => problem.textContent()).toBe(SESSION_TEXTS.invalidLogin);
    await expect.poll(() => password.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('Welcome2Parts');
    await page.clock.runFor(3000);
    await expect.poll(() => problem.textContent()).toBe('');
    await expect.poll(() => password.inputValue()).toBe('Welcome2Parts');
    expect(await password.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await userName.inputValue()).toBe('summit-buyer');
    await page.clock.resume();
    await page.keyboard.press('Enter');
    await expect.poll(() => headingOf(page).textContent()).toBe('Welcome, Sam');
  });

  it('brings the focus back to the fields from elsewhere when the message goes', async () => {
    const page = await openLogin();
    const { problem, password } = loginOf(page);
    await submitLogin(page, 'summit-buyer', { password: 'Welcome3Parts' });
    await expect.poll(() => problem.textContent()).toBe(SESSION_TEXTS.invalidLogin);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(3000);
    await expect.poll(() => problem.textContent()).toBe('');
    await expect.poll(() => password.evaluate((field) => field === document.activeElement)).toBe(true);
  });

  it('lets nothing jump, neither when the message comes nor when it goes', async () => {
    const page = await openLogin();
    const { problem } = loginOf(page);
    const before = await places(page);
    await submitLogin(page, 'summit-buyer', { password: 'Welcome3Parts' });
    await expect.poll(() => problem.textContent()).toBe(SESSION_TEXTS.invalidLogin);
    expect(await places(page)).toEqual(before);
    await page.clock.runFor(3000);
    await expect.poll(() => problem.textContent()).toBe('');
    expect(await places(page)).toEqual(before);
  });

  it('stays to read among the latest three problems', async () => {
    const page = await visit(SUMMIT);
    const { latestProblems } = loginOf(page);
    for (const count of [1, 2, 3, 3]) {
      const answer = page.waitForResponse('**/api/user/login');
      await submitLogin(page, 'summit-buyer', { password: 'Welcome3Parts' });
      await answer;
      await expect.poll(() => latestProblems.count()).toBe(count);
    }
    for (const text of await latestProblems.allTextContents()) expect(text).toContain(SESSION_TEXTS.invalidLogin);
  });
});
