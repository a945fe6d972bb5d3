import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { NORTHSIDE, SUMMIT } from '../api-journeys/demo-users.ts';
import { headingOf, loginOf, postalCodeQuestionOf, userMenuOf } from './support/screens.ts';
import { visit } from './support/visit.ts';

/** What has the focus, by the name that is read out, and whether one sees that it is there. */
const stopOf = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement;
    if (element === document.body) return { name: 'nothing', isSeen: true };
    const label = element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent;
    const name = label || element.textContent || element.querySelector('img')?.alt || element.tagName;
    // The frame of a field may wear the outline for it.
    return { name, isSeen: [element, element.parentElement].some((one) => one && isOutlined(one)) };

    function isOutlined(one: Element): boolean {
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(one);
      const width = Number.parseFloat(outlineWidth);
      const reach = Math.max(0, width + Number.parseFloat(outlineOffset));
      return outlineStyle !== 'none' && width >= 2 && !isCutOff(one, reach);
    }

    function isCutOff(one: Element, reach: number): boolean {
      const { left, right } = one.getBoundingClientRect();
      for (let around = one.parentElement; around; around = around.parentElement) {
        const edge = around.getBoundingClientRect();
        const isCutting = getComputedStyle(around).overflowX !== 'visible';
        if (isCutting && left - reach < edge.left && right + reach > edge.right) return true;
      }
      return false;
    }
  });

const isAt = (page: Page, name: string) => expect.poll(async () => (await stopOf(page)).name).toBe(name);

/** Presses Tab until it is at that place, and gives back the stops on the way, that one included. */
async function tabTo(page: Page, name: string, key = 'Tab'): Promise<string[]> {
  const names: string[] = [];
  while (names.at(-1) !== name) {
    expect(names.length, `${name} is not reached by way of ${names.join(', ')}`).toBeLessThan(20);
    await page.keyboard.press(key);
    const stop = await stopOf(page);
    expect(stop).toEqual({ name: stop.name, isSeen: true });
    names.push(stop.name);
  }
  return names;
}

it('one signs in, looks around and signs out by keyboard alone', async () => {
  const page = await visit(SUMMIT);
  await loginOf(page).dialog.waitFor();
  await isAt(page, 'User name');
  await page.keyboard.type('summit-buyer');
  expect(await tabTo(page, 'Password')).toEqual(['Password']);
  await page.keyboard.type('Welcome2Parts');
  expect(await tabTo(page, 'Sign in')).toEqual(['Show password', 'Postal code', 'Keep me signed in', 'Sign in']);
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
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  expect(new URL(page.url()).pathname).toBe('/wl');
});

it('the question for the postal code is answered, and left, by keyboard alone', async () => {
  const page = await visit(NORTHSIDE);
  await isAt(page, 'User name');
  await page.keyboard.type('northside-buyer');
  await tabTo(page, 'Password');
  await page.keyboard.type('Welcome2Parts');
  await page.keyboard.press('Enter');
  const { dialog } = postalCodeQuestionOf(page);
  await dialog.waitFor();
  await isAt(page, 'Postal code');
  expect(await tabTo(page, 'Postal code')).toEqual(['Cancel', 'OK', 'Postal code']);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await tabTo(page, 'Enter postal code');
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  await isAt(page, 'Postal code');
  await page.keyboard.type('60601');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => page.getByRole('main').textContent()).toContain('60601');
});
