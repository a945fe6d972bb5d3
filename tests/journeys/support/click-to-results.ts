import type { Locator, Page } from 'playwright-core';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import { HOME_TEXTS } from '#shared/texts/content/home-texts.ts';
import { listOf } from './catalogue-screens.ts';
import { headingOf } from './screens.ts';

/** What a list may take from the click to being painted, in ms. */
export const CLICK_BUDGET_MS = 150;

/** One after the other, from the home page on; each leads to other cards than were there before. */
const CLICKS: readonly { readonly name: string; readonly target: (page: Page) => Locator }[] = [
  {
    name: 'a category on the home page',
    target: (page) => page.getByRole('region', { name: HOME_TEXTS.categories }).getByRole('link', { name: 'Body' }),
  },
  { name: 'the tab of recycled parts', target: (page) => listOf(page).tab('Recycled') },
  { name: 'the tab of aftermarket parts', target: (page) => listOf(page).tab('Aftermarket') },
  { name: 'a filter', target: (page) => listOf(page).filter('Certification', 'NSF') },
  { name: 'the next page', target: (page) => listOf(page).pages.getByRole('link', { name: UI_TEXTS.nextPage }) },
];

/**
 * The milliseconds of each click to the painted list, so many times. Before each round the home page is loaded anew and
 * has come to rest, as it has when somebody has found there what to click on.
 */
export async function clicksToResults(page: Page, rounds: number): Promise<ReadonlyMap<string, readonly number[]>> {
  const times = new Map(CLICKS.map(({ name }): [string, number[]] => [name, []]));
  for (let round = 0; round < rounds; round++) {
    await page.goto('/');
    await headingOf(page).waitFor();
    await page.waitForLoadState('networkidle');
    for (const { name, target } of CLICKS) times.get(name)?.push(await milliseconds(page, target(page)));
  }
  return times;
}

/** Of the page's own clock, from the click to the frame after the one that has the new cards and no skeleton. */
async function milliseconds(page: Page, target: Locator): Promise<number> {
  await target.waitFor();
  await page.evaluate(() => {
    const titles = () => [...document.querySelectorAll('article h3')].map(({ textContent }) => textContent).join('\n');
    const before = titles();
    const hasArrived = () => titles() !== before && titles() !== '' && !document.querySelector('main [data-loading]');
    const measure = globalThis as { painted?: number | undefined };
    measure.painted = undefined;
    const begin = () => {
      const start = performance.now();
      const look = () =>
        requestAnimationFrame(() => {
          if (!hasArrived()) look();
          else setTimeout(() => (measure.painted = performance.now() - start));
        });
      look();
    };
    addEventListener('click', begin, { once: true, capture: true });
  });
  await target.click();
  const painted = await page.waitForFunction(() => (globalThis as { painted?: number }).painted);
  return Number(await painted.jsonValue());
}
