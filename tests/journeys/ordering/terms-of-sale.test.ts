import { expect, it } from 'vitest';
import { WHOLE_CATALOGUE } from '#shared/rules/search/catalogue-location.ts';
import { cataloguePath } from '#shared/rules/search/catalogue-url.ts';
import type { Part } from '#shared/schemas/wire/part.ts';
import { addPart, CART_PAGE_TEXTS, quantityOfLine } from '#shared/texts/cart/cart-page-texts.ts';
import { QUICK_ORDER_TEXTS } from '#shared/texts/cart/quick-order-texts.ts';
import { PART_PAGE_TEXTS, PART_TEXTS } from '#shared/texts/catalogue/part-texts.ts';
import { pathOf } from '../support/demo-parts.ts';
import { tabTo } from '../support/focus.ts';
import { narrowScreenFaults } from '../support/narrow-screen-faults.ts';
import { signedInBuyer } from '../support/signed-in-buyer.ts';

const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };
const LOS_ANGELES = '90015';
const SENTENCE = 'Sold in multiples of 4, at least 20';

const inFours = ({ termsOfSale, uomQuantityAvailable }: Part) =>
  termsOfSale.multiple === 4 && termsOfSale.minimum === 20 && uomQuantityAvailable >= 40;
const isBarred = ({ termsOfSale, uomQuantityAvailable }: Part) =>
  termsOfSale.barred.some(({ place }) => place === 'US-CA') && uomQuantityAvailable > 0;

it('a part that is sold in fours is bought so, by mouse from the list and by keyboard on its page', async () => {
  const { page, buyer } = await signedInBuyer('summit-buyer');
  const part = await buyer.findPart('lug nut', 'aftermarket', inFours);
  await page.goto(new URL(pathOf(part), page.url()).href);
  const offer = page.getByRole('region', { name: PART_PAGE_TEXTS.offer });
  await offer.getByText(SENTENCE).first().waitFor();
  const quantity = offer.getByLabel(PART_TEXTS.quantity, { exact: true });
  expect(await quantity.inputValue()).toBe('20');
  expect(await quantity.locator('option').allTextContents()).toEqual([
    ...['20', '24', '28', '32', '36', '40', '44', '48', '52'],
    PART_TEXTS.otherQuantity,
  ]);
  await tabTo(page, PART_TEXTS.quantity);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => quantity.inputValue()).toBe('24');
  const add = offer.getByRole('button', { name: PART_PAGE_TEXTS.addToCart });
  await expect.poll(() => add.isEnabled()).toBe(true);
  await tabTo(page, PART_PAGE_TEXTS.addToCart);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: CART_PAGE_TEXTS.continueShopping }).click();
  expect((await buyer.items()).map((item) => [item.itemNumber, item.quantity])).toEqual([[part.partNumber, 24]]);

  await page.goto(new URL('/cart', page.url()).href);
  const line = page.getByRole('article', { name: part.webDescription });
  await line.getByText(SENTENCE).waitFor();
  await line.getByLabel(quantityOfLine(part.webDescription)).selectOption('28');
  await expect.poll(async () => (await buyer.items())[0]?.quantity).toBe(28);
  await line.getByLabel(quantityOfLine(part.webDescription)).selectOption(PART_TEXTS.otherQuantity);
  await page.getByRole('dialog').getByLabel(PART_TEXTS.newQuantity).fill('29');
  await page.keyboard.press('Enter');
  await page.getByText(`${SENTENCE}.`, { exact: true }).first().waitFor();
  await expect.poll(() => line.getByLabel(quantityOfLine(part.webDescription)).inputValue()).toBe('28');
});

it('a part that California bars can’t be ordered from there: list, page, quick order and cart say so', async () => {
  const { page, buyer } = await signedInBuyer('northside-buyer', { postalCode: LOS_ANGELES, ...PHONE });
  const part = await buyer.findPart('catalytic converter', 'aftermarket', isBarred);
  const sentence = /^Can’t be shipped to California/;
  await page.goto(new URL(cataloguePath({ ...WHOLE_CATALOGUE, keyword: part.partNumber }), page.url()).href);
  await page.getByText(sentence).first().waitFor();
  await page
    .getByRole('button', { name: addPart(part.webDescription) })
    .first()
    .click();
  await page
    .getByText(/Can’t be shipped to California.*\.$/)
    .first()
    .waitFor();
  expect(await narrowScreenFaults(page)).toEqual([]);

  await page.goto(new URL(pathOf(part), page.url()).href);
  const offer = page.getByRole('region', { name: PART_PAGE_TEXTS.offer });
  await offer.getByText(sentence).first().waitFor();
  expect(await offer.getByRole('button', { name: PART_PAGE_TEXTS.addToCart }).isDisabled()).toBe(true);
  expect(await narrowScreenFaults(page)).toEqual([]);

  await page.goto(new URL('/cart/quick-order', page.url()).href);
  await page.getByRole('textbox').first().fill(part.partNumber);
  await page.getByRole('button', { name: QUICK_ORDER_TEXTS.check }).click();
  await page.getByRole('table').getByText(sentence).waitFor();
  expect(await buyer.items()).toEqual([]);
});
