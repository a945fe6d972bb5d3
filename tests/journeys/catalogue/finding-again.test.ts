import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LIST_TEXTS } from '#shared/texts/catalogue/list-texts.ts';
import { PICKER_TEXTS } from '#shared/texts/catalogue/picker-texts.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { aSoldPart } from '../support/a-sold-part.ts';
import { CART_GOES_ON } from '../support/cart-goes-on.ts';
import { keywordBoxOf, listOf, pickerOf, totalOf } from '../support/catalogue-screens.ts';
import { screenFaultsDownToSmallest } from '../support/screen-faults.ts';
import { headingOf } from '../support/screens.ts';
import { signedInBuyer } from '../support/signed-in-buyer.ts';
import { SOMEWHERE } from '../support/signed-in-visitor.ts';
import { visitAs } from '../support/visit-as.ts';

const SCREENS = [
  { width: 1280, surroundings: {} },
  { width: 375, surroundings: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true } },
];
const TENANTS = ['summit-buyer', 'northside-buyer'];

const pathOf = (page: Page): string => decodeURIComponent(new URL(page.url()).pathname);
const pictures = (page: Page) => page.getByRole('region', { name: /^Shop by category/ }).getByRole('link');
const trail = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link');

const isSound = (page: Page) => expect.poll(() => screenFaultsDownToSmallest(page)).toEqual([]);

/** A vehicle that the demo has a recycled part of, with that part's word and the category on top of it. */
async function aVehicle() {
  const { salvageSourceVehicle, categories, webDescription } = await aSoldPart('salvage', 'Body');
  if (!salvageSourceVehicle) throw new Error('Recycled parts have a vehicle');
  const { year, make, model } = salvageSourceVehicle;
  const category = categories[0]?.split('|')[0] ?? '';
  return {
    year: String(year),
    make,
    model,
    name: `${year} ${make} ${model}`,
    category,
    word: webDescription.toLowerCase(),
  };
}
type Vehicle = Awaited<ReturnType<typeof aVehicle>>;

async function choose(page: Page, { year, make, model }: Vehicle): Promise<void> {
  const { level } = pickerOf(page);
  await level('year').selectOption(year);
  await level('make').selectOption(make);
  await level('model').selectOption(model);
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

  it.each(SCREENS)('lead from a part that words found back to a list with it, at $width pixels', async (screen) => {
    const page = await visitAs(userName, { ...screen.surroundings, path: '/headlamp', cookies: [CART_GOES_ON] });
    const card = listOf(page).titles.first();
    const title = (await card.textContent()) ?? '';
    const path = (await card.getByRole('link').getAttribute('href')) ?? '';
    for (const back of [trail(page).last(), page.getByRole('link', { name: 'Back to results' })]) {
      await page.goto(path);
      await headingOf(page).getByText(title).waitFor();
      await isSound(page);
      await back.click();
      await listOf(page).cards.first().waitFor();
      expect(await totalOf(page)).toBeGreaterThan(0);
    }
  });
});

describe.each(SCREENS)('on a screen of $width pixels', ({ surroundings }) => {
  it('a vehicle and then a category is both, and the other way round', async () => {
    const vehicle = await aVehicle();
    const page = await visitAs('summit-buyer', { ...surroundings, cookies: [CART_GOES_ON] });
    await choose(page, vehicle);
    await page.getByRole('heading', { name: `Shop by category for ${vehicle.name}` }).waitFor();
    await isSound(page);
    await pictures(page).filter({ hasText: vehicle.category }).first().click();
    await headingOf(page).getByText(`${vehicle.category} for ${vehicle.name}`).waitFor();
    const chosenFirst = await totalOf(page);
    expect(chosenFirst).toBeGreaterThan(0);

    await page.goto('/');
    await pictures(page).filter({ hasText: vehicle.category }).first().click();
    await page.getByRole('button', { name: LIST_TEXTS.chooseVehicle }).click();
    await choose(page, vehicle);
    await isSound(page);
    await pickerOf(page).find.click();
    await headingOf(page).getByText(`${vehicle.category} for ${vehicle.name}`).waitFor();
    expect(await totalOf(page)).toBe(chosenFirst);
  });

  it('a vehicle in words is in the bar, on the page of the part and in the cart line', async () => {
    const vehicle = await aVehicle();
    // A recycled part is sold once, and other journeys of this buyer begin with an empty cart.
    const { page } = await signedInBuyer('summit-buyer', { ...surroundings, postalCode: SOMEWHERE });
    await keywordBoxOf(page).field.fill(`${vehicle.word} ${vehicle.name}`.toLowerCase());
    await keywordBoxOf(page).field.press('Enter');
    await headingOf(page).getByText(`for ${vehicle.name}`).waitFor();
    const bar = page.getByRole('region', { name: vehicle.name, exact: true });
    await bar.getByRole('button', { name: /^(Save to My Vehicles|Saved)/ }).waitFor();
    await listOf(page).cards.first().waitFor();
    await isSound(page);
    const title = (await listOf(page).titles.first().textContent()) ?? '';
    await listOf(page).titles.first().getByRole('link').click();
    await headingOf(page).getByText(title).waitFor();
    expect(pathOf(page)).toContain(`/${vehicle.year}/${vehicle.make}/`);
    await trail(page).getByText(`for ${vehicle.name}`).waitFor();
    await isSound(page);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Continue Shopping' }).click();
    await page.goto('/cart');
    const line = page.getByRole('main').getByRole('article', { name: title });
    await line.getByText(vehicle.name).first().waitFor();
  });

  it('what finds nothing keeps the search at hand and offers the page of that name', async () => {
    const vehicle = await aVehicle();
    const { year, make, model } = vehicle;
    const place = [year, make, model].map(encodeURIComponent).join('/');
    const page = await visitAs('summit-buyer', {
      ...surroundings,
      cookies: [CART_GOES_ON],
      path: `/${place}/-/favorites/+ccapa`,
    });
    await page.getByRole('heading', { name: LIST_TEXTS.noParts }).waitFor();
    await page.getByText(`Nothing matches “favorites” for ${vehicle.name}.`).waitFor();
    await isSound(page);
    await page.getByRole('combobox', { name: PICKER_TEXTS.searchAgain }).fill(vehicle.word);
    await page.keyboard.press('Enter');
    await listOf(page).cards.first().waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Go to Favorites' }).click();
    await expect.poll(() => pathOf(page)).toBe('/cart/favorites');
  });

  it('a page beyond the last is the last, and is no link', async () => {
    const page = await visitAs('summit-buyer', { ...surroundings, cookies: [CART_GOES_ON], path: '/headlamp/+u999' });
    await listOf(page).cards.first().waitFor();
    const total = await totalOf(page);
    const last = Math.ceil(total / 12);
    expect(pathOf(page)).toBe(`/headlamp/+u${last}`);
    const current = listOf(page).pages.locator('[aria-current=page]');
    expect(await current.evaluate(({ tagName, textContent }) => [tagName, textContent])).toEqual([
      'SPAN',
      `Page ${last}${last}`,
    ]);
    await isSound(page);
  });

  it('the admin area says who has no access, and the welcome path leads on', async () => {
    const page = await visitAs('summit-buyer', { ...surroundings, cookies: [CART_GOES_ON], path: '/admin/users' });
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
