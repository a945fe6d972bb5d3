import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { COOKIES } from '#shared/rules/session/cookie-names.ts';
import { aSoldPart } from '../support/a-sold-part.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { CART_GOES_ON } from '../support/cart-goes-on.ts';
import { listOf } from '../support/catalogue-screens.ts';
import { narrowScreenFaults } from '../support/narrow-screen-faults.ts';
import { signedInBuyer } from '../support/signed-in-buyer.ts';
import { visitAs } from '../support/visit-as.ts';

const AS_TABLE = [CART_GOES_ON, { name: COOKIES.catalogueStyle, value: 'table' }];
const LAPTOP = { width: 1280, height: 800 };
const DESKTOP = { width: 1920, height: 1080 };

const tableOf = (page: Page) => page.getByRole('table', { name: 'Parts' });
const rowsOf = (page: Page) => tableOf(page).locator('tbody tr');
const newsOf = (page: Page) => page.getByText(/^Item was added to your cart/);

/** Rows that are seen whole: below the head of the table and above the line at the bottom. */
const rowsInSight = (page: Page): Promise<number> =>
  rowsOf(page).evaluateAll((rows) => {
    const isSeen = (x: number, y: number, row: Element) => document.elementFromPoint(x, y)?.closest('tr') === row;
    return rows.filter((row) => {
      const { left, top, bottom } = row.getBoundingClientRect();
      return isSeen(left + 5, top + 1, row) && isSeen(left + 5, bottom - 2, row);
    }).length;
  });

async function openTable(userName: string, viewport = LAPTOP, more: Parameters<typeof visitAs>[1] = {}) {
  const page = await visitAs(userName, {
    path: '/headlamp',
    postalCode: '80202',
    viewport,
    cookies: AS_TABLE,
    ...more,
  });
  await rowsOf(page).first().waitFor();
  return page;
}

describe('a table of parts', () => {
  it.each([
    { viewport: LAPTOP, least: 14 },
    { viewport: DESKTOP, least: 22 },
  ])('shows at least $least rows at once, and none is higher than 44 px', async ({ viewport, least }) => {
    const page = await openTable('summit-buyer', viewport);
    expect(await rowsInSight(page)).toBeGreaterThanOrEqual(least);
    const heights = await rowsOf(page).evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThanOrEqual(44);
  });

  it('keeps its head in sight', async () => {
    const page = await openTable('summit-buyer');
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    const head = await tableOf(page).getByRole('columnheader', { name: 'Stock' }).boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    expect(head?.y).toBeCloseTo((header?.y ?? 0) + (header?.height ?? 0), -1);
  });

  it.each([
    { userName: 'summit-buyer', viewport: LAPTOP, colorScheme: 'light' },
    { userName: 'northside-buyer', viewport: LAPTOP, colorScheme: 'dark' },
    { userName: 'summit-buyer', viewport: DESKTOP, colorScheme: 'dark' },
    { userName: 'northside-buyer', viewport: { width: 1024, height: 768 }, colorScheme: 'light' },
  ] as const)('has no faults at $viewport.width for $userName in $colorScheme', async (screen) => {
    const { userName, viewport, colorScheme } = screen;
    const page = await openTable(userName, viewport, { colorScheme });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(viewport.width);
    expect(await axeFindings(page)).toEqual([]);
    await page
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .focus();
    expect(await axeFindings(page)).toEqual([]);
  });

  it('gives way on a narrow screen, which does not offer it', async () => {
    const phone = { width: 375, height: 812 };
    const page = await visitAs('summit-buyer', {
      path: '/headlamp',
      postalCode: '80202',
      viewport: phone,
      cookies: AS_TABLE,
    });
    await listOf(page).cards.first().waitFor();
    expect(await page.getByRole('radio', { name: 'Table' }).count()).toBe(0);
    await page.setViewportSize({ width: 320, height: 812 });
    expect(await narrowScreenFaults(page)).toEqual([]);
    await page.setViewportSize(LAPTOP);
    await rowsOf(page).first().waitFor();
  });
});

describe('a part is added in its row', () => {
  it('by mouse, counted once for a double click, and taken back', async () => {
    const { webDescription } = await aSoldPart('aftermarket', 'Body');
    const { page, buyer } = await signedInBuyer('summit-buyer', { cookies: AS_TABLE });
    await page.goto(`/${encodeURIComponent(webDescription)}`);
    const row = rowsOf(page).first();
    await row.getByRole('textbox').fill('3');
    await row.getByRole('button', { name: /^Add to cart/ }).dblclick();
    await newsOf(page).waitFor();
    await row.getByText('in cart 3').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect((await buyer.items()).map(({ quantity }) => quantity)).toEqual([3]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await buyer.items()).length).toBe(0);
  });

  it('by keyboard: the first part in eight stops, Enter adds, o opens, Escape leads back to its row', async () => {
    const { webDescription } = await aSoldPart('aftermarket', 'Body');
    const { page, buyer } = await signedInBuyer('summit-buyer', { cookies: AS_TABLE });
    await page.goto(`/${encodeURIComponent(webDescription)}`);
    await rowsOf(page).first().waitFor();
    const isAtRow = () => page.evaluate(() => document.activeElement?.id === 'first-part');
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    let stops = 0;
    while (!(await isAtRow()) && stops < 20) {
      await page.keyboard.press('Tab');
      stops += 1;
      const label = await page.evaluate(() => document.activeElement?.textContent);
      if (label === 'Skip to content' || label === 'Skip to parts') await page.keyboard.press('Enter');
    }
    expect(stops).toBeLessThanOrEqual(8);
    await page.keyboard.press('2');
    await page.keyboard.press('Enter');
    await newsOf(page).waitFor();
    await expect.poll(async () => (await buyer.items()).map(({ quantity }) => quantity)).toEqual([2]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('o');
    await expect.poll(() => new URL(page.url()).pathname).toContain('/+');
    // The list has the same heading, and stays until the part is there.
    await rowsOf(page).first().waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1, name: webDescription }).waitFor();
    await page.keyboard.press('Escape');
    await rowsOf(page).first().waitFor();
    await expect.poll(isAtRow).toBe(true);
  });
});
