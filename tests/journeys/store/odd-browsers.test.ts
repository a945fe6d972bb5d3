import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { usDate } from '#shared/rules/base/us-date.ts';
import { WHOLE_CATALOGUE } from '#shared/rules/search/catalogue-location.ts';
import { cataloguePath } from '#shared/rules/search/catalogue-url.ts';
import type { PartCard } from '#shared/schemas/wire/part.ts';
import { addPart, CART_PAGE_TEXTS, quantityOfLine, removeLine } from '#shared/texts/cart/cart-page-texts.ts';
import { arrives } from '#shared/texts/catalogue/part-texts.ts';
import { aShopper } from '../support/a-shopper.ts';
import { CART_GOES_ON } from '../support/cart-goes-on.ts';
import { listOf } from '../support/catalogue-screens.ts';
import { headingOf } from '../support/screens.ts';
import { visitAs } from '../support/visit-as.ts';

/** Nobody else shops as this one while the journeys go on. */
const BUYER = 'summit-east-admin';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let shopper: Awaited<ReturnType<typeof aShopper>>;
let first: PartCard;

beforeAll(async () => {
  shopper = await aShopper(BUYER);
  const [part] = await shopper.partsLike('brake', 'aftermarket');
  if (!part) throw new Error('The demo has no brakes');
  first = part;
});
beforeEach(() => shopper.empties());
afterAll(() => shopper.empties());

const pathOf = ({ partNumber }: PartCard) => cataloguePath({ ...WHOLE_CATALOGUE, keyword: partNumber });

it.each([
  ['a day fast', DAY],
  ['a day slow', -DAY],
  ['twelve minutes fast', 12 * MINUTE],
  ['forty years fast', 40 * 365 * DAY],
])('N32: whose clock is %s keeps its user signed in and shows the day of the server', async (_clock, ms) => {
  const page = await visitAs(BUYER, { hasMovableClock: true });
  const tokens: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/user/token') && tokens.push(request.url()));
  await page.clock.setSystemTime(Date.now() + ms);
  await page.goto(pathOf(first));
  await page
    .getByText(arrives(usDate(first.firstEda ?? '')))
    .first()
    .waitFor();
  await page.goto('/cart');
  await page.getByText(CART_PAGE_TEXTS.empty).waitFor();
  expect(tokens.length).toBeLessThanOrEqual(2);
});

/** Puts every text into font elements, also those that come later, as a translator of a browser does. */
const translate = (page: Page) =>
  page.addInitScript(() => {
    const SKIPPED = new Set(['SCRIPT', 'STYLE', 'TEXTAREA', 'TITLE', 'OPTION', 'FONT']);
    function wrap(text: Node) {
      const parent = text.parentElement;
      if (!parent || SKIPPED.has(parent.tagName) || !text.textContent?.trim()) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
      inner.append(text.textContent);
    }
    function wrapAll() {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      texts.forEach(wrap);
    }
    document.addEventListener('DOMContentLoaded', () => {
      new MutationObserver(wrapAll).observe(document.body, { childList: true, subtree: true });
    });
  });

it('N33: that translates every text still adds, sorts, opens, changes and removes', async () => {
  const page = await visitAs(BUYER, { cookies: [CART_GOES_ON] });
  await translate(page);
  const { webDescription } = first;
  await page.goto(pathOf(first));
  await page
    .getByRole('button', { name: addPart(webDescription) })
    .first()
    .click();
  await expect.poll(() => shopper.has()).toEqual([`1 ${webDescription}`]);
  await page.goto(cataloguePath({ ...WHOLE_CATALOGUE, keyword: 'brake' }));
  await listOf(page).cards.first().waitFor();
  await listOf(page).sort.selectOption({ index: 1 });
  await page.waitForURL(/brake.*\+/);
  await listOf(page).cards.first().getByRole('heading').getByRole('link').click();
  await expect.poll(() => headingOf(page).textContent()).toBeTruthy();
  await page.goBack();
  await listOf(page).cards.first().waitFor();
  await page.goto('/cart');
  await page.getByLabel(quantityOfLine(webDescription)).selectOption('4');
  await expect.poll(() => shopper.has()).toEqual([`4 ${webDescription}`]);
  await page.getByRole('button', { name: removeLine(webDescription) }).click();
  await expect.poll(() => shopper.has()).toEqual([]);
  expect(await page.locator('font').count()).toBeGreaterThan(10);
});
