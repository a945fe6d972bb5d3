import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { chromium, type Locator, type Page } from 'playwright-core';
import { HOME_TEXTS } from '#shared/texts/home-texts.ts';
import { UI_TEXTS } from '#shared/texts/ui-texts.ts';
import { SUMMIT } from '../../api-journeys/demo-users.ts';
import { listOf } from '../../journeys/support/catalogue-screens.ts';
import { loginOf, signIn } from '../../journeys/support/screens.ts';
import { startedBrowser } from '../../journeys/support/started-browser.ts';
import { demoCatalogueOf } from '../../support/demo-catalogue-of.ts';
import { startedStore } from '../../support/started-store.ts';
import { quantile } from '../search/timings.ts';

const REPORT = 'docs/benchmarks/click-to-results.md';
const ROUNDS = 10;
const BUDGET_MS = 150;
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

/** `npm run bench -- click-to-results`: from a click to the painted list, in a browser on the demo catalogue. */
export async function clickToResultsBenchmark(): Promise<void> {
  const store = await startedStore({ demoCatalogue: 1 });
  const server = await startedBrowser();
  try {
    await demoCatalogueOf(store);
    const busy = loadavg()[0] ?? 0;
    const browser = await chromium.connect(server.wsEndpoint());
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`http://${SUMMIT}:${store.port}/`);
    await loginOf(page).dialog.waitFor();
    await signIn(page, 'summit-buyer', { postalCode: '80216' });
    const times = new Map(CLICKS.map(({ name }): [string, number[]] => [name, []]));
    for (let round = 0; round < ROUNDS; round++) {
      // A new page each round: nothing of the round before is remembered.
      await page.goto(`http://${SUMMIT}:${store.port}/`);
      for (const { name, target } of CLICKS) times.get(name)?.push(await milliseconds(page, target(page)));
    }
    const text = report(times, busy);
    await writeFile(REPORT, text);
    console.log(text);
  } finally {
    await server.close();
    await store.stop();
  }
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

const report = (times: ReadonlyMap<string, readonly number[]>, busy: number): string => `# From a click to the parts

Written by \`npm run bench -- click-to-results\`; ${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model.trim()}, ${cpus().length} processors, Node ${process.versions.node}, load of the machine before ${busy.toFixed(1)}.

Milliseconds from the click to the painted list, in Chromium, beside the store on the same machine, on the demo catalogue; ${ROUNDS} rounds, the page loaded anew before each. The budget is ${BUDGET_MS}.

| click on | least | median | most |
|---|---|---|---|
${[...times].map(([name, all]) => `| ${name} | ${[0, 0.5, 1].map((share) => quantile(all, share).toFixed(0)).join(' | ')} |`).join('\n')}
`;
