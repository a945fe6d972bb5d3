import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CART_PAGE_TEXTS } from '#shared/texts/cart/cart-page-texts.ts';
import { CART_TEXTS } from '#shared/texts/cart/cart-texts.ts';
import { PART_PAGE_TEXTS } from '#shared/texts/catalogue/part-texts.ts';
import {
  AFTERMARKET_PO_LABEL,
  CHECKOUT_FIELD_TEXTS,
  CHECKOUT_PAGE_TEXTS,
} from '#shared/texts/checkout/checkout-page-texts.ts';
import { CHECKOUT_TEXTS } from '#shared/texts/checkout/checkout-texts.ts';
import { forAccountBy, placedFor } from '#shared/texts/orders/orders-texts.ts';
import { ORDER_AS_TEXTS, orderAsAccount, orderingFor } from '#shared/texts/session/order-as-texts.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { CART_GOES_ON } from '../support/cart-goes-on.ts';
import { pathOf } from '../support/demo-parts.ts';
import { tabTo } from '../support/focus.ts';
import { isPlenty } from '../support/is-plenty.ts';
import { mailsWith } from '../support/mailbox.ts';
import { screenFaults } from '../support/screen-faults.ts';
import { headingOf } from '../support/screens.ts';
import { signedInVisitor } from '../support/signed-in-visitor.ts';
import { openTab } from '../support/visit.ts';
import { visitAs } from '../support/visit-as.ts';

const PHONE_WIDTH = { viewport: { width: 375, height: 812 }, cookies: [CART_GOES_ON] };
const EAST = 'Summit East';
const SOUTH = 'Northside South Depot';

const looksRight = (page: Page) => expect.poll(() => screenFaults(page)).toEqual([]);
const banner = (page: Page, companyName: string) => page.getByRole('region', { name: orderingFor(companyName) });
const picker = (page: Page) => page.getByRole('dialog', { name: ORDER_AS_TEXTS.title });

/** Goes to what is named so with Tab, from the heading of the page or from the top, and presses Enter. */
async function choose(page: Page, name: string, isInHeader = false) {
  if (isInHeader) await page.reload();
  await page.getByLabel(name).or(page.getByText(name)).first().waitFor();
  if (!isInHeader) await headingOf(page).focus();
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

describe('an administrator orders for a branch', () => {
  it('by keys alone: picks it, orders a part for it, and is at home again', async () => {
    const buyer = await aBuyer(await signedInVisitor('summit-admin', '80202'));
    const part = await buyer.findPart('brake', 'aftermarket', isPlenty);
    const page = await visitAs('summit-admin', { postalCode: '80202', ...PHONE_WIDTH });
    await expect.poll(() => headingOf(page).textContent()).toMatch(/^Welcome/);

    await choose(page, ORDER_AS_TEXTS.orderFor, true);
    await picker(page).waitFor();
    // The list has None, then the branches by name.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => picker(page).getByRole('combobox').inputValue()).toBe(EAST);
    await tabTo(page, 'OK');
    await page.keyboard.press('Enter');
    await banner(page, EAST).waitFor();
    await page.getByRole('main').getByText('Postal code 80011').waitFor();
    await looksRight(page);

    await page.goto(pathOf(part));
    await page.getByRole('button', { name: PART_PAGE_TEXTS.addToCart, exact: true }).waitFor();
    await choose(page, PART_PAGE_TEXTS.addToCart);
    await page.getByRole('dialog', { name: CART_TEXTS.successTitle }).waitFor();
    await tabTo(page, CART_PAGE_TEXTS.checkout);
    await page.keyboard.press('Enter');

    await expect.poll(() => headingOf(page).textContent()).toBe(CHECKOUT_PAGE_TEXTS.title);
    await page.getByText(/^Taxes, Colorado/).waitFor();
    await headingOf(page).focus();
    await tabTo(page, `${AFTERMARKET_PO_LABEL} *`);
    await page.keyboard.type('PO-4711');
    await tabTo(page, `${CHECKOUT_FIELD_TEXTS.vin} *`);
    await page.keyboard.type('1HGCM82633A004352');
    await banner(page, EAST).waitFor();
    await looksRight(page);
    await choose(page, CHECKOUT_PAGE_TEXTS.place);
    await page.getByText(CHECKOUT_TEXTS.success).waitFor();
    await banner(page, EAST).waitFor({ state: 'hidden' });
    const number = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.getByText(forAccountBy(EAST, 'Summit Collision')).waitFor();
    await page.getByText(placedFor('Sara Sandoval', EAST)).waitFor();
    await looksRight(page);
    await expect
      .poll(async () => (await mailsWith(number)).flatMap(({ to }) => to).toSorted())
      .toEqual(['orders@summit.example', 'summit-admin@summit.example']);
  });

  it('by mouse: the mode holds after a reload and in another tab, and None ends it in both', async () => {
    const page = await visitAs('northside-admin', PHONE_WIDTH);
    await page.getByRole('button', { name: ORDER_AS_TEXTS.orderFor }).click();
    await picker(page).getByRole('combobox').click();
    await page.getByRole('option', { name: SOUTH }).click();
    await picker(page).getByRole('button', { name: 'OK' }).click();
    await banner(page, SOUTH).waitFor();
    await looksRight(page);
    await page.reload();
    await banner(page, SOUTH).waitFor();
    const other = await openTab(page.context(), '/orders');
    await banner(other, SOUTH).waitFor();
    await looksRight(other);
    await banner(other, SOUTH).getByRole('button', { name: ORDER_AS_TEXTS.none }).click();
    for (const tab of [page, other]) await banner(tab, SOUTH).waitFor({ state: 'hidden' });
  });

  it('from its row in the list of accounts', async () => {
    const page = await visitAs('northside-admin', { path: '/admin/accounts' });
    await page.getByRole('button', { name: orderAsAccount(SOUTH) }).click();
    await banner(page, SOUTH).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await banner(page, SOUTH).getByRole('button', { name: ORDER_AS_TEXTS.none }).click();
    await banner(page, SOUTH).waitFor({ state: 'hidden' });
  });

  it('from the page of its account in admin, where the banner stands too', async () => {
    const page = await visitAs('summit-admin', { path: '/admin/accounts' });
    await page.getByRole('link', { name: EAST, exact: true }).click();
    await page.getByRole('button', { name: orderAsAccount(EAST) }).click();
    await banner(page, EAST).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await page.goto('/admin');
    await banner(page, EAST).waitFor();
    await expect.poll(() => screenFaults(page)).toEqual([]);
    await page.keyboard.press('g');
    await page.keyboard.press('x');
    await picker(page).waitFor();
    await page.keyboard.press('Escape');
    await banner(page, EAST).getByRole('button', { name: ORDER_AS_TEXTS.none }).click();
    await banner(page, EAST).waitFor({ state: 'hidden' });
  });
});
