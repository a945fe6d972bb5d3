import { text } from 'node:stream/consumers';
import type { Locator } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { checkoutContract } from '#shared/contracts/checkout.ts';
import { SHELL_TEXTS } from '#shared/texts/base/shell-texts.ts';
import { CART_PAGE_TEXTS } from '#shared/texts/cart/cart-page-texts.ts';
import { ORDER_TEXTS } from '#shared/texts/orders/order-texts.ts';
import { ORDER_LIST_TEXTS, ORDER_PAGE_TEXTS, reorderOrder } from '#shared/texts/orders/orders-texts.ts';
import { aShopper } from '../support/a-shopper.ts';
import { screenFaults } from '../support/screen-faults.ts';
import { headingOf, userMenuOf } from '../support/screens.ts';
import { seenAfter } from '../support/seen-after.ts';
import { signedInVisitor } from '../support/signed-in-visitor.ts';
import { visitAs } from '../support/visit-as.ts';

const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };
/** The demo's fleet looks back on a year of orders; this one of the last days was of a single recycled part. */
const BUYER = 'northside-buyer';
const PO_NUMBER = 'NF-40185';

afterAll(async () => (await aShopper(BUYER)).empties());

describe('orders', () => {
  it('are found by PO number, opened, and ordered again', async () => {
    const page = await visitAs(BUYER);
    await page.getByRole('navigation', { name: SHELL_TEXTS.mainNavigation }).getByText(SHELL_TEXTS.orders).click();
    const rows = page.getByRole('table').getByRole('row');
    await rows.nth(12).waitFor();
    await page.getByRole('searchbox', { name: ORDER_LIST_TEXTS.search }).fill(PO_NUMBER);
    await expect.poll(() => rows.count()).toBe(2);
    await expect.poll(() => new URL(page.url()).search).toBe(`?search=${PO_NUMBER}`);
    await rows.nth(1).getByRole('link').click();
    const reorder = page.getByRole('button', { name: ORDER_PAGE_TEXTS.reorder, exact: true });
    await reorder.waitFor();
    await page.goBack();
    const search = page.getByRole('searchbox', { name: ORDER_LIST_TEXTS.search });
    await expect.poll(() => search.inputValue()).toBe(PO_NUMBER);
    await page.goForward();
    await reorder.click();
    // There is one of it, which somebody else may have bought meanwhile.
    const isGone = page.getByRole('dialog', { name: ORDER_PAGE_TEXTS.noneInCart });
    await isGone.or(page.getByRole('heading', { level: 1, name: CART_PAGE_TEXTS.title })).waitFor();
  });

  it.each([
    { how: 'a click', more: {}, press: (button: Locator) => button.click() },
    { how: 'the keyboard', more: {}, press: (button: Locator) => button.press('Enter') },
    { how: 'a tap on a phone', more: PHONE, press: (button: Locator) => button.tap() },
  ])('are ordered again from their row by $how', async ({ more, press }) => {
    const page = await visitAs(BUYER, { path: `/orders?search=${PO_NUMBER}`, ...more });
    const [, number = ''] =
      /(\d+)/.exec((await page.getByRole('table').getByRole('link').last().textContent()) ?? '') ?? [];
    await press(page.getByRole('button', { name: reorderOrder(number) }));
    const isGone = page.getByRole('dialog', { name: ORDER_PAGE_TEXTS.noneInCart });
    await isGone.or(page.getByRole('heading', { level: 1, name: CART_PAGE_TEXTS.title })).waitFor();
  });

  it('are narrowed by status and saved as a file', async () => {
    const page = await visitAs(BUYER, { path: '/orders' });
    await page.getByRole('combobox', { name: ORDER_LIST_TEXTS.status }).selectOption('Canceled');
    // The provider's staff may cancel others meanwhile.
    const rows = page.getByRole('table').getByRole('row');
    const canceled = rows.filter({ hasText: 'Canceled' });
    await expect.poll(async () => (await rows.count()) - (await canceled.count())).toBe(1);
    const count = await canceled.count();
    expect(count).toBeGreaterThanOrEqual(2);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: ORDER_LIST_TEXTS.download }).click(),
    ]);
    const lines = (await text(await file.createReadStream())).split('\r\n');
    expect(file.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
    expect(lines.map((line) => line.split(',')[10])).toEqual([
      ORDER_LIST_TEXTS.status,
      ...Array.from({ length: count }, () => 'Canceled'),
      undefined,
    ]);
  });

  it.each([
    { screen: 'a desktop in the light', more: {} },
    { screen: 'a desktop in the dark', more: { colorScheme: 'dark' as const } },
    { screen: 'a phone', more: PHONE },
  ])('have nothing that axe finds on $screen, nor stands out of it', async ({ more }) => {
    const page = await visitAs(BUYER, { path: '/orders', ...more });
    await page.getByRole('table').getByRole('link').nth(11).waitFor();
    await expect.poll(() => screenFaults(page)).toEqual([]);
    await page.getByRole('table').getByRole('row').last().getByRole('link').click();
    await page.getByRole('button', { name: ORDER_PAGE_TEXTS.reorder, exact: true }).waitFor();
    await expect.poll(() => screenFaults(page)).toEqual([]);
  });

  it('are in the menu of the user, which closes behind them', async () => {
    const page = await visitAs(BUYER, PHONE);
    await userMenuOf(page).opener.tap();
    await userMenuOf(page).menu.getByRole('link', { name: SHELL_TEXTS.orders }).tap();
    await expect.poll(() => headingOf(page).textContent()).toBe(SHELL_TEXTS.orders);
    await userMenuOf(page).menu.waitFor({ state: 'hidden' });
  });

  it("of another store are not there: 'Could find your order.'", async () => {
    const collision = await signedInVisitor('summit-buyer');
    const [foreign] = (await collision.call(checkoutContract.getOrders, { query: {} })).output().data;
    const page = await visitAs(BUYER, { path: 'about:blank' });
    await seenAfter(() => page.goto(`/orders/${foreign?.orderNumber}`), page.getByText(ORDER_TEXTS.notFound));
    await expect.poll(() => new URL(page.url()).pathname).toBe('/orders');
  });
});
