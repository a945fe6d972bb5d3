import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Part } from '#shared/schemas/wire/part.ts';
import { SORT_LABELS } from '#shared/texts/catalogue/sort-texts.ts';
import { aSoldPart } from '../support/a-sold-part.ts';
import { CART_GOES_ON } from '../support/cart-goes-on.ts';
import { keywordBoxOf, listOf, pickerOf, totalOf } from '../support/catalogue-screens.ts';
import { headingOf } from '../support/screens.ts';
import { seenAfter } from '../support/seen-after.ts';
import { visitAs } from '../support/visit-as.ts';

const BODY = '/~/~/Body';
const RECYCLED = `${BODY}/+l2`;
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** An amount such as '$1,234.50', in cents. */
const centsIn = (text: string): number => Number((/\$([\d,]+\.\d\d)/.exec(text)?.[1] ?? '').replace(/\D/g, ''));

async function chooseVehicle(page: Page, { year, make, model }: NonNullable<Part['salvageSourceVehicle']>) {
  const { level } = pickerOf(page);
  await level('year').selectOption(String(year));
  await level('make').selectOption(make);
  await level('model').selectOption(model);
}

describe('one finds parts', () => {
  it('by picker, down to a category', async () => {
    const { salvageSourceVehicle: vehicle, categories } = await aSoldPart('salvage', 'Body');
    const page = await visitAs('summit-buyer');
    if (!vehicle) throw new Error('Recycled parts have a vehicle');
    await chooseVehicle(page, vehicle);
    const [category = ''] = categories;
    await pickerOf(page).level('category').selectOption(category);
    await pickerOf(page).find.click();
    const { year, make, model } = vehicle;
    const title = `${category.split('|').at(-1)} for ${year} ${make} ${model}`;
    await headingOf(page).getByText(title).waitFor();
    expect(await totalOf(page)).toBeGreaterThan(0);
    const names = [make, model, category].map(encodeURIComponent).join('/');
    await expect.poll(() => pathOf(page)).toBe(`/${year}/${names}`);
  });

  it('by interchange option: only recycled parts of that number', async () => {
    const part = await aSoldPart('salvage', 'Body');
    const { salvageSourceVehicle: vehicle, categories, hollanderInterchangeNumber: number } = part;
    const page = await visitAs('summit-buyer');
    if (!vehicle || !number) throw new Error('Recycled parts have a vehicle and an interchange number');
    await chooseVehicle(page, vehicle);
    await pickerOf(page)
      .level('category')
      .selectOption(categories[0] ?? '');
    await pickerOf(page).level('option').selectOption(number);
    await pickerOf(page).find.click();
    await expect.poll(() => decodeURIComponent(pathOf(page))).toContain(`/+h${number}`);
    await listOf(page).tab('Recycled').click();
    await page.getByText('Used part').first().waitFor();
    await listOf(page).cards.first().getByRole('link').click();
    await expect.poll(() => page.getByRole('main').textContent()).toContain(number);
  });

  it('by a keyword that names a vehicle, with what is suggested', async () => {
    const { salvageSourceVehicle: vehicle } = await aSoldPart('salvage', 'Body');
    const title = `${vehicle?.year} ${vehicle?.make} ${vehicle?.model}`;
    const page = await visitAs('summit-buyer');
    const { field, suggestions } = keywordBoxOf(page);
    await field.fill(`${title} bumper`.toLowerCase());
    await suggestions.first().waitFor();
    expect(await suggestions.count()).toBeLessThanOrEqual(10);
    await field.press('Escape');
    await field.press('Enter');
    // The vehicle becomes the one that is shopped for, as if it had been picked.
    await expect.poll(() => decodeURIComponent(new URL(page.url()).pathname)).toContain(`/${title.split(' ')[0]}/`);
    await page.getByText(title, { exact: true }).first().waitFor();
  });

  it('by part number, with its dashes and without', async () => {
    const { partNumber, webDescription } = await aSoldPart('aftermarket', 'Body');
    const bare = partNumber.replace(/[^\p{L}\p{N}]/gu, '');
    const page = await visitAs('summit-buyer');
    for (const typed of [partNumber, bare, bare.toLowerCase()]) {
      await page.goto('/');
      await keywordBoxOf(page).field.fill(typed);
      await keywordBoxOf(page).field.press('Enter');
      await expect.poll(() => pathOf(page)).toContain(`/+p${partNumber}`);
      await headingOf(page).getByText(webDescription).waitFor();
    }
  });

  it('recycled ones by distance', async () => {
    const page = await visitAs('summit-buyer', { path: RECYCLED });
    await listOf(page).sort.selectOption({ label: SORT_LABELS.nearest });
    await expect.poll(() => pathOf(page)).toBe(`${RECYCLED}/+znearest`);
    await isInOrder(page, 'nearest');
  });
});

describe('a list', () => {
  it('has filters that combine, and take each other’s counts into account', async () => {
    const page = await visitAs('summit-buyer', { path: RECYCLED });
    const all = await totalOf(page);
    const { filter } = listOf(page);
    await filter('Condition', 'Grade A').click();
    await expect.poll(() => pathOf(page)).toBe(`${RECYCLED}/+dA`);
    await expect.poll(() => totalOf(page)).toBeLessThan(all);
    const graded = await totalOf(page);
    await filter('Recycled Price', '$100.00 – $199.99').click();
    await expect.poll(() => pathOf(page)).toBe(`${RECYCLED}/+s100-199.99/+dA`);
    await expect.poll(() => totalOf(page)).toBeLessThan(graded);
    const isWanted = (text: string) => text.includes('Grade A') && centsIn(text) >= 100_00 && centsIn(text) < 200_00;
    await expect
      .poll(async () => new Set((await listOf(page).cards.allTextContents()).map(isWanted)))
      .toEqual(new Set([true]));
    await page.getByRole('link', { name: 'Clear all' }).click();
    await expect.poll(() => totalOf(page)).toBe(all);
  });

  it.each(Object.entries(SORT_LABELS))('is put in order %s', async (id, label) => {
    const page = await visitAs('summit-buyer', { path: RECYCLED });
    await listOf(page).cards.first().waitFor();
    const total = await totalOf(page);
    await listOf(page).sort.selectOption({ label });
    await expect.poll(() => pathOf(page)).toBe(`${RECYCLED}/+z${id}`);
    await expect.poll(() => totalOf(page)).toBe(total);
    await isInOrder(page, id);
  });

  it('is turned page by page to its end', async () => {
    const page = await visitAs('summit-buyer', { path: '/~/~/Glass/+l1' });
    const total = await totalOf(page);
    const next = listOf(page).pages.getByRole('link', { name: 'Next page' });
    const hrefs = () =>
      listOf(page)
        .cards.getByRole('heading')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const seen = new Set<string>();
    for (let number = 1; ; number++) {
      await expect
        .poll(() => listOf(page).pages.locator('[aria-current=page]').textContent())
        .toBe(`Page ${number}${number}`);
      // Parts of the page before may still be shown for a moment.
      await expect.poll(async () => (await hrefs()).some((href) => seen.has(href))).toBe(false);
      await listOf(page).cards.first().waitFor();
      for (const href of await hrefs()) seen.add(href);
      if (!(await next.isVisible())) break;
      await next.click();
    }
    expect(seen.size).toBe(total);
  });

  it('remembers its style over a reload', async () => {
    const page = await visitAs('summit-buyer', { path: BODY });
    await listOf(page).cards.first().waitFor();
    await page.getByTitle('List', { exact: true }).click();
    await page.locator('ul[data-style=list]').waitFor();
    await page.reload();
    await page.locator('ul[data-style=list]').waitFor();
    await expect.poll(() => page.getByRole('radio', { name: 'List' }).isChecked()).toBe(true);
  });

  it('is the same after going back and forward, a reload and in another tab', async () => {
    const page = await visitAs('summit-buyer', { path: BODY });
    await listOf(page).cards.first().waitFor();
    await listOf(page).tab('Recycled').click();
    await expect.poll(() => pathOf(page)).toBe(RECYCLED);
    await page.getByText('Used part').first().waitFor();
    const recycled = await listOf(page).titles.allTextContents();
    await listOf(page).cards.first().getByRole('link').click();
    await expect.poll(() => pathOf(page)).toContain('/+i');
    await page.goBack();
    await expect.poll(() => listOf(page).titles.allTextContents()).toEqual(recycled);
    await page.goForward();
    await expect.poll(() => pathOf(page)).toContain('/+i');
    await page.goBack();
    await page.reload();
    await expect.poll(() => listOf(page).titles.allTextContents()).toEqual(recycled);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect.poll(() => listOf(other).titles.allTextContents()).toEqual(recycled);
  });
});

const DESCENDING: readonly string[] = ['farthest', 'price+high', 'title+za', 'mileage+high'];
const milesAwayIn = (text: string): number => Number((/([\d,]+) miles away/.exec(text)?.[1] ?? '').replaceAll(',', ''));
const asItIs = (text: string): string => text;
const { compare } = new Intl.Collator('en');
const compared = (one: string | number, other: string | number): number =>
  typeof one === 'string' ? compare(one, String(other)) : one - Number(other);
const mileageIn = (text: string): number =>
  Number((/([\d,]+) miles(?! away)/.exec(text)?.[1] ?? '').replaceAll(',', ''));
const keysOf: Readonly<Record<string, (text: string) => string | number>> = {
  nearest: milesAwayIn,
  farthest: milesAwayIn,
  'price+low': centsIn,
  'price+high': centsIn,
  'title+az': asItIs,
  'title+za': asItIs,
  'mileage+high': mileageIn,
  'mileage+low': mileageIn,
};
const keyOf = (id: string, text: string): string | number => keysOf[id]?.(text) ?? text;

/** Waits until a whole page stands in that order. */
async function isInOrder(page: Page, id: string): Promise<void> {
  const { cards, titles } = listOf(page);
  const keys = async () =>
    (await (id.startsWith('title') ? titles : cards).allTextContents()).map((text) => keyOf(id, text));
  await expect
    .poll(async () => {
      const shown = await keys();
      const sorted = shown.toSorted(compared);
      const inOrder = DESCENDING.includes(id) ? sorted.toReversed() : sorted;
      return shown.length === 12 && shown.every((key, index) => key === inOrder[index]);
    })
    .toBe(true);
}

const CAMRY = '/2018/Toyota/Camry';

describe('every form of its path opens cold', () => {
  it.each([
    ['/2018', '2018'],
    ['/2018/Toyota', '2018 Toyota'],
    [CAMRY, '2018 Toyota Camry'],
    [`${CAMRY}/Body/+l1/+u2/+t24`, 'Body for 2018 Toyota Camry'],
    ['/Toyota/Camry', 'Toyota Camry'],
    ['/headlamp', '“headlamp”'],
    ['/-/2018', '“2018”'],
    [`${CAMRY}/-/headlamp`, '“headlamp” for 2018 Toyota Camry'],
    ['/Lighting/+nDemo%20Lumavista', 'Lighting'],
    [`${CAMRY}/+ccapa/+cnsf`, '2018 Toyota Camry'],
    [`${RECYCLED}/+m0-24999/+s100-199.99/+dA/+zprice+high`, 'Body'],
  ])('%s', async (path, heading) => {
    const page = await visitAs('summit-buyer', { path });
    await expect.poll(() => headingOf(page).textContent()).toBe(heading);
    await page
      .getByText(/^([\d,]+ parts?|No parts found)$/)
      .first()
      .waitFor();
    await expect.poll(() => pathOf(page)).toBe(path);
  });
});

describe('My Vehicles', () => {
  it('keeps a vehicle, leads back to it, and gives it back after it was removed', async () => {
    const page = await visitAs('summit-east-buyer', { path: '/2017/Ford/Fusion', cookies: [CART_GOES_ON] });
    await page.getByRole('button', { name: 'Save to My Vehicles' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('Jo Park');
    await seenAfter(() => page.keyboard.press('Enter'), page.getByText('Vehicle saved.'));
    await page.goto('/');
    const garage = page.getByRole('region', { name: 'My Vehicles' });
    await garage.getByRole('button', { name: 'Remove 2017 Ford Fusion' }).click();
    await garage.getByRole('button', { name: 'Undo' }).click();
    await garage.getByRole('link', { name: /2017 Ford Fusion.*Jo Park/ }).click();
    await headingOf(page).getByText('2017 Ford Fusion').waitFor();
    await page.getByRole('complementary').getByRole('button', { name: 'Remove 2017 Ford Fusion' }).click();
    await page.getByText('2017 Ford Fusion was removed.').waitFor();
  });
});
