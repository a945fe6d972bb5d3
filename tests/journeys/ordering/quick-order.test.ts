import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { PartCard } from '#shared/schemas/wire/part.ts';
import { CART_PAGE_TEXTS } from '#shared/texts/cart/cart-page-texts.ts';
import { numberOfRow, QUICK_ORDER_TEXTS, quantityOfRow } from '#shared/texts/cart/quick-order-texts.ts';
import { aShopper } from '../support/a-shopper.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { tabTo } from '../support/focus.ts';
import { narrowScreenFaults } from '../support/narrow-screen-faults.ts';
import { headingOf } from '../support/screens.ts';
import { visitAs } from '../support/visit-as.ts';

/** Nobody else shops as this one while the journeys go on. */
const BUYER = 'summit-east-admin';
const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };

let shopper: Awaited<ReturnType<typeof aShopper>>;
let parts: readonly PartCard[];

beforeAll(async () => {
  shopper = await aShopper(BUYER);
  parts = (await shopper.partsLike('brake', 'aftermarket')).slice(0, 3);
});
beforeEach(() => shopper.empties());
afterAll(() => shopper.empties());

/** A file of a shop: a title, columns in an order of its own, and quantities of several forms. */
function aFile(): string {
  const [first, second, third] = parts.map(({ partNumber }) => partNumber);
  return [
    'Order for July',
    'Line;Needed for;Qty;Part No.',
    `1;Bay 4;2 ea;${first}`,
    `2;"Bay 5; rear";1,5;${second}`,
    `3;;x1;${third}`,
    '4;Bay 6;2;NOBODYS-1',
  ].join('\r\n');
}

const open = (options: Parameters<typeof visitAs>[1] = {}) => visitAs(BUYER, { path: '/cart/quick-order', ...options });
const statuses = (page: Page) =>
  page.locator('tbody tr').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-status')));
const add = (page: Page, count: number) =>
  page.getByRole('button', { name: `Add ${count} ${count === 1 ? 'part' : 'parts'} to cart` });

/** Drops a file on the field, as a browser does it. */
async function drop(page: Page, content: string) {
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'order.csv', { type: 'text/csv' }));
    return transfer;
  }, content);
  await page.getByRole('textbox', { name: QUICK_ORDER_TEXTS.lines }).dispatchEvent('drop', { dataTransfer: data });
}

it('a file of a shop is dropped, put right in place, and ordered', async () => {
  const page = await open();
  await page.getByRole('textbox', { name: QUICK_ORDER_TEXTS.lines }).waitFor();
  await drop(page, aFile());
  await add(page, 2).waitFor();
  expect(await statuses(page)).toEqual(['faulty', 'unknown', 'good', 'good']);
  await page.getByText('It says “1,5”. Enter a whole number from 1 to 999.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('textbox', { name: quantityOfRow('1') }).fill('1');
  await page.keyboard.press('Tab');
  await add(page, 3).waitFor();
  await page.getByRole('button', { name: 'Remove row NOBODYS-1' }).click();
  await expect.poll(() => statuses(page)).toEqual(['good', 'good', 'good']);
  await page.getByRole('button', { name: CART_PAGE_TEXTS.undo }).click();
  await expect.poll(() => statuses(page)).toEqual(['good', 'unknown', 'good', 'good']);
  await add(page, 3).click();
  await page.getByText('3 parts were added to your cart. 1 row still needs fixing.').waitFor();
  await expect.poll(() => shopper.has()).toHaveLength(3);
});

it('a row is put right by keys alone', async () => {
  const page = await open();
  const [first] = parts;
  await headingOf(page).focus();
  await tabTo(page, QUICK_ORDER_TEXTS.lines);
  await page.keyboard.type(`${first?.partNumber}, many`);
  await tabTo(page, QUICK_ORDER_TEXTS.check);
  await page.keyboard.press('Enter');
  await expect.poll(() => statuses(page)).toEqual(['faulty']);
  await tabTo(page, numberOfRow('1'));
  await tabTo(page, quantityOfRow('1'));
  await page.keyboard.type('2');
  await expect.poll(() => page.getByRole('textbox', { name: quantityOfRow('1') }).inputValue()).toBe('2');
  await page.keyboard.press('Tab');
  await expect.poll(() => add(page, 1).isEnabled()).toBe(true);
  await tabTo(page, 'Add 1 part to cart');
  await page.keyboard.press('Enter');
  await page.getByText('1 part was added to your cart.').waitFor();
  await expect.poll(() => shopper.has()).toEqual([`2 ${first?.webDescription}`]);
});

it('rows with all their facts fit a screen of 375 pixels', async () => {
  const page = await open(PHONE);
  await page.getByRole('textbox', { name: QUICK_ORDER_TEXTS.lines }).fill(aFile());
  await page.getByRole('button', { name: QUICK_ORDER_TEXTS.check }).tap();
  await add(page, 2).waitFor();
  await expect.poll(() => narrowScreenFaults(page)).toEqual([]);
  await page.getByRole('textbox', { name: quantityOfRow('1') }).fill('1');
  await page.getByRole('textbox', { name: numberOfRow('1') }).tap();
  await add(page, 3).tap();
  await page.getByText('3 parts were added to your cart. 1 row still needs fixing.').waitFor();
});
