import type { Page } from 'playwright-core';
import { CART_PAGE_TEXTS } from '#shared/texts/cart/cart-page-texts.ts';
import { CART_TEXTS } from '#shared/texts/cart/cart-texts.ts';
import { PART_PAGE_TEXTS } from '#shared/texts/catalogue/part-texts.ts';
import {
  AFTERMARKET_PO_LABEL,
  CHECKOUT_FIELD_TEXTS,
  CHECKOUT_PAGE_TEXTS,
} from '#shared/texts/checkout/checkout-page-texts.ts';
import { CHECKOUT_TEXTS } from '#shared/texts/checkout/checkout-texts.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const review = (page: Page) => page.getByRole('region', { name: CHECKOUT_PAGE_TEXTS.review });

/** Puts the first part of a list that can be had into the cart, by its page, and goes on from the dialog. */
async function addFirstOf(page: Page, listPath: string, goOn: string = CART_PAGE_TEXTS.continueShopping) {
  for (let place = 0; place < TRIES; place += 1) {
    await page.goto(listPath);
    await page.getByRole('article').nth(place).getByRole('heading').getByRole('link').click();
    const button = page.getByRole('button', { name: PART_PAGE_TEXTS.addToCart, exact: true });
    const canBeHad = await button.click({ timeout: ENABLED_MS }).then(
      () => true,
      () => false,
    );
    if (!canBeHad) continue;
    await page.getByRole('dialog', { name: CART_TEXTS.successTitle }).waitFor();
    await press(page, goOn);
    return;
  }
  throw new Error(`None of the first ${TRIES} parts of ${listPath} can be had`);
}

const TRIES = 8;
const ENABLED_MS = 5_000;

const LISTS = { aftermarket: '/headlamp', recycled: '/engine/+l2' };

export async function fillCart(page: Page): Promise<void> {
  await addFirstOf(page, LISTS.aftermarket);
  await addFirstOf(page, LISTS.recycled);
}

export async function openCart(page: Page): Promise<void> {
  await fillCart(page);
  await page.goto('/cart');
  await page.getByRole('heading', { level: 1 }).waitFor();
}

export async function openCheckout(page: Page): Promise<void> {
  await fillCart(page);
  await page.goto('/checkout');
  await review(page).getByText(CHECKOUT_PAGE_TEXTS.total, { exact: true }).waitFor();
  await review(page)
    .getByText(/^Taxes, /)
    .first()
    .waitFor();
}

export async function placeOrder(page: Page): Promise<void> {
  await openCheckout(page);
  await page.getByRole('textbox', { name: AFTERMARKET_PO_LABEL }).fill('PO-4711');
  await page.getByRole('textbox', { name: CHECKOUT_FIELD_TEXTS.salvagePoNumber }).fill('PO-4712');
  await page.getByRole('textbox', { name: CHECKOUT_FIELD_TEXTS.vin }).fill('1HGCM82633A004352');
  await review(page).getByRole('button', { name: CHECKOUT_PAGE_TEXTS.place }).click();
  await page.getByText(CHECKOUT_TEXTS.success).waitFor();
}

export async function openOrders(page: Page): Promise<void> {
  await page.goto('/orders');
  await page.getByRole('link', { name: /^\d+$/ }).first().waitFor();
}
