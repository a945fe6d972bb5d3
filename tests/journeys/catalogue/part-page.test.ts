import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { WHOLE_CATALOGUE } from '#shared/rules/search/catalogue-location.ts';
import { cataloguePath } from '#shared/rules/search/catalogue-url.ts';
import type { Part } from '#shared/schemas/wire/part.ts';
import { PART_PAGE_TEXTS } from '#shared/texts/catalogue/part-texts.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { demoPart, pathOf } from '../support/demo-parts.ts';
import { isAt } from '../support/focus.ts';
import { layoutShiftOf, watchLayoutShift } from '../support/layout-shift.ts';
import { narrowScreenFaults } from '../support/narrow-screen-faults.ts';
import { headingOf } from '../support/screens.ts';
import { seenAfter } from '../support/seen-after.ts';
import { visitAs } from '../support/visit-as.ts';

const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };
const TABS = ['Description', 'Fitment', 'Specifications', 'Warranty', 'Alternates & interchange', 'Price history'];

/** A new part that comes in more than one unit, and a recycled one with warranties to choose from. */
const PARTS = [
  { line: 'aftermarket', keyword: 'brake', is: (part: Part) => part.alternateUnits.length > 0 },
  { line: 'salvage', keyword: 'engine', is: (part: Part) => part.isMajorMechanical },
] as const;
const NEW = PARTS[0];
const RECYCLED = PARTS[1];

const offerOf = (page: Page) => page.getByRole('region', { name: 'Price and availability' });
const tabOf = (page: Page, name: string) => page.getByRole('tab', { name });

async function openPart(userName: string, wanted: (typeof PARTS)[number], options: Parameters<typeof visitAs>[1] = {}) {
  const part = await demoPart(userName, wanted);
  const page = await visitAs(userName, { path: pathOf(part), ...options });
  await expect.poll(() => headingOf(page).textContent()).toBe(part.webDescription);
  return { page, part };
}

describe.each(PARTS)('a part of $line', (wanted) => {
  it.each(['light', 'dark'] as const)(
    'opens from its address alone, and axe finds nothing in any tab (%s)',
    async (colorScheme) => {
      const { page, part } = await openPart('summit-buyer', wanted, { colorScheme });
      await expect.poll(() => offerOf(page).textContent()).toContain('Your price$');
      const number = part.hollanderInterchangeNumber ?? part.partNumber;
      await expect.poll(() => page.getByRole('main').textContent()).toContain(number);
      const findings: string[] = [];
      for (const name of await page.getByRole('tab').allTextContents()) {
        await tabOf(page, name).click();
        await page.getByRole('tabpanel', { name }).waitFor();
        findings.push(...(await axeFindings(page)).map((finding) => `${name}: ${finding}`));
      }
      expect(findings).toEqual([]);
    },
  );

  it('fits a screen of 375 pixels, enlarged picture and all', async () => {
    const { page } = await openPart('summit-buyer', wanted, PHONE);
    await expect.poll(() => narrowScreenFaults(page)).toEqual([]);
    await page.getByRole('button', { name: PART_PAGE_TEXTS.enlarge }).first().tap();
    await page.getByRole('dialog', { name: PART_PAGE_TEXTS.pictures }).waitFor();
    await expect.poll(() => narrowScreenFaults(page)).toEqual([]);
  });
});

it.each(PARTS)('a part of $line opens at make, model and category too, and leads to their list', async (wanted) => {
  const part = await demoPart('summit-buyer', wanted);
  const [category = ''] = part.categories;
  const [{ systemMake: make, systemModel: model } = { systemMake: '', systemModel: '' }] = part.fitment;
  const list = cataloguePath({ ...WHOLE_CATALOGUE, make, model, category });
  const page = await visitAs('summit-buyer', { path: `${list}${pathOf(part)}` });
  await expect.poll(() => headingOf(page).textContent()).toBe(part.webDescription);
  const back = page.getByRole('link', { name: PART_PAGE_TEXTS.backToResults });
  await expect.poll(() => back.getAttribute('href')).toBe(list);
});

it.each([{}, PHONE])('stands still while it loads (%o)', async (screen) => {
  const part = await demoPart('summit-buyer', RECYCLED);
  const page = await visitAs('summit-buyer', { path: '/wl', ...screen });
  await watchLayoutShift(page);
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/wb/part/GetByPartNumber?*', async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await page.goto(pathOf(part));
  await page.getByRole('status').getByText('Loading').waitFor();
  answer();
  await expect.poll(() => headingOf(page).textContent()).toBe(part.webDescription);
  await page.getByText(/^Yard/).waitFor();
  expect(await layoutShiftOf(page)).toBeLessThan(0.05);
});

it('its tabs are reached by keys alone, stand in the address, and are no steps on the way back', async () => {
  const { page, part } = await openPart('summit-buyer', RECYCLED);
  await tabOf(page, 'Description').focus();
  for (const name of TABS.slice(1)) {
    await page.keyboard.press('ArrowRight');
    await isAt(page, name);
    await page.getByRole('tabpanel', { name }).waitFor();
  }
  await page.keyboard.press('Home');
  await isAt(page, 'Description');
  await page.keyboard.press('End');
  await isAt(page, 'Price history');
  await expect.poll(() => new URL(page.url()).hash).toBe('#price-history');
  await page.reload();
  await page.getByRole('tabpanel', { name: 'Price history' }).waitFor();
  await page.goto('/');
  await headingOf(page).getByText('Welcome, Sam').waitFor();
  await page.goBack();
  await expect.poll(() => headingOf(page).textContent()).toBe(part.webDescription);
});

it('its picture is enlarged, zoomed and left by keys alone', async () => {
  const { page } = await openPart('northside-buyer', NEW);
  const opener = page.getByRole('button', { name: PART_PAGE_TEXTS.enlarge });
  await opener.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: PART_PAGE_TEXTS.pictures });
  await viewer.waitFor();
  await page.keyboard.press('+');
  await viewer.getByRole('button', { name: PART_PAGE_TEXTS.zoomOut }).waitFor();
  await expect.poll(() => axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await viewer.waitFor({ state: 'hidden' });
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
});

it('shows what another unit costs, and goes back to the one before when nobody can say how many there are', async () => {
  const { page, part } = await openPart('northside-buyer', NEW, { mayFail: true });
  const [unit] = part.alternateUnits;
  const soldIn = page.getByRole('combobox', { name: PART_PAGE_TEXTS.soldIn });
  const quantity = page.getByRole('combobox', { name: 'Quantity' });
  const before = await offerOf(page).getByRole('definition').first().textContent();
  await soldIn.selectOption(unit?.unitOfMeasure ?? '');
  await expect.poll(() => offerOf(page).getByRole('definition').first().textContent()).not.toBe(before);

  await page.route('**/wb/aisle/GetPricingAndAvailability?*', (route) => route.fulfill({ status: 500 }));
  const failure = page.getByText('Unable to retrieve availability for this part.');
  await seenAfter(() => quantity.selectOption('3'), failure);
  await expect.poll(() => quantity.inputValue()).toBe('1');
  await expect.poll(() => soldIn.inputValue()).toBe(unit?.unitOfMeasure);

  await page.unroute('**/wb/aisle/GetPricingAndAvailability?*');
  await quantity.selectOption('10+');
  await page.getByRole('textbox', { name: 'New quantity' }).fill('12');
  await page.keyboard.press('Enter');
  await expect.poll(() => quantity.inputValue()).toBe('12');
});

it("that can not be loaded says 'Unable to load part.', stays and can be tried again", async () => {
  const path = pathOf(await demoPart('summit-buyer', NEW));
  const page = await visitAs('summit-buyer', { mayFail: true, path: '/contact' });
  await headingOf(page).getByText('Contact us').waitFor();
  await page.route('**/wb/part/GetByPartNumber?*', (route) => route.fulfill({ status: 500 }));
  const goThere = () =>
    page.evaluate((to) => {
      window.history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  await seenAfter(goThere, page.getByText('Unable to load part.'));
  await page.unroute('**/wb/part/GetByPartNumber?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: PART_PAGE_TEXTS.addToCart }).waitFor();
});

it('is printed with all that is known of it, and nothing to press', async () => {
  const { page } = await openPart('summit-buyer', RECYCLED, { colorScheme: 'dark' });
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Description', 'Fitment', 'Specifications', 'Warranty']) {
    await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
  }
  await page.getByRole('button', { name: PART_PAGE_TEXTS.addToCart }).waitFor({ state: 'hidden' });
  await page.getByRole('contentinfo').waitFor({ state: 'hidden' });
  const colors = () =>
    page.evaluate(() => [getComputedStyle(document.body).backgroundColor, getComputedStyle(document.body).color]);
  await expect.poll(colors).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
});

it('leads back to where the list was left', async () => {
  const page = await visitAs('northside-buyer', { path: '/brake' });
  const link = page.getByRole('article').nth(8).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  const name = (await link.textContent()) ?? '';
  const place = () => page.evaluate(() => window.scrollY);
  await expect.poll(place).toBeGreaterThan(100);
  await link.focus();
  const before = await place();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: PART_PAGE_TEXTS.backToResults }).click();
  await isAt(page, name);
  await expect.poll(place).toBe(before);
});
