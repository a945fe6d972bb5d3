import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { removeLine } from '#shared/texts/cart-page-texts.ts';
import { CONNECTION_TEXTS } from '#shared/texts/connection-texts.ts';
import { favouriteOf } from '#shared/texts/favourites-texts.ts';
import { ORDER_LIST_TEXTS } from '#shared/texts/orders-texts.ts';
import { PART_PAGE_TEXTS } from '#shared/texts/part-texts.ts';
import { atRest } from './support/at-rest.ts';
import { axeFindings } from './support/axe-findings.ts';
import { listOf } from './support/catalogue-screens.ts';
import { pathOf } from './support/demo-parts.ts';
import { signedInBuyer } from './support/signed-in-buyer.ts';

const SCREENS = [
  { viewport: { width: 1280, height: 800 } },
  { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
];

/** What of all that can be pressed, but the titles of parts, has its middle under a toast, by its name. */
const coveredByToasts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const toasts = [...document.querySelectorAll('[aria-live] > [data-kind]')];
    const shapes = toasts.map((toast) => toast.getBoundingClientRect());
    return [...document.querySelectorAll('a[href], button, input, select, textarea')]
      .filter(
        (element) =>
          !element.closest('[aria-live], article h3') && element.checkVisibility({ visibilityProperty: true }),
      )
      .filter((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const isOver = (toast: DOMRect) => toast.left < x && toast.right > x && toast.top < y && toast.bottom > y;
        return width > 1 && shapes.some(isOver);
      })
      .map((element) => element.textContent || element.getAttribute('aria-label') || element.tagName);
  });

it.each(SCREENS)(
  'a toast covers no button, field or link of the page, and says in place too, at $viewport.width px',
  async (screen) => {
    const { page, buyer } = await signedInBuyer('summit-buyer', { ...screen, mayFail: true });
    const part = await buyer.findPart(
      'brake',
      'aftermarket',
      ({ uomQuantityAvailable, customerPrice }) => uomQuantityAvailable >= 5 && (customerPrice ?? 0) > 0,
    );
    await buyer.puts({ itemNumber: part.partNumber, companyCode: part.companyCode });

    const failing = async (press: () => Promise<unknown>, screenName: string) => {
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      await press();
      const toast = page.locator('[aria-live] > [data-kind]').getByText(CONNECTION_TEXTS.offline);
      await toast.waitFor();
      await atRest(page);
      await expect.poll(() => coveredByToasts(page), { message: screenName, timeout: 2000 }).toEqual([]);
      await page.getByRole('main').getByText(CONNECTION_TEXTS.offline).first().waitFor();
      expect(await axeFindings(page), screenName).toEqual([]);
      await page.context().setOffline(false);
    };
    const star = () => page.getByRole('button', { name: /^Favorite: / });

    await page.goto('/brake');
    await listOf(page).cards.first().waitFor();
    await failing(() => star().first().click(), 'list');
    await page.reload();
    await listOf(page).pages.scrollIntoViewIfNeeded();
    await failing(() => star().last().click(), 'end of the list');
    await page.goto(pathOf(part));
    const add = page.getByRole('button', { name: PART_PAGE_TEXTS.addToCart, exact: true });
    await expect.poll(() => add.isEnabled()).toBe(true);
    await failing(() => add.click(), 'part');
    await page.goto('/cart');
    await page.getByRole('button', { name: favouriteOf(part.webDescription) }).waitFor();
    await failing(() => page.getByRole('button', { name: removeLine(part.webDescription) }).click(), 'cart');
    await page.goto('/orders');
    const download = page.getByRole('button', { name: ORDER_LIST_TEXTS.download });
    await expect.poll(() => download.isEnabled()).toBe(true);
    await failing(() => download.click(), 'orders');
  },
);
