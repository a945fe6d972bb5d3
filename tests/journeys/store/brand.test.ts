import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { NORTHSIDE, PROVIDER, SUMMIT } from '../../api-journeys/demo-users.ts';
import { headingOf, loginOf } from '../support/screens.ts';
import { visit } from '../support/visit.ts';
import { visitAs } from '../support/visit-as.ts';

const backgroundOf = (page: Page) =>
  loginOf(page).submit.evaluate((button) => getComputedStyle(button).backgroundColor);

describe('a store wears the brand of its tenant before anybody has signed in', () => {
  it.each([
    [PROVIDER, 'Great Plains Auto Parts', 'rgb(29, 53, 87)'],
    [NORTHSIDE, 'Northside Fleet', 'rgb(11, 93, 75)'],
    [SUMMIT, 'Summit Collision', 'rgb(122, 31, 43)'],
  ])('%s is %s', async (host, company, color) => {
    const page = await visit(host);
    const logo = loginOf(page).dialog.getByRole('img', { name: company });
    await logo.waitFor();
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect.poll(() => headingOf(page).textContent()).toBe(`Welcome to ${company}`);
    await expect.poll(() => page.title()).toContain(company);
    await expect.poll(() => backgroundOf(page)).toBe(color);
    expect(await page.getByRole('contentinfo').textContent()).toContain(company);
  });
});

it('names the page and the company in the browser’s tab', async () => {
  const page = await visitAs('summit-buyer', { path: '/toyota' });
  await expect.poll(() => page.title()).toBe('Summit Collision - Home - “toyota”');
});

it('shows the name where the logo can not be loaded', async () => {
  const page = await visit(SUMMIT, { path: '/wl', mayFail: true });
  await page.context().route('**/images/**', (route) => route.abort());
  await page.reload();
  await expect.poll(() => page.getByRole('banner').textContent()).toContain('Summit Collision');
});

it('shows the hours of customer service in the store’s own time', async () => {
  const page = await visit(NORTHSIDE, { path: '/wl' });
  const hours = page.getByRole('region', { name: 'Customer service hours' });
  expect(await hours.textContent()).toContain('06:00 am – 08:00 pm');
});
