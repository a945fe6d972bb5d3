import { describe, expect, it } from 'vitest';
import type { Part } from '#shared/schemas/wire/part.ts';
import { availableAndInCart, CART_PAGE_TEXTS, jobCartNamed } from '#shared/texts/cart/cart-page-texts.ts';
import { CART_TEXTS } from '#shared/texts/cart/cart-texts.ts';
import { PART_PAGE_TEXTS, REPLACED_BY } from '#shared/texts/catalogue/part-texts.ts';
import {
  AFTERMARKET_PO_LABEL,
  CHECKOUT_FIELD_TEXTS,
  CHECKOUT_PAGE_TEXTS,
} from '#shared/texts/checkout/checkout-page-texts.ts';
import { pathOf } from '../support/demo-parts.ts';
import { screenFaults } from '../support/screen-faults.ts';
import { headingOf } from '../support/screens.ts';
import { seenAfter } from '../support/seen-after.ts';
import { signedInBuyer } from '../support/signed-in-buyer.ts';

const JOB = { label: 'Blue van', vehicle: '1HGCM82633A004352', repairOrder: 'RO-4711' };
const NAMED = jobCartNamed('Blue van · 1HGCM82633A004352 · RO-4711');
const INSURER = 'Lakeside Casualty';

const DESK = { width: 1280, height: 800 };
const SCREENS = [
  { name: 'a desk', viewport: DESK },
  { name: 'a phone', viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
  { name: 'a small phone', viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true },
];

const isSold = ({ uomQuantityAvailable, customerPrice }: Part) => uomQuantityAvailable > 0 && (customerPrice ?? 0) > 0;
const isFew = (part: Part) => isSold(part) && part.uomQuantityAvailable < 900 && !part.isValueLine;

describe.each(SCREENS)('a job cart on $name', ({ name: _name, ...options }) => {
  it('is named wherever one works in it, says how many there are, and brings its job into checkout', async () => {
    const { page, buyer } = await signedInBuyer('summit-buyer', { ...options, job: JOB });
    const part = await buyer.findPart('brake', 'aftermarket', isFew);
    const count = String(part.uomQuantityAvailable);
    await buyer.puts({
      itemNumber: part.partNumber,
      companyCode: part.companyCode,
      quantity: part.uomQuantityAvailable,
    });

    await page.goto(pathOf(part));
    await page.getByRole('banner').getByText(JOB.label, { exact: true }).waitFor();
    const add = page.getByRole('button', { name: PART_PAGE_TEXTS.addToCart, exact: true });
    await expect.poll(() => add.isEnabled()).toBe(true);
    const told = `${CART_TEXTS.unableToAddMore} ${availableAndInCart(count, count)} ${jobCartNamed(JOB.label)}.`;
    await seenAfter(() => add.click(), page.getByText(told));
    expect(await screenFaults(page)).toEqual([]);

    await page.goto('/cart');
    await page.getByText(NAMED).waitFor();
    expect(await screenFaults(page)).toEqual([]);

    await page.goto('/checkout');
    await page.getByText(NAMED).waitFor();
    expect(await page.getByRole('textbox', { name: AFTERMARKET_PO_LABEL }).inputValue()).toBe(JOB.repairOrder);
    expect(await page.getByRole('textbox', { name: CHECKOUT_FIELD_TEXTS.vin }).inputValue()).toBe(JOB.vehicle);
    await page.getByText(/^Taxes, Colorado/).waitFor();
    expect(await screenFaults(page)).toEqual([]);
  });

  it('tells in cart and list what its insurance company does not pay for', async () => {
    const { page, buyer } = await signedInBuyer('summit-buyer', options);
    const refused = await buyer.findPart('fender', 'aftermarket', (part) => isSold(part) && part.isValueLine);
    await buyer.puts({ itemNumber: refused.partNumber, companyCode: refused.companyCode });
    await buyer.insures(INSURER);
    const notice = page.getByRole('region', { name: CART_PAGE_TEXTS.insurance });
    for (const path of ['/fender', '/cart']) {
      await page.goto(path);
      await notice.getByText(CART_TEXTS.insuranceMismatch).waitFor();
      expect(await screenFaults(page)).toEqual([]);
    }
    await page.getByText(`${INSURER} does not cover this part.`).waitFor();
    await page.goto('/checkout');
    await page.getByRole('dialog', { name: CART_TEXTS.insuranceMismatch }).waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toBe(CART_TEXTS.continueWithoutInsurance);
    await page.keyboard.press('Enter');
    await page.getByText(CHECKOUT_PAGE_TEXTS.total, { exact: true }).waitFor();
    await page.goto('/cart');
    await page.getByRole('article', { name: refused.webDescription }).waitFor();
    expect(await notice.count()).toBe(0);
  });

  it('a part that is replaced leads to the one that replaces it', async () => {
    const { page, buyer } = await signedInBuyer('summit-buyer', options);
    const old = await buyer.findReplaced();
    await page.goto(pathOf(old));
    const link = page.getByRole('paragraph').filter({ hasText: REPLACED_BY }).getByRole('link');
    await link.waitFor();
    expect(await screenFaults(page)).toEqual([]);
    await link.click();
    await expect.poll(() => decodeURIComponent(page.url())).toContain(`+p${old.replacedBy}`);
    await expect.poll(() => headingOf(page).textContent()).toBe(old.webDescription);
  });
});
