import type { Locator, Page } from 'playwright-core';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import { HOME_TEXTS } from '#shared/texts/content/home-texts.ts';
import { listOf } from './catalogue-screens.ts';
import { headingOf } from './screens.ts';

/** The budget from the click to the painted list, in ms. */
export const CLICK_BUDGET_MS = 150;

/** The clicks in order, from the home page on. Each leads to other cards than before. */
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
 * The milliseconds from each click to the painted list, for a number of rounds. Before each round the home page is
 * reloaded and comes to rest, as it has when a user clicks.
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

/** Measured by the page's own clock, from the click to the frame after the one with the new cards and no skeleton. */
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
