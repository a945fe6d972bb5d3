import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { CONNECTION_TEXTS } from '#shared/texts/base/connection-texts.ts';
import { CART_PAGE_TEXTS, removeLine } from '#shared/texts/cart/cart-page-texts.ts';
import { CART_TEXTS } from '#shared/texts/cart/cart-texts.ts';
import { favouriteOf } from '#shared/texts/cart/favourites-texts.ts';
import { PART_PAGE_TEXTS } from '#shared/texts/catalogue/part-texts.ts';
import { CHECKOUT_PAGE_TEXTS } from '#shared/texts/checkout/checkout-page-texts.ts';
import { ORDER_LIST_TEXTS, ORDER_PAGE_TEXTS } from '#shared/texts/orders/orders-texts.ts';
import { atRest } from '../support/at-rest.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { listOf } from '../support/catalogue-screens.ts';
import { pathOf } from '../support/demo-parts.ts';
import { isPlenty } from '../support/is-plenty.ts';
import { signedInBuyer } from '../support/signed-in-buyer.ts';

const SCREENS = [
  { viewport: { width: 1280, height: 800 } },
  { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
  { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true },
];

const PRESSED = 'a[href], button, input, select, textarea, summary';

/** Keeps in the page what can be pressed now: its middle is in sight, with nothing over it. */
const rememberPressable = (page: Page): Promise<void> =>
  page.evaluate((pressed) => {
    const pressable = [...document.querySelectorAll(pressed)].filter((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    Object.assign(globalThis, { pressable });
  }, PRESSED);

/** The same for all of a page that has just opened under a toast. */
const rememberMain = (page: Page): Promise<void> =>
  page.evaluate((pressed) => {
    const pressable = [...document.querySelectorAll(`main :is(${pressed})`)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    Object.assign(globalThis, { pressable });
  }, PRESSED);

/** The names of remembered elements whose middle is covered now. Elements below the window do not count. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { pressable } = globalThis as unknown as { pressable: Element[] };
    return pressable
      .filter((element) => element.isConnected)
      .filter((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const over = document.elementFromPoint(left + width / 2, top + height / 2);
        const isAboveWindow = top + height / 2 < 0;
        return isAboveWindow || (over?.closest('[aria-live], header') && !element.contains(over));
      })
      .map((element) => element.textContent || element.getAttribute('aria-label') || element.tagName);
  });

/** Waits for a toast and holds it with the pointer. */
async function held(page: Page, text: string) {
  await page.locator('[aria-live] > [data-kind]').getByText(text).hover();
  await atRest(page);
}

it.each(SCREENS)(
  'a toast covers no button, field or link of the page, and says in place too, at $viewport.width px',
  async (screen) => {
    const { page, buyer } = await signedInBuyer('summit-buyer', { ...screen, mayFail: true });
    const part = await buyer.findPart('brake', 'aftermarket', isPlenty);
    await buyer.puts({ itemNumber: part.partNumber, companyCode: part.companyCode });

    const failing = async (pressed: Locator, screenName: string) => {
      await page.waitForLoadState('networkidle');
      await pressed.scrollIntoViewIfNeeded();
      await rememberPressable(page);
      await page.context().setOffline(true);
      await pressed.click();
      await held(page, CONNECTION_TEXTS.offline);
      expect(await covered(page), screenName).toEqual([]);
      await page.getByRole('main').getByText(CONNECTION_TEXTS.offline).first().waitFor();
      expect(await axeFindings(page), screenName).toEqual([]);
      await page.context().setOffline(false);
    };
    const kept = (press: () => Promise<void>) =>
      Promise.all([page.waitForResponse('**/wb/cart/UpdateFavorites'), press()]);
    const star = () => page.getByRole('button', { name: /^Favorite: / });

    await page.goto('/brake');
    await listOf(page).cards.first().waitFor();
    await failing(star().first(), 'list');
    await page.reload();
    await listOf(page).pages.scrollIntoViewIfNeeded();
    await failing(star().last(), 'end of the list');
    await page.goto(pathOf(part));
    const add = page.getByRole('button', { name: PART_PAGE_TEXTS.addToCart, exact: true });
    await expect.poll(() => add.isEnabled()).toBe(true);
    await failing(add, 'part');
    await page.goto('/cart');
    const favourite = page.getByRole('button', { name: favouriteOf(part.webDescription) });
    await favourite.waitFor();
    await failing(page.getByRole('button', { name: removeLine(part.webDescription) }), 'cart');
    if ((await favourite.getAttribute('aria-pressed')) === 'false') await kept(() => favourite.click());
    await page.goto('/cart/favorites');
    await favourite.waitFor();
    await failing(favourite, 'favourites');
    await kept(() => favourite.click());
    await page.goto('/orders');
    const download = page.getByRole('button', { name: ORDER_LIST_TEXTS.download });
    await expect.poll(() => download.isEnabled()).toBe(true);
    await failing(download, 'orders');
    await page.locator('main a[href^="/orders/"]').first().click();
    await failing(page.getByRole('button', { name: ORDER_PAGE_TEXTS.reorder, exact: true }), 'order');
  },
);

it.each(SCREENS)(
  'a toast that goes along to the checkout covers nothing there, at $viewport.width px',
  async (screen) => {
    const { page, buyer } = await signedInBuyer('summit-buyer', screen);
    const part = await buyer.findPart('brake', 'aftermarket', isPlenty);
    await page.goto(pathOf(part));
    await page.getByRole('button', { name: PART_PAGE_TEXTS.addToCart, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: CART_TEXTS.successTitle });
    await dialog.waitFor();
    await rememberPressable(page);
    await held(page, CART_TEXTS.added);
    expect(await covered(page)).toEqual([]);
    await dialog.getByRole('button', { name: CART_PAGE_TEXTS.checkout }).press('Enter');
    await page.getByRole('button', { name: CHECKOUT_PAGE_TEXTS.place }).waitFor();
    await rememberMain(page);
    expect(await covered(page)).toEqual([]);
  },
);
