import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LIST_TEXTS } from '#shared/texts/list-texts.ts';
import { PICKER_TEXTS } from '#shared/texts/picker-texts.ts';
import { SESSION_TEXTS } from '#shared/texts/session-texts.ts';
import { axeFindings } from './support/axe-findings.ts';
import { CART_GOES_ON } from './support/cart-goes-on.ts';
import { keywordBoxOf, listOf, pickerOf, totalOf } from './support/catalogue-screens.ts';
import { narrowScreenFaults } from './support/narrow-screen-faults.ts';
import { headingOf } from './support/screens.ts';
import { visitAs } from './support/visit-as.ts';

const SCREENS = [
  { width: 1280, surroundings: {} },
  { width: 375, surroundings: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true } },
  { width: 320, surroundings: { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true } },
];
const TENANTS = ['summit-buyer', 'northside-buyer'];
const CAMRY = { Year: '2018', Make: 'Toyota', Model: 'Camry' } as const;
const VEHICLE = 'Toyota Camry';

const pathOf = (page: Page): string => decodeURIComponent(new URL(page.url()).pathname);
const pictures = (page: Page) => page.getByRole('region', { name: /^Shop by category/ }).getByRole('link');
const trail = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link');

/** Axe finds nothing, and on a narrow screen nothing sticks out. */
async function isSound(page: Page): Promise<void> {
  const isNarrow = (page.viewportSize()?.width ?? 0) < 400;
  if (isNarrow) await expect.poll(() => narrowScreenFaults(page)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
}

async function choose(page: Page): Promise<void> {
  const { level } = pickerOf(page);
  await level('year').selectOption(CAMRY.Year);
  await level('make').selectOption(CAMRY.Make);
  await level('model').selectOption(CAMRY.Model);
}

describe.each(TENANTS)('links that name a category, for %s', (userName) => {
  it('lead from each picture of the home page to parts', async () => {
    const page = await visitAs(userName);
    await pictures(page).first().waitFor();
    const paths = await pictures(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(paths.length).toBeGreaterThan(3);
    for (const path of paths) {
      await page.goto(path);
      expect([path, await totalOf(page)]).not.toEqual([path, 0]);
    }
  });

  it('lead from a part that words found back to a list with it', async () => {
    const page = await visitAs(userName, { path: '/headlamp', cookies: [CART_GOES_ON] });
    const card = listOf(page).titles.first();
    const title = (await card.textContent()) ?? '';
    const path = (await card.getByRole('link').getAttribute('href')) ?? '';
    for (const back of [trail(page).last(), page.getByRole('link', { name: 'Back to results' })]) {
      await page.goto(path);
      await headingOf(page).getByText(title).waitFor();
      await back.click();
      await listOf(page).cards.first().waitFor();
      expect(await totalOf(page)).toBeGreaterThan(0);
    }
  });
});

describe.each(SCREENS)('on a screen of $width pixels', ({ surroundings }) => {
  it('a vehicle and then a category is both, and the other way round', async () => {
    const page = await visitAs('summit-buyer', surroundings);
    await choose(page);
    await page.getByRole('heading', { name: `Shop by category for ${CAMRY.Year} ${VEHICLE}` }).waitFor();
    await isSound(page);
    await pictures(page).filter({ hasText: 'Lighting' }).click();
    await headingOf(page).getByText(`Lighting for ${CAMRY.Year} ${VEHICLE}`).waitFor();
    const chosenFirst = await totalOf(page);
    expect(chosenFirst).toBeGreaterThan(0);

    await page.goto('/');
    await pictures(page).filter({ hasText: 'Lighting' }).click();
    await page.getByRole('button', { name: LIST_TEXTS.chooseVehicle }).click();
    await choose(page);
    await isSound(page);
    await pickerOf(page).find.click();
    await headingOf(page).getByText(`Lighting for ${CAMRY.Year} ${VEHICLE}`).waitFor();
    expect(await totalOf(page)).toBe(chosenFirst);
  });

  it('a vehicle in words is in the bar, on the page of the part and in the cart line', async () => {
    const page = await visitAs('summit-buyer', { ...surroundings, cookies: [CART_GOES_ON] });
    await keywordBoxOf(page).field.fill('brake pad 2015 camry');
    await keywordBoxOf(page).field.press('Enter');
    await headingOf(page).getByText(`“brake pad” for 2015 ${VEHICLE}`).waitFor();
    const bar = page.getByRole('region', { name: `2015 ${VEHICLE}`, exact: true });
    await bar.getByRole('button', { name: /^(Save to My Vehicles|Saved)/ }).waitFor();
    await listOf(page).cards.first().waitFor();
    await isSound(page);
    const title = (await listOf(page).titles.first().textContent()) ?? '';
    await listOf(page).titles.first().getByRole('link').click();
    await headingOf(page).getByText(title).waitFor();
    expect(pathOf(page)).toContain('/2015/Toyota/Camry/');
    await trail(page).getByText(`for 2015 ${VEHICLE}`).waitFor();
    await isSound(page);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Continue Shopping' }).click();
    await page.goto('/cart');
    const line = page.getByRole('main').getByRole('article', { name: title });
    await line.getByText(`2015 ${VEHICLE}`).first().waitFor();
  });

  it('what finds nothing keeps the search at hand and offers the page of that name', async () => {
    const page = await visitAs('summit-buyer', { ...surroundings, path: '/2018/Toyota/Camry/-/favorites/+ccapa' });
    await page.getByRole('heading', { name: LIST_TEXTS.noParts }).waitFor();
    await page.getByText(`Nothing matches “favorites” for ${CAMRY.Year} ${VEHICLE}.`).waitFor();
    await isSound(page);
    await page.getByRole('combobox', { name: PICKER_TEXTS.searchAgain }).fill('headlamp');
    await page.keyboard.press('Enter');
    await listOf(page).cards.first().waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Go to Favorites' }).click();
    await expect.poll(() => pathOf(page)).toBe('/cart/favorites');
  });

  it('a page beyond the last is the last, and is no link', async () => {
    const page = await visitAs('summit-buyer', { ...surroundings, path: '/2018/Toyota/Camry/+u999' });
    await listOf(page).cards.first().waitFor();
    const total = await totalOf(page);
    const last = Math.ceil(total / 12);
    expect(pathOf(page)).toBe(`/2018/Toyota/Camry/+u${last}`);
    const current = listOf(page).pages.locator('[aria-current=page]');
    expect(await current.evaluate(({ tagName, textContent }) => [tagName, textContent])).toEqual([
      'SPAN',
      `Page ${last}${last}`,
    ]);
    await isSound(page);
  });

  it('the admin area says who has no access, and the welcome path leads on', async () => {
    const page = await visitAs('summit-buyer', { ...surroundings, path: '/admin/users' });
    await page.getByText(SESSION_TEXTS.deniedPage).waitFor();
    await headingOf(page).getByText('Welcome, Sam').waitFor();
    await page.goto('/wl/anything');
    await headingOf(page).getByText('Welcome to Summit Collision').waitFor();
    await isSound(page);
    await page.getByRole('main').getByRole('link', { name: 'Back to the home page' }).click();
    await headingOf(page).getByText('Welcome, Sam').waitFor();
  });
});

it.each([
  ['/x%0ay', '“x y”'],
  ['//somebody.example/x%0ay', 'somebody.example x y'],
  ['/x%E2%80%A8y', '“x y”'],
  ['/%', '“%”'],
  ['/%zz', '“%zz”'],
])('N50: %s is a page of this host', async (path, heading) => {
  const page = await visitAs('summit-buyer', { path });
  await headingOf(page).getByText(heading).waitFor();
});
