import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { CART_PAGE_TEXTS } from '#shared/texts/cart/cart-page-texts.ts';
import { CART_TEXTS } from '#shared/texts/cart/cart-texts.ts';
import { PART_PAGE_TEXTS } from '#shared/texts/catalogue/part-texts.ts';
import {
  AFTERMARKET_PO_LABEL,
  CHECKOUT_FIELD_TEXTS,
  CHECKOUT_PAGE_TEXTS,
} from '#shared/texts/checkout/checkout-page-texts.ts';
import { CHECKOUT_TEXTS } from '#shared/texts/checkout/checkout-texts.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { listOf } from '../support/catalogue-screens.ts';
import { pathOf } from '../support/demo-parts.ts';
import { headingOf } from '../support/screens.ts';
import { signedInBuyer } from '../support/signed-in-buyer.ts';

const WIDTHS = [
  [1280, 'throws on access', { viewport: { width: 1280, height: 800 } }],
  [375, 'is full', { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true }],
  [320, 'throws on every call', { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true }],
] as const;

type StorageFault = (typeof WIDTHS)[number][1];

/** From its next load on the page meets storages that fail in this way. */
const failStorages = (page: Page, fault: StorageFault) =>
  page.addInitScript((way) => {
    const refuse = () => {
      throw new DOMException('Denied by policy', way === 'is full' ? 'QuotaExceededError' : 'SecurityError');
    };
    if (way === 'throws on access') {
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
      return;
    }
    Storage.prototype.setItem = refuse;
    if (way === 'is full') return;
    Storage.prototype.getItem = refuse;
    Storage.prototype.removeItem = refuse;
  }, fault);

/** Whether the page is wider than the screen. */
const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : [];
  });

it.each(WIDTHS)('N07: at %i px, where web storage %s, one still gets from the search to an order', async (...wide) => {
  const [, fault, screen] = wide;
  const { page, buyer } = await signedInBuyer('summit-buyer', screen);
  const part = await buyer.findPart(
    'brake',
    'aftermarket',
    ({ uomQuantityAvailable, customerPrice }) => uomQuantityAvailable >= 5 && (customerPrice ?? 0) > 0,
  );
  await failStorages(page, fault);
  const look = () => expect.poll(async () => [...(await axeFindings(page)), ...(await sticksOut(page))]).toEqual([]);

  await page.goto('/');
  await expect.poll(() => headingOf(page).textContent()).toMatch(/^Welcome/);
  await look();
  await page.goto('/brake');
  await listOf(page).cards.first().waitFor();
  await look();
  await page.goto(pathOf(part));
  const add = page.getByRole('button', { name: PART_PAGE_TEXTS.addToCart, exact: true });
  await expect.poll(() => add.isEnabled()).toBe(true);
  await add.click();
  const added = page.getByRole('dialog', { name: CART_TEXTS.successTitle });
  await added.getByRole('button', { name: CART_PAGE_TEXTS.checkout }).click();
  await expect.poll(() => headingOf(page).textContent()).toBe(CHECKOUT_PAGE_TEXTS.title);
  await page.getByRole('textbox', { name: AFTERMARKET_PO_LABEL }).fill('PO-7');
  await page.getByRole('textbox', { name: CHECKOUT_FIELD_TEXTS.vin }).fill('1HGCM82633A004352');
  await page
    .getByText(/^Taxes, /)
    .first()
    .waitFor();
  await look();
  await page.getByRole('button', { name: CHECKOUT_PAGE_TEXTS.place }).click();
  await page.getByText(CHECKOUT_TEXTS.success).waitFor();
  await look();
});
