import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Part } from '#shared/schemas/wire/part.ts';
import { CART_PAGE_TEXTS, quantityOfLine } from '#shared/texts/cart/cart-page-texts.ts';
import {
  AFTERMARKET_PO_LABEL,
  CHECKOUT_FIELD_TEXTS,
  CHECKOUT_PAGE_TEXTS,
} from '#shared/texts/checkout/checkout-page-texts.ts';
import { CHECKOUT_TEXTS } from '#shared/texts/checkout/checkout-texts.ts';
import {
  APPROVAL_STATE_TEXTS,
  APPROVAL_TEXTS,
  answeredBy,
  cartSentBy,
  completing,
  openCartOf,
  returnCartOf,
} from '#shared/texts/orders/approval-texts.ts';
import { orderHeading } from '#shared/texts/orders/orders-texts.ts';
import { SUMMIT } from '../../api-journeys/demo-users.ts';
import { aShopper } from '../support/a-shopper.ts';
import { CART_GOES_ON } from '../support/cart-goes-on.ts';
import { tabTo } from '../support/focus.ts';
import { mailsWith } from '../support/mailbox.ts';
import { screenFaults } from '../support/screen-faults.ts';
import { headingOf } from '../support/screens.ts';
import { signedInBuyer } from '../support/signed-in-buyer.ts';
import { visitAs } from '../support/visit-as.ts';

/** A buyer of a branch whose parent must complete its orders, and a buyer of that parent. */
const [CHILD, PARENT] = ['summit-east-buyer', 'summit-buyer'];
const SENDER = 'Eddie Espinoza';
const PHONE_WIDTH = { viewport: { width: 375, height: 812 }, cookies: [CART_GOES_ON] };

const isPlenty = ({ uomQuantityAvailable, customerPrice }: Part) =>
  uomQuantityAvailable >= 5 && (customerPrice ?? 0) > 0;

const sentCart = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words });

/** Goes to what is named so with Tab, from the top of the page, and presses Enter. */
async function choose(page: Page, name: string) {
  await page.getByRole('main').getByLabel(name).or(page.getByRole('main').getByText(name)).first().waitFor();
  await headingOf(page).focus();
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

async function answer(page: Page, title: string, text: string) {
  await page.getByRole('dialog', { name: title }).waitFor();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

const looksRight = (page: Page) => expect.poll(() => screenFaults(page)).toEqual([]);

/** A branch sends a part to its parent. */
async function sends(note: string) {
  const { page, buyer } = await signedInBuyer(CHILD, PHONE_WIDTH);
  const part = await buyer.findPart('brake', 'aftermarket', isPlenty);
  await buyer.puts({ itemNumber: part.partNumber, companyCode: part.companyCode });
  await page.goto('/cart');
  await page.getByRole('button', { name: APPROVAL_TEXTS.sendToParent }).waitFor();
  await looksRight(page);
  await choose(page, APPROVAL_TEXTS.sendToParent);
  await answer(page, APPROVAL_TEXTS.sendTitle, note);
  await sentCart(page, note).getByText(APPROVAL_STATE_TEXTS.open).waitFor();
  await looksRight(page);
  return { page, buyer, part };
}

/** Waits for the one mail in which some words stand, and opens what it links to as whoever reads it. */
async function followsMail(words: string, to: string, reader: string) {
  await expect.poll(async () => (await mailsWith(words)).map((mail) => mail.to)).toEqual([[to]]);
  const [mail] = await mailsWith(words);
  const link = new URL(/https?:\S+/.exec(mail?.text.trim() ?? '')?.[0] ?? '');
  expect(link.hostname).toBe(SUMMIT);
  return visitAs(reader, { path: link.pathname, ...PHONE_WIDTH });
}

describe('a cart that a branch sends to its parent, by keys alone', () => {
  it('is told by mail, opened, edited and ordered, which its sender is told', async () => {
    const note = `For bay ${crypto.randomUUID()}`;
    const child = await sends(note);

    const page = await followsMail(note, 'orders@summit.example', PARENT);
    await expect.poll(() => page.getByRole('article').first().textContent()).toContain(note);
    await choose(page, openCartOf(SENDER));
    await page.getByText(completing('Summit East', SENDER)).waitFor();
    const quantity = page.getByRole('combobox', { name: new RegExp(`^${quantityOfLine('')}`) });
    await quantity.focus();
    await page.keyboard.press('3');
    await expect.poll(() => quantity.inputValue()).toBe('3');
    await looksRight(page);
    await choose(page, CART_PAGE_TEXTS.checkout);

    // The cart has a total too, and the page that comes takes the focus to its heading.
    await expect.poll(() => headingOf(page).textContent()).toBe(CHECKOUT_PAGE_TEXTS.title);
    await page.getByText(CHECKOUT_PAGE_TEXTS.total, { exact: true }).waitFor();
    await headingOf(page).focus();
    await tabTo(page, `${AFTERMARKET_PO_LABEL} *`);
    await page.keyboard.type('PO-4711');
    await tabTo(page, `${CHECKOUT_FIELD_TEXTS.vin} *`);
    await page.keyboard.type('1HGCM82633A004352');
    await page.getByText(/^Taxes, Colorado/).waitFor();
    await choose(page, CHECKOUT_PAGE_TEXTS.place);
    await page.getByText(CHECKOUT_TEXTS.success).waitFor();
    const number = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    // It works for its own account again.
    await page.getByText(completing('Summit East', SENDER)).waitFor({ state: 'hidden' });

    await child.page.reload();
    await sentCart(child.page, note).getByText(APPROVAL_STATE_TEXTS.ordered).waitFor();
    const order = await followsMail(`as order ${number}`, 'summit-east-buyer@summit.example', CHILD);
    await expect.poll(() => headingOf(order).textContent()).toBe(orderHeading(number));
    await order.getByText(cartSentBy(SENDER)).first().waitFor();
    await looksRight(order);
    expect(await child.buyer.orderOf(number)).toMatchObject({
      companyName: 'Summit East',
      firstName: 'Sam',
      parts: [{ partNumber: child.part.partNumber, quantity: 3 }],
    });
  });

  it('is returned with a note, which its sender reads, and puts the parts back', async () => {
    const note = `For bay ${crypto.randomUUID()}`;
    const reason = `Ask for CAPA ${crypto.randomUUID()}`;
    const { part } = await sends(note);
    const ownCart = await aShopper(CHILD);
    await ownCart.empties();
    const page = await visitAs(PARENT, { path: '/cart/sent', ...PHONE_WIDTH });
    await sentCart(page, note).waitFor();
    await choose(page, returnCartOf(SENDER));
    await answer(page, APPROVAL_TEXTS.returnTitle, reason);
    await sentCart(page, note).getByText(APPROVAL_STATE_TEXTS.returned).waitFor();

    const sent = await followsMail(reason, 'summit-east-buyer@summit.example', CHILD);
    await sentCart(sent, note).getByText(answeredBy('Sam Sorensen', reason)).waitFor();
    await choose(sent, APPROVAL_TEXTS.restore);
    await sent.getByRole('button', { name: 'Cart, 1 item' }).waitFor();
    await sent.goto('/cart');
    await sent.getByRole('main').getByText(part.partNumber).waitFor();
    await ownCart.empties();
  });
});
