import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CHECKOUT_PAGE_TEXTS } from '#shared/texts/checkout/checkout-page-texts.ts';
import { isPlenty } from '../support/is-plenty.ts';
import { screenFaults } from '../support/screen-faults.ts';
import { signedInBuyer } from '../support/signed-in-buyer.ts';

const LINES = 20;

const SCREENS = [
  { name: 'a desk', viewport: { width: 1280, height: 800 } },
  { name: 'a phone', viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
  { name: 'a small phone', viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true },
];

const review = (page: Page) => page.getByRole('region', { name: CHECKOUT_PAGE_TEXTS.review });
const total = (page: Page) => review(page).getByText(CHECKOUT_PAGE_TEXTS.total, { exact: true });
const placeButton = (page: Page) => review(page).getByRole('button', { name: CHECKOUT_PAGE_TEXTS.place });

/** Which of both is not wholly in the window. */
async function outOfSight(page: Page): Promise<string[]> {
  const { height = 0 } = page.viewportSize() ?? {};
  const boxes = { total: await total(page).boundingBox(), button: await placeButton(page).boundingBox() };
  return Object.entries(boxes).flatMap(([name, box]) =>
    box && box.y >= 0 && box.y + box.height <= height ? [] : [`${name} at ${JSON.stringify(box)}`],
  );
}

const scrollTo = (page: Page, part: number) =>
  page.evaluate((share) => window.scrollTo(0, document.documentElement.scrollHeight * share), part);

/** Whether what has the focus lies under total and button. */
const isCovered = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const { left, right, top, bottom } = focused?.getBoundingClientRect() ?? new DOMRect();
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return found !== null && focused !== null && !found.contains(focused) && !focused.contains(found);
  });

async function atCheckout(options: object) {
  const { page, buyer } = await signedInBuyer('summit-buyer', options);
  const parts = await buyer.findParts('brake', 'aftermarket', isPlenty, LINES);
  await buyer.puts(...parts.map(({ partNumber, companyCode }) => ({ itemNumber: partNumber, companyCode })));
  await page.goto('/checkout');
  await review(page)
    .getByText(/^Taxes, Colorado/)
    .waitFor();
  return page;
}

describe.each(SCREENS)('checkout of twenty lines on $name', ({ name: _name, ...options }) => {
  it('has total and button in sight, wherever the page stands, and covers nothing that is used', async () => {
    const page = await atCheckout(options);
    for (const part of [0, 0.5, 1]) {
      await scrollTo(page, part);
      await expect.poll(() => outOfSight(page), { message: `at ${part} of the page` }).toEqual([]);
    }
    await scrollTo(page, 0);
    const fields = await page.getByRole('main').locator('input:visible, textarea:visible').all();
    expect(fields.length).toBeGreaterThan(10);
    for (const field of fields) {
      await field.focus();
      const label = await field.getAttribute('id');
      await expect.poll(() => isCovered(page), { message: `${label} is covered` }).toBe(false);
    }
    expect(await screenFaults(page)).toEqual([]);
  });
});
