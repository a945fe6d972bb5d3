import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LIST_TEXTS } from '#shared/texts/catalogue/list-texts.ts';
import { aSoldPart } from '../support/a-sold-part.ts';
import { keywordBoxOf, listOf, totalOf } from '../support/catalogue-screens.ts';
import { screenFaults } from '../support/screen-faults.ts';
import { headingOf } from '../support/screens.ts';
import { visitAs } from '../support/visit-as.ts';

const SCREENS = [
  { width: 1280, surroundings: {} },
  { width: 375, surroundings: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true } },
];

const pathOf = (page: Page): string => decodeURIComponent(new URL(page.url()).pathname);

const isSound = (page: Page) => expect.poll(() => screenFaults(page)).toEqual([]);

/** A recycled part of the demo and its vehicle. */
async function aVehicle() {
  const { salvageSourceVehicle, webDescription } = await aSoldPart('salvage', 'Body');
  if (!salvageSourceVehicle) throw new Error('Recycled parts have a vehicle');
  const { year, make, model } = salvageSourceVehicle;
  return { name: `${year} ${make} ${model}`, path: `/${year}/${make}/${model}`, word: webDescription.toLowerCase() };
}

describe.each(SCREENS)('at $width px', ({ surroundings }) => {
  it('a part type is chosen by keyboard, and its list has as many parts as the suggestion says', async () => {
    const { name, path, word } = await aVehicle();
    const page = await visitAs('summit-buyer', surroundings);
    const { field, suggestions } = keywordBoxOf(page);
    await field.fill(`${name} ${word}`);
    const type = suggestions.filter({ hasText: /\d parts?$/ }).first();
    await type.waitFor();
    await isSound(page);
    const count = Number(/([\d,]+) parts?$/.exec((await type.textContent()) ?? '')?.[1]?.replace(/\D/g, ''));
    for (let step = 0; (await type.getAttribute('aria-selected')) !== 'true'; step++) {
      expect(step).toBeLessThan(10);
      await field.press('ArrowDown');
    }
    expect(await field.inputValue()).toBe(`${name} ${word}`);
    await field.press('Enter');
    await expect.poll(() => pathOf(page)).toContain(`${path}/-/`);
    await listOf(page).cards.first().waitFor();
    const numbers = page.getByRole('navigation', { name: LIST_TEXTS.lines }).getByRole('link');
    const inTabs = (await numbers.allTextContents()).map((text) => Number(text.replace(/\D/g, '')));
    expect(inTabs.reduce((sum, each) => sum + each, 0) || (await totalOf(page))).toBe(count);
  });

  it('a whole part number opens the part, and a step back leads to where it was typed', async () => {
    const { partNumber, webDescription } = await aSoldPart('aftermarket', 'Body');
    const page = await visitAs('summit-buyer', surroundings);
    const { field, suggestions } = keywordBoxOf(page);
    await field.fill(partNumber);
    await suggestions.filter({ hasText: webDescription }).waitFor();
    expect(await suggestions.last().textContent()).toContain('$');
    await isSound(page);
    await field.press('Enter');
    await headingOf(page).getByText(webDescription).waitFor();
    expect(pathOf(page)).toContain(`/+p${partNumber}`);
    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe('/');
  });

  it('a search that finds nothing leads to what finds something', async () => {
    const { name, path, word } = await aVehicle();
    const page = await visitAs('summit-buyer', { path: `${path}/-/${word}/+nNobody`, ...surroundings });
    await page.getByRole('heading', { name: LIST_TEXTS.noParts }).waitFor();
    const without = page.getByRole('main').getByRole('link', { name: /^Without Nobody/ });
    await without.waitFor();
    await isSound(page);
    await without.click();
    await expect.poll(() => pathOf(page)).toBe(`${path}/-/${word}`);
    await listOf(page).cards.first().waitFor();
    await headingOf(page).getByText(name).waitFor();
  });

  it('recent searches stand there before anything is typed', async () => {
    const { path, name } = await aVehicle();
    const page = await visitAs('northside-buyer', { path, ...surroundings });
    await listOf(page).cards.first().waitFor();
    const { field, suggestions } = keywordBoxOf(page);
    await field.focus();
    await suggestions.getByText(name).waitFor();
    await isSound(page);
    await field.press('Escape');
    await suggestions.getByText(name).waitFor({ state: 'hidden' });
  });
});
