import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cartContract } from '#shared/contracts/cart.ts';
import { WHOLE_CATALOGUE } from '#shared/rules/search/catalogue-location.ts';
import { cataloguePath } from '#shared/rules/search/catalogue-url.ts';
import { COOKIES } from '#shared/rules/session/cookie-names.ts';
import type { PartCard } from '#shared/schemas/wire/part.ts';
import { SHELL_TEXTS } from '#shared/texts/base/shell-texts.ts';
import {
  addPart,
  CART_PAGE_TEXTS,
  quantityOfLine,
  removeLine,
  unitOfLine,
  warrantyOfLine,
} from '#shared/texts/cart/cart-page-texts.ts';
import { CART_TEXTS } from '#shared/texts/cart/cart-texts.ts';
import { FAVOURITES_TEXTS, favouriteOf } from '#shared/texts/cart/favourites-texts.ts';
import { QUICK_ORDER_TEXTS } from '#shared/texts/cart/quick-order-texts.ts';
import { PART_PAGE_TEXTS } from '#shared/texts/catalogue/part-texts.ts';
import {
  AFTERMARKET_PO_LABEL,
  CHECKOUT_FIELD_TEXTS,
  CHECKOUT_PAGE_TEXTS,
} from '#shared/texts/checkout/checkout-page-texts.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import { encodeWire } from '#shared/wire/wire.ts';
import { DEMO_PASSWORD } from '../../api-journeys/demo-users.ts';
import { aCartItem, aCartView, aChange } from '../../builders/cart-views.ts';
import { aShopper } from '../support/a-shopper.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { pathOf } from '../support/demo-parts.ts';
import { isAt, tabTo } from '../support/focus.ts';
import { narrowScreenFaults } from '../support/narrow-screen-faults.ts';
import { headingOf, loginOf, postalCodeQuestionOf, signIn, signOut } from '../support/screens.ts';
import { openTab } from '../support/visit.ts';
import { visitAs } from '../support/visit-as.ts';

/** Nobody else shops as this one while the journeys go on. */
const BUYER = 'summit-admin';
const FLEET_BUYER = 'northside-admin';
const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };

let shopper: Awaited<ReturnType<typeof aShopper>>;
const found = new Map<LineOfBusiness, readonly PartCard[]>();

beforeAll(async () => {
  shopper = await aShopper(BUYER);
  found.set('aftermarket', await shopper.partsLike('brake', 'aftermarket'));
  found.set('salvage', await shopper.partsLike('engine', 'salvage'));
});
beforeEach(() => shopper.empties());
afterAll(() => shopper.empties());

function part(lineOfBusiness: LineOfBusiness = 'aftermarket', place = 0): PartCard {
  const wanted = found.get(lineOfBusiness)?.[place];
  if (!wanted) throw new Error(`The demo has no ${lineOfBusiness} part ${place} for ${BUYER}`);
  return wanted;
}

const wanted = ({ guid, partNumber, companyCode }: PartCard, quantity = 1) => ({
  itemNumber: guid ?? partNumber,
  companyCode,
  quantity,
});

/** The list of parts of that number. */
const listOf = ({ partNumber }: PartCard) => cataloguePath({ ...WHOLE_CATALOGUE, keyword: partNumber });

const lineOf = (page: Page, { webDescription }: PartCard) =>
  page.getByRole('article', { name: webDescription }).first();
const question = (page: Page) => page.getByRole('dialog', { name: CART_TEXTS.continueOrStartNew });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const openIcon = (page: Page, count: string) => page.getByRole('button', { name: `Cart, ${count}` });

/** From here on no timer of the page fires, until it wakes up. A minute is more than it takes to say so on any machine. */
const fallAsleep = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));

/** As long as a session lasts without a sign of life, and a little more. What was due meanwhile is done once. */
async function wakeUp(page: Page) {
  await page.clock.fastForward('31:00');
  await page.clock.resume();
}

/** The browser's own clock, by which cookies end, has gone on: those have a second left, and then it is over. */
async function lapse(page: Page, names: readonly string[]) {
  const context = page.context();
  const left = (await context.cookies()).filter(({ name }) => names.includes(name));
  expect(left.map(({ name }) => name).sort()).toEqual([...names].sort());
  await context.addCookies(left.map((cookie) => ({ ...cookie, expires: Math.floor(Date.now() / 1000) + 1 })));
  const kept = async () => (await context.cookies()).filter(({ name }) => names.includes(name));
  await expect.poll(kept).toEqual([]);
}

/** Opens the cart for somebody who goes on with what is in it. */
async function openCart(options: Parameters<typeof visitAs>[1] = {}) {
  const page = await visitAs(BUYER, { path: '/cart', ...options });
  await question(page).waitFor();
  await press(page, CART_PAGE_TEXTS.continueSession);
  await question(page).waitFor({ state: 'hidden' });
  return page;
}

it('a part of a list and one of a page get into the cart, and the icon counts them', async () => {
  const { webDescription } = part();
  const page = await visitAs(BUYER, { path: listOf(part()) });
  await page
    .getByRole('button', { name: addPart(webDescription) })
    .first()
    .click();
  await page.getByRole('dialog', { name: CART_TEXTS.successTitle }).getByText(CART_TEXTS.success).waitFor();
  await press(page, CART_PAGE_TEXTS.continueShopping);
  await openIcon(page, '1 item').waitFor();

  await page.goto(pathOf(part('aftermarket', 1) as never));
  await page.getByRole('combobox', { name: 'Quantity' }).selectOption('2');
  const button = page.getByRole('button', { name: PART_PAGE_TEXTS.addToCart, exact: true });
  await expect.poll(() => button.isEnabled()).toBe(true);
  await button.click();
  await page.getByRole('dialog', { name: CART_TEXTS.successTitle }).waitFor();
  await press(page, CART_PAGE_TEXTS.continueShopping);
  await expect.poll(() => page.getByRole('combobox', { name: 'Quantity' }).inputValue()).toBe('1');
  await openIcon(page, '2 items').click();
  await page.getByRole('link', { name: CART_PAGE_TEXTS.viewCart }).click();
  await expect.poll(() => headingOf(page).textContent()).toBe('Cart');
  const both = [`1 ${webDescription}`, `2 ${part('aftermarket', 1).webDescription}`];
  await expect.poll(() => shopper.has()).toEqual(both);
});

it('a part that is starred is found again, and put into the cart from there', async () => {
  const { webDescription } = part();
  const page = await visitAs(BUYER, { path: listOf(part()) });
  const star = page.getByRole('button', { name: favouriteOf(webDescription) }).first();
  await star.click();
  await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
  await openIcon(page, '0 items').click();
  await page.getByRole('link', { name: FAVOURITES_TEXTS.title }).click();
  await expect.poll(() => headingOf(page).textContent()).toBe(FAVOURITES_TEXTS.title);
  await lineOf(page, part())
    .getByRole('combobox', { name: quantityOfLine(webDescription) })
    .selectOption('2');
  await expect.poll(() => axeFindings(page)).toEqual([]);
  await lineOf(page, part())
    .getByRole('button', { name: addPart(webDescription) })
    .click();
  await page.getByRole('dialog', { name: CART_TEXTS.successTitle }).waitFor();
  await expect.poll(() => shopper.has()).toEqual([`2 ${webDescription}`]);
});

it('a line gets another quantity, is removed, and is put back', async () => {
  await shopper.puts(wanted(part()));
  const page = await openCart();
  const { webDescription } = part();
  await page.getByRole('combobox', { name: quantityOfLine(webDescription) }).selectOption('4');
  await expect.poll(() => shopper.has()).toEqual([`4 ${webDescription}`]);
  await press(page, removeLine(webDescription));
  await expect.poll(() => shopper.has()).toEqual([]);
  await press(page, CART_PAGE_TEXTS.undo);
  await expect.poll(() => shopper.has()).toEqual([`4 ${webDescription}`]);
});

it('a line gets another unit and another warranty', async () => {
  const boxed = await shopper.firstOfSeveralUnits(found.get('aftermarket') ?? []);
  await shopper.puts(wanted(boxed), wanted(part('salvage')));
  const page = await openCart();
  const unit = page.getByRole('combobox', { name: unitOfLine(boxed.webDescription) });
  const price = () => lineOf(page, boxed).locator('strong').textContent();
  const before = await price();
  await unit.selectOption({ index: 1 });
  await expect.poll(price).not.toBe(before);
  const warranty = page.getByRole('combobox', { name: warrantyOfLine(part('salvage').webDescription) });
  await warranty.selectOption('none');
  await expect.poll(() => warranty.inputValue()).toBe('none');
  await page.reload();
  await expect.poll(() => warranty.inputValue()).toBe('none');
  await expect.poll(price).not.toBe(before);
});

it('tells what is less than it was, and takes it over', async () => {
  await shopper.puts(wanted(part(), 2));
  const page = await openCart();
  await lineOf(page, part()).waitFor();
  const less = encodeWire(cartContract.getCartItems.output, aCartView([aCartItem()], { changes: [aChange()] }));
  await page.route('**/wb/cart/GetCartItems', (route) => route.fulfill({ json: less }));
  const takenOver = page.waitForRequest('**/wb/cart/RefreshCart');
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  const alert = page.getByRole('dialog', { name: CART_TEXTS.cartChanged });
  await alert.getByText(CART_TEXTS.partReduced).waitFor();
  await page.unroute('**/wb/cart/GetCartItems');
  await alert.getByRole('button', { name: 'OK' }).click();
  expect((await takenOver).method()).toBe('POST');
});

it('the estimate is printed with store prices, and nothing to press', async () => {
  await shopper.puts(wanted(part(), 2));
  const page = await openCart();
  const cost = (await lineOf(page, part()).locator('strong').textContent()) ?? '';
  await page.getByRole('link', { name: CART_PAGE_TEXTS.printEstimate }).click();
  await page.getByRole('row', { name: part().webDescription }).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('main').textContent()).not.toContain(cost);
  for (const name of [CART_PAGE_TEXTS.print, 'Cart, 1 item']) {
    await page.getByRole('button', { name }).waitFor({ state: 'hidden' });
  }
});

it('N34: an estimate of 80 lines is printed on few pages, with heads on each and the total at the end', async () => {
  const lists = await Promise.all(
    ['brake', 'headlamp', 'filter', 'sensor'].map((word) => shopper.partsLike(word, 'aftermarket')),
  );
  const parts = [...new Map(lists.flat().map((each) => [each.partNumber, each])).values()].slice(0, 80);
  await shopper.puts(...parts.map((each) => wanted(each)));
  await expect.poll(() => shopper.has()).toHaveLength(80);
  const page = await openCart();
  await page.getByRole('link', { name: CART_PAGE_TEXTS.printEstimate }).click();
  await page.getByRole('row').nth(81).waitFor();
  await page.emulateMedia({ media: 'print' });
  const heads = await page.locator('thead').evaluate((head) => getComputedStyle(head).display);
  const last = await page.getByRole('row').last().textContent();
  expect([heads, last?.startsWith(CART_PAGE_TEXTS.total)]).toEqual(['table-header-group', true]);
  const file = (await page.pdf({ format: 'Letter' })).toString('latin1');
  const pages = file.match(/\/Type\s*\/Page\b/g) ?? [];
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.length).toBeLessThanOrEqual(6);
});

describe('a cart that was cleared is restored', () => {
  const brought = () => [`3 ${part().webDescription}`, `1 ${part('salvage').webDescription}`];
  const fill = () => shopper.puts(wanted(part(), 3), wanted(part('salvage')));

  /** Brings the newest of the earlier carts back, which says why it was left. */
  async function restore(page: Page, reason: string) {
    await page.goto('/cart');
    await page.getByText(CART_PAGE_TEXTS.empty).waitFor();
    await page.getByText(CART_PAGE_TEXTS.earlier).click();
    const newest = page.getByRole('listitem').filter({ hasText: CART_PAGE_TEXTS.restore }).first();
    await expect.poll(() => newest.textContent()).toContain(reason);
    await newest.getByRole('button', { name: /^Restore the cart from .+ with 2 items$/ }).click();
    await lineOf(page, part()).waitFor();
  }

  it('after Clear cart', async () => {
    await fill();
    const page = await openCart();
    await press(page, CART_PAGE_TEXTS.clear);
    const sure = page.getByRole('dialog', { name: CART_TEXTS.clearConfirm });
    await sure.getByRole('button', { name: CART_PAGE_TEXTS.clear }).click();
    await restore(page, 'Cleared');
    await expect.poll(() => shopper.has()).toEqual(brought());
  });

  it('after signing out', async () => {
    await fill();
    const page = await openCart();
    await signOut(page);
    await expect.poll(() => shopper.has()).toEqual([]);
    await signIn(page, BUYER);
    await restore(page, 'Signed out');
    await expect.poll(() => shopper.has()).toEqual(brought());
  });

  it('after another postal code', async () => {
    await fill();
    const page = await openCart();
    await page.goto('/');
    await page.getByRole('main').getByRole('button', { name: SHELL_TEXTS.changePostalCode }).click();
    const { field, ok } = postalCodeQuestionOf(page);
    await field.fill('60602');
    await ok.click();
    await expect.poll(() => shopper.has()).toEqual([]);
    await restore(page, 'Postal code changed');
    await expect.poll(() => shopper.has()).toEqual(brought());
  });

  it('after a new session', async () => {
    await fill();
    const page = await visitAs(BUYER, { path: '/cart' });
    await question(page).waitFor();
    await press(page, CART_PAGE_TEXTS.startNew);
    await expect.poll(() => shopper.has()).toEqual([]);
    await restore(page, 'New session started');
    await expect.poll(() => shopper.has()).toEqual(brought());
  });

  it('after an order was placed', async () => {
    // No recycled part, of which there would be none any more.
    await shopper.puts(wanted(part(), 2), wanted(part('aftermarket', 1)));
    const page = await openCart();
    await page.getByRole('link', { name: CART_PAGE_TEXTS.checkout }).click();
    // While quotes and taxes are on their way, nothing is ordered.
    await page
      .getByText(/^Taxes, /)
      .first()
      .waitFor();
    await page.getByRole('textbox', { name: AFTERMARKET_PO_LABEL }).fill('PO-7');
    await page.getByRole('textbox', { name: CHECKOUT_FIELD_TEXTS.vin }).fill('1M8GDM9AXKP042788');
    await press(page, CHECKOUT_PAGE_TEXTS.place);
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/orders\/\d+$/);
    await expect.poll(() => shopper.has()).toEqual([]);
    await restore(page, 'Ordered');
    await expect
      .poll(() => shopper.has())
      .toEqual([`2 ${part().webDescription}`, `1 ${part('aftermarket', 1).webDescription}`]);
  });

  it('after the first load of a new session of a Fleet', async () => {
    const fleet = await aShopper(FLEET_BUYER);
    const [sold] = await fleet.partsLike('brake', 'aftermarket');
    if (!sold) throw new Error(`The demo has no brakes for ${FLEET_BUYER}`);
    await fleet.empties();
    await fleet.puts(wanted(sold, 2));
    const page = await visitAs(FLEET_BUYER);
    await expect.poll(() => fleet.has()).toEqual([]);
    await page.goto('/cart');
    await page.getByText(CART_PAGE_TEXTS.earlier).click();
    const newest = page.getByRole('listitem').filter({ hasText: CART_PAGE_TEXTS.restore }).first();
    await expect.poll(() => newest.textContent()).toContain('New session');
    await newest.getByRole('button', { name: /^Restore the cart from/ }).click();
    await lineOf(page, sold).waitFor();
    await page.reload();
    await lineOf(page, sold).waitFor();
    await expect.poll(() => fleet.has()).toEqual([`2 ${sold.webDescription}`]);
    await fleet.empties();
  });
});

it('two tabs add to one cart, and lose nothing', async () => {
  const one = part();
  const another = part('aftermarket', 1);
  const page = await visitAs(BUYER, { path: listOf(one) });
  const other = await openTab(page.context(), listOf(another));
  await page
    .getByRole('button', { name: addPart(one.webDescription) })
    .first()
    .click();
  await other
    .getByRole('button', { name: addPart(another.webDescription) })
    .first()
    .click();
  await expect.poll(async () => (await shopper.has()).length).toBe(2);
});

describe('a session that has lapsed over a cart with parts', () => {
  it('goes on by Continue', async () => {
    await shopper.puts(wanted(part()));
    const page = await openCart();
    await lineOf(page, part()).waitFor();
    await expect.poll(() => shopper.has()).toHaveLength(1);
    await page.reload();
    await lineOf(page, part()).waitFor();
    expect(await question(page).isVisible()).toBe(false);
  });

  it('begins anew by Start a new Session, with an empty cart', async () => {
    await shopper.puts(wanted(part()));
    const page = await visitAs(BUYER, { path: '/cart' });
    await question(page).waitFor();
    await press(page, CART_PAGE_TEXTS.startNew);
    await page.getByText(CART_PAGE_TEXTS.empty).waitFor();
    await expect.poll(() => shopper.has()).toEqual([]);
  });

  it('is found out about within a second', async () => {
    await shopper.puts(wanted(part()));
    const page = await openCart();
    await lineOf(page, part()).waitFor();
    await lapse(page, [COOKIES.cartSession]);
    await question(page).waitFor();
    await expect.poll(() => axeFindings(page)).toEqual([]);
  });

  it('is found out about when a laptop wakes, whose timers stood still for half an hour', async () => {
    await shopper.puts(wanted(part()));
    const page = await openCart({ hasMovableClock: true });
    await lineOf(page, part()).waitFor();
    await fallAsleep(page);
    await lapse(page, [COOKIES.cartSession]);
    expect(await question(page).isVisible()).toBe(false);
    await wakeUp(page);
    await question(page).waitFor();
    await press(page, CART_PAGE_TEXTS.continueSession);
    await question(page).waitFor({ state: 'hidden' });
    await expect.poll(() => shopper.has()).toHaveLength(1);
  });

  it('is asked about after the login, where a laptop slept longer than the sign-in lasts', async () => {
    await shopper.puts(wanted(part()));
    const page = await openCart({ hasMovableClock: true });
    await lineOf(page, part()).waitFor();
    await fallAsleep(page);
    await lapse(page, [COOKIES.cartSession, COOKIES.authorization]);
    await wakeUp(page);
    const { dialog, password, submit } = loginOf(page);
    await dialog.waitFor();
    await question(page).waitFor({ state: 'hidden' });
    await password.fill(DEMO_PASSWORD);
    await submit.click();
    await question(page).waitFor();
    await press(page, CART_PAGE_TEXTS.startNew);
    await expect.poll(() => shopper.has()).toEqual([]);
  });
});

it('a quick order of 50 good and 10 bad rows adds the good ones, and leaves the bad ones', async () => {
  const numbers = [
    ...new Set((await shopper.partsLike('assembly', 'aftermarket')).concat(found.get('aftermarket') ?? [])),
  ]
    .map(({ partNumber }) => partNumber)
    .slice(0, 50);
  const bad = Array.from({ length: 10 }, (_, index) => `NOBODYS-${index}`);
  const page = await visitAs(BUYER, { path: '/cart/quick-order' });
  await page
    .getByRole('textbox', { name: QUICK_ORDER_TEXTS.lines })
    .fill([...numbers, ...bad].map((number) => `${number}\t1`).join('\n'));
  await press(page, QUICK_ORDER_TEXTS.check);
  await page.getByRole('button', { name: `Add ${numbers.length} parts to cart` }).waitFor();
  await expect.poll(() => axeFindings(page)).toEqual([]);
  await press(page, `Add ${numbers.length} parts to cart`);
  await page.getByText(`${numbers.length} parts were added to your cart. 10 rows still need fixing.`).waitFor();
  await expect.poll(() => shopper.has()).toHaveLength(numbers.length);
});

it.each(['light', 'dark'] as const)(
  'axe finds nothing in the cart, in the mini-cart and in the estimate (%s)',
  async (colorScheme) => {
    await shopper.puts(wanted(part(), 2), wanted(part('salvage')));
    const page = await openCart({ colorScheme });
    await lineOf(page, part()).waitFor();
    for (const summary of await page.locator('summary').all()) await summary.click();
    const findings = await axeFindings(page);
    await openIcon(page, '2 items').click();
    findings.push(...(await axeFindings(page)));
    await page.keyboard.press('Escape');
    await page.goto('/cart/estimate');
    await expect.poll(() => headingOf(page).textContent()).toBe(CART_PAGE_TEXTS.estimate);
    findings.push(...(await axeFindings(page)));
    expect(findings).toEqual([]);
  },
);

it('cart, favourites, estimate and quick order fit a screen of 375 pixels', async () => {
  await shopper.puts(wanted(part(), 2), wanted(part('salvage')));
  const page = await openCart(PHONE);
  await lineOf(page, part()).waitFor();
  for (const summary of await page.locator('summary').all()) await summary.tap();
  await expect.poll(() => narrowScreenFaults(page)).toEqual([]);
  const kept = page.waitForResponse('**/wb/cart/UpdateFavorites');
  await lineOf(page, part())
    .getByRole('button', { name: favouriteOf(part().webDescription) })
    .tap();
  await kept;
  await page.goto('/cart/favorites');
  await lineOf(page, part()).waitFor();
  await expect.poll(() => narrowScreenFaults(page)).toEqual([]);
  await page.goto('/cart/estimate');
  await page.getByRole('row', { name: part().webDescription }).waitFor();
  await expect.poll(() => narrowScreenFaults(page)).toEqual([]);
  await page.goto('/cart/quick-order');
  await page.getByRole('textbox', { name: QUICK_ORDER_TEXTS.lines }).fill(`${part().partNumber},2\nNOBODYS-1,1`);
  await page.getByRole('button', { name: QUICK_ORDER_TEXTS.check }).tap();
  await page.getByRole('button', { name: 'Add 1 part to cart' }).waitFor();
  await expect.poll(() => narrowScreenFaults(page)).toEqual([]);
});

it('the cart is used by keys alone', async () => {
  await shopper.puts(wanted(part(), 2));
  const page = await openCart();
  const { webDescription } = part();
  await lineOf(page, part()).waitFor();
  await headingOf(page).focus();
  await tabTo(page, quantityOfLine(webDescription));
  await page.keyboard.press('3');
  await expect.poll(() => shopper.has()).toEqual([`3 ${webDescription}`]);
  await tabTo(page, removeLine(webDescription));
  await page.keyboard.press('Enter');
  await isAt(page, CART_PAGE_TEXTS.undo);
  await page.keyboard.press('Enter');
  await expect.poll(() => shopper.has()).toEqual([`3 ${webDescription}`]);
});

it('the quick order is used by keys alone', async () => {
  const { webDescription, partNumber } = part();
  const page = await visitAs(BUYER, { path: '/cart/quick-order' });
  await headingOf(page).focus();
  await tabTo(page, QUICK_ORDER_TEXTS.lines);
  await page.keyboard.type(`${partNumber}, 2`);
  await tabTo(page, QUICK_ORDER_TEXTS.check);
  await page.keyboard.press('Enter');
  const add = page.getByRole('button', { name: 'Add 1 part to cart' });
  await expect.poll(() => add.isEnabled()).toBe(true);
  await tabTo(page, 'Add 1 part to cart');
  await page.keyboard.press('Enter');
  await isAt(page, '1 part was added to your cart.');
  await expect.poll(() => shopper.has()).toEqual([`2 ${webDescription}`]);
});
