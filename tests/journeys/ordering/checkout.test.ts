import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { checkoutContract } from '#shared/contracts/checkout.ts';
import { formatMoney } from '#shared/rules/base/format-money.ts';
import { taxesByJurisdiction } from '#shared/rules/orders/taxes-by-jurisdiction.ts';
import type { Part } from '#shared/schemas/wire/part.ts';
import { CART_PAGE_TEXTS } from '#shared/texts/cart/cart-page-texts.ts';
import { CART_TEXTS } from '#shared/texts/cart/cart-texts.ts';
import { PART_PAGE_TEXTS } from '#shared/texts/catalogue/part-texts.ts';
import {
  AFTERMARKET_PO_LABEL,
  CHECKOUT_FIELD_TEXTS,
  CHECKOUT_PAGE_TEXTS,
} from '#shared/texts/checkout/checkout-page-texts.ts';
import { CHECKOUT_TEXTS, requiredFieldText } from '#shared/texts/checkout/checkout-texts.ts';
import { SUMMIT } from '../../api-journeys/demo-users.ts';
import { sendTo } from '../../local/send-to.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { listOf, pickerOf } from '../support/catalogue-screens.ts';
import { pathOf } from '../support/demo-parts.ts';
import { isAt, tabTo } from '../support/focus.ts';
import { mailsWith } from '../support/mailbox.ts';
import { narrowScreenFaults } from '../support/narrow-screen-faults.ts';
import { headingOf } from '../support/screens.ts';
import { signedInBuyer } from '../support/signed-in-buyer.ts';
import { openTab, type VisitOptions } from '../support/visit.ts';

const BUYER = 'summit-buyer';
const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };

const toStore = sendTo(() => inject('storePort'));
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const review = (page: Page) => page.getByRole('region', { name: CHECKOUT_PAGE_TEXTS.review });
const shipment = (page: Page, line: string) => page.getByRole('region', { name: new RegExp(`^${line}, From `) });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const placeButton = (page: Page) => review(page).getByRole('button', { name: CHECKOUT_PAGE_TEXTS.place });
/** An amount such as '$1,234.50', in cents; of the last row that begins with a name. */
async function amountOf(page: Page, name: string | RegExp): Promise<number> {
  const rows = review(page).getByText(name).locator('..');
  await expect.poll(async () => (await rows.allTextContents()).join(' ')).toMatch(/\$[\d,]+\.\d\d|Free/);
  const amounts = await rows.allTextContents();
  return amounts.reduce((sum, text) => sum + Number((/\$([\d,]+\.\d\d)/.exec(text)?.[1] ?? '0').replace(/\D/g, '')), 0);
}

const signedIn = (options: VisitOptions = {}) => signedInBuyer(BUYER, options);

const isPlenty = ({ uomQuantityAvailable, customerPrice }: Part) =>
  uomQuantityAvailable >= 5 && (customerPrice ?? 0) > 0;
const isSold = ({ uomQuantityAvailable, customerPrice }: Part) => uomQuantityAvailable > 0 && (customerPrice ?? 0) > 0;
const wanted = ({ guid, partNumber, companyCode }: Part) => ({ itemNumber: guid ?? partNumber, companyCode });

async function openCheckout(page: Page) {
  await page.goto('/checkout');
  await review(page).getByText(CHECKOUT_PAGE_TEXTS.total, { exact: true }).waitFor();
}

async function fillIn(page: Page, poNumber = 'PO-4711') {
  await field(page, AFTERMARKET_PO_LABEL).fill(poNumber);
  await field(page, CHECKOUT_FIELD_TEXTS.vin).fill('1HGCM82633A004352');
}

/** Puts what a part's page shows into the cart, and goes on. */
async function addToCart(page: Page, goOn: string = CART_PAGE_TEXTS.continueShopping) {
  const button = page.getByRole('button', { name: PART_PAGE_TEXTS.addToCart, exact: true });
  await expect.poll(() => button.isEnabled()).toBe(true);
  await button.click();
  await page.getByRole('dialog', { name: CART_TEXTS.successTitle }).waitFor();
  await press(page, goOn);
}

/** By which an order is told from those that others place meanwhile. */
const aPoNumber = () => `PO-${crypto.randomUUID().slice(0, 8)}`;

const plain = (amount: number): string => (amount / 100).toFixed(2);

describe('from a vehicle to an order', () => {
  it('with the same figures everywhere, a mail, and less in stock', async () => {
    const { page, buyer } = await signedIn();
    // Not an engine: there is one of each, and other journeys have them in their carts meanwhile.
    const recycled = await buyer.findPart('transmission', 'salvage', (part) => isSold(part) && part.isMajorMechanical);
    const aftermarket = await buyer.findPart(
      'reman',
      'aftermarket',
      (part) => isPlenty(part) && (part.corePrice ?? 0) > 0,
    );
    const vehicle = recycled.salvageSourceVehicle;
    if (!vehicle) throw new Error('Recycled parts have a vehicle');

    // A vehicle, and a recycled part of it with a warranty.
    await page.goto('/');
    const { level, find } = pickerOf(page);
    await level('year').selectOption(String(vehicle.year));
    await level('make').selectOption(vehicle.make);
    await level('model').selectOption(vehicle.model);
    await find.click();
    await listOf(page).tab('Recycled').click();
    await page.goto(pathOf(recycled));
    await page.getByRole('group', { name: PART_PAGE_TEXTS.warranty }).getByRole('radio').nth(1).check();
    await addToCart(page);

    // An aftermarket part with a core.
    await page.goto(pathOf(aftermarket));
    await page.getByRole('combobox', { name: 'Quantity' }).selectOption('2');
    await addToCart(page, CART_PAGE_TEXTS.checkout);

    // Two shipments, each sent in another way than the first one offered where there is one.
    await expect.poll(() => headingOf(page).textContent()).toBe(CHECKOUT_PAGE_TEXTS.title);
    await shipment(page, 'Recycled').getByRole('radio').last().check();
    await shipment(page, 'Aftermarket').getByRole('radio').nth(1).check();
    await amountOf(page, /^Taxes, Colorado/);

    // Each missing field has its message beside it.
    await placeButton(page).click();
    await isAt(page, `${AFTERMARKET_PO_LABEL} *`);
    for (const name of [AFTERMARKET_PO_LABEL, CHECKOUT_FIELD_TEXTS.salvagePoNumber, CHECKOUT_FIELD_TEXTS.vin]) {
      await page.getByRole('paragraph').getByText(requiredFieldText(name), { exact: true }).waitFor();
    }
    await fillIn(page);
    await field(page, CHECKOUT_FIELD_TEXTS.salvagePoNumber).fill('PO-4712');

    const shown = {
      total: await amountOf(page, /^Total$/),
      tax: await amountOf(page, /^Taxes, /),
      shipping: await amountOf(page, /^Shipping from /),
      cores: await amountOf(page, CHECKOUT_PAGE_TEXTS.cores),
      warranties: await amountOf(page, CHECKOUT_PAGE_TEXTS.warranties),
    };
    expect(shown.cores).toBe((aftermarket.corePrice ?? 0) * 2);
    expect(shown.warranties).toBeGreaterThan(0);
    await placeButton(page).click();

    await page.getByText(CHECKOUT_TEXTS.success).waitFor();
    const number = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.getByRole('button', { name: 'Cart, 0 items' }).waitFor();
    const totals = page.getByRole('region', { name: 'Totals' });
    await expect.poll(async () => (await totals.textContent())?.replaceAll(',', '')).toContain(plain(shown.total));
    const order = await buyer.orderOf(number);
    expect(order).toMatchObject({
      total: shown.total,
      taxTotal: shown.tax,
      shippingTotal: shown.shipping,
      poNumber: 'PO-4711',
      salvagePoNumber: 'PO-4712',
      vin: '1HGCM82633A004352',
    });
    expect(order.shipments).toHaveLength(2);
    expect(order.partsTotal).toBe(shown.total - shown.tax - shown.shipping);

    await expect.poll(() => buyer.leftOf(aftermarket)).toBe(aftermarket.uomQuantityAvailable - 2);
    await expect.poll(() => buyer.leftOf(recycled)).toBe(0);

    // In the list of orders, and in the mailbox.
    await page.goto('/orders');
    await page.getByRole('link', { name: number }).first().waitFor();
    // The buyer's own, and a copy for the account's email recipient.
    await expect.poll(() => mailsWith(number)).toHaveLength(2);
    const mails = await mailsWith(number);
    const taxes = taxesByJurisdiction(order.taxes).map(([, amount]) => amount);
    for (const amount of [shown.total, shown.shipping, order.partsTotal ?? 0, ...taxes]) {
      for (const { html } of mails) expect(html).toContain(formatMoney(amount));
    }
  });
});

describe('one cart is one order', () => {
  it('O02: however often the button is pressed, with the mouse and with Enter', async () => {
    const { page, buyer } = await signedIn();
    await buyer.puts(wanted(await buyer.findPart('brake', 'aftermarket', isPlenty)));
    await openCheckout(page);
    const poNumber = aPoNumber();
    await fillIn(page, poNumber);
    await amountOf(page, /^Taxes, Colorado/);
    await placeButton(page).dblclick();
    await page.keyboard.press('Enter');
    await page.getByText(CHECKOUT_TEXTS.success).waitFor();
    await expect.poll(() => buyer.ordersWith(poNumber)).toHaveLength(1);
  });

  it('O04: also when a second tab presses at the same time, which is told, and led to the order', async () => {
    const { page, buyer } = await signedIn();
    await buyer.puts(wanted(await buyer.findPart('brake', 'aftermarket', isPlenty)));
    await openCheckout(page);
    const other = await openTab(page.context(), '/checkout');
    await review(other).getByText(CHECKOUT_PAGE_TEXTS.total, { exact: true }).waitFor();
    const poNumber = aPoNumber();
    for (const tab of [page, other]) {
      await fillIn(tab, poNumber);
      await amountOf(tab, /^Taxes, Colorado/);
    }
    await Promise.all([page, other].map((tab) => placeButton(tab).click()));
    const success = (tab: Page) => tab.getByText(CHECKOUT_TEXTS.success);
    await expect.poll(async () => (await success(page).count()) + (await success(other).count())).toBe(1);
    const [late, first] = (await success(page).isVisible()) ? [other, page] : [page, other];
    await late.getByRole('link', { name: CHECKOUT_PAGE_TEXTS.seeOrder }).waitFor();
    await expect.poll(() => new URL(first.url()).pathname).toMatch(/^\/orders\/\d+$/);
    await expect.poll(() => buyer.ordersWith(poNumber)).toHaveLength(1);
  });

  it('also when the answer is lost and the tab is loaded anew', async () => {
    const { page, buyer } = await signedIn({ mayFail: true });
    await buyer.puts(wanted(await buyer.findPart('brake', 'aftermarket', isPlenty)));
    await openCheckout(page);
    const poNumber = aPoNumber();
    await fillIn(page, poNumber);
    await amountOf(page, /^Taxes, Colorado/);
    const path = `**${checkoutContract.checkout.path}`;
    await page.route(path, async (route) => {
      const request = route.request();
      const body = request.postData() ?? '';
      await toStore(SUMMIT, checkoutContract.checkout.path, { method: 'POST', headers: request.headers(), body });
      await route.abort();
    });
    await placeButton(page).click();
    await page.getByText(CHECKOUT_PAGE_TEXTS.unknownOutcome).waitFor({ timeout: 45_000 });
    await isAt(page, CHECKOUT_PAGE_TEXTS.askAgain);
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await page.unroute(path);
    await page.reload();
    await page.getByText(CHECKOUT_TEXTS.success).waitFor();
    await expect.poll(() => buyer.ordersWith(poNumber)).toHaveLength(1);
  });
});

describe('checkout', () => {
  it('is used by keys alone', async () => {
    const { page, buyer } = await signedIn();
    await buyer.puts(wanted(await buyer.findPart('brake', 'aftermarket', isPlenty)));
    await openCheckout(page);
    await amountOf(page, /^Taxes, Colorado/);
    await headingOf(page).focus();
    await tabTo(page, CHECKOUT_PAGE_TEXTS.changeAddress);
    await page.keyboard.press('Enter');
    await tabTo(page, CHECKOUT_PAGE_TEXTS.doneAddress);
    await page.keyboard.press('Enter');
    await isAt(page, CHECKOUT_PAGE_TEXTS.changeAddress);
    await tabTo(page, `${AFTERMARKET_PO_LABEL} *`);
    await page.keyboard.type('PO-4711');
    await tabTo(page, `${CHECKOUT_FIELD_TEXTS.vin} *`);
    await page.keyboard.type('1HGCM82633A004352');
    await page.reload();
    await expect.poll(() => field(page, CHECKOUT_FIELD_TEXTS.vin).inputValue()).toBe('1HGCM82633A004352');
    await amountOf(page, /^Taxes, Colorado/);
    await headingOf(page).focus();
    await tabTo(page, CHECKOUT_PAGE_TEXTS.place);
    await page.keyboard.press('Enter');
    await page.getByText(CHECKOUT_TEXTS.success).waitFor();
  });

  it.each(['light', 'dark'] as const)(
    'has nothing that axe finds, before and after it is pressed (%s)',
    async (colorScheme) => {
      const { page, buyer } = await signedIn({ colorScheme });
      await buyer.puts(
        wanted(await buyer.findPart('brake', 'aftermarket', isPlenty)),
        wanted(await buyer.findPart('transmission', 'salvage', isSold)),
      );
      await openCheckout(page);
      await amountOf(page, /^Taxes, Colorado/);
      const findings = await axeFindings(page);
      await press(page, CHECKOUT_PAGE_TEXTS.changeAddress);
      await placeButton(page).click();
      await page
        .getByRole('paragraph')
        .getByText(requiredFieldText(CHECKOUT_FIELD_TEXTS.vin), { exact: true })
        .waitFor();
      findings.push(...(await axeFindings(page)));
      expect(findings).toEqual([]);
    },
  );

  it('fits a screen of 375 pixels', async () => {
    const { page, buyer } = await signedIn(PHONE);
    await buyer.puts(
      wanted(await buyer.findPart('brake', 'aftermarket', isPlenty)),
      wanted(await buyer.findPart('transmission', 'salvage', isSold)),
    );
    await openCheckout(page);
    await amountOf(page, /^Taxes, Colorado/);
    await page.getByRole('button', { name: CHECKOUT_PAGE_TEXTS.changeAddress }).tap();
    await placeButton(page).tap();
    await page.getByRole('paragraph').getByText(requiredFieldText(CHECKOUT_FIELD_TEXTS.vin), { exact: true }).waitFor();
    await expect.poll(() => narrowScreenFaults(page)).toEqual([]);
  });
});
