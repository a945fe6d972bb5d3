import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import lighthouse from 'lighthouse';
import { type BrowserContext, chromium } from 'playwright-core';
import { findChromium } from '#infra/checks/find-chromium.ts';
import { NORTHSIDE } from '../../api-journeys/demo-users.ts';
import { loginOf, signIn } from '../../journeys/support/screens.ts';
import { QUIET } from '../../journeys/support/started-browser.ts';
import { demoCatalogueOf } from '../../support/demo-catalogue-of.ts';
import { startedStore } from '../../support/started-store.ts';
import { quantile } from '../search/timings.ts';

const REPORT = 'docs/benchmarks/lighthouse.md';
const ROUNDS = 5;
const SCALE = 0.1;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
const BUDGETS = { performance: 95, accessibility: 100, 'best-practices': 100 };
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];

/** Scores of 0 to 100, milliseconds, and the audits that found something. */
interface Look {
  readonly scores: Readonly<Record<string, number>>;
  readonly times: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
}

/**
 * `npm run bench -- lighthouse`: Lighthouse measures the home, list and part pages of the built store as on a phone
 * with a slow connection. The user is signed in already, and storage is kept.
 */
export async function lighthouseBenchmark(): Promise<void> {
  const busy = loadavg()[0] ?? 0;
  const store = await startedStore({ demoCatalogue: SCALE });
  const profile = await mkdtemp(path.join(tmpdir(), 'parts-ordering-browser-'));
  const debugPort = 9300 + (process.pid % 500);
  try {
    await demoCatalogueOf(store);
    const browser = await chromium.launchPersistentContext(profile, {
      executablePath: findChromium(process.env) ?? '',
      chromiumSandbox: false,
      args: [...QUIET, `--remote-debugging-port=${debugPort}`],
    });
    try {
      const pages = await pagesOf(browser, `http://${NORTHSIDE}:${store.port}`);
      const rows: string[] = [];
      for (const [name, url] of pages) rows.push(rowOf(name, await looks(url, debugPort)));
      const text = report(rows, busy);
      await writeFile(REPORT, text);
      console.log(text);
    } finally {
      await browser.close();
    }
  } finally {
    await store.stop();
    await rm(profile, { recursive: true, force: true });
  }
}

/** Signs in and finds a part to open. */
async function pagesOf(browser: BrowserContext, origin: string): Promise<readonly (readonly [string, string])[]> {
  const page = await browser.newPage();
  await page.goto(origin);
  await loginOf(page).dialog.waitFor();
  await signIn(page, 'northside-buyer', { postalCode: '60601' });
  const list = `${origin}/headlamp`;
  await page.goto(list);
  const part = await page.locator('main :is(article, tbody) a').first().getAttribute('href');
  await page.close();
  return [
    ['home', `${origin}/`],
    ['list', list],
    ['part page', `${origin}${part}`],
  ];
}

async function looks(url: string, port: number): Promise<Look[]> {
  const all: Look[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const result = await lighthouse(url, {
      port,
      disableStorageReset: true,
      onlyCategories: [...CATEGORIES],
      logLevel: 'error',
    });
    if (!result) throw new Error(`Lighthouse found nothing at ${url}`);
    const { categories, audits } = result.lhr;
    all.push({
      scores: Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])),
      times: Object.fromEntries(TIMES.map((name) => [name, audits[name]?.numericValue ?? Number.NaN])),
      faults: CATEGORIES.filter((name) => name !== 'performance').flatMap((name) =>
        (categories[name]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
          .map(({ id }) => id),
      ),
    });
  }
  return all;
}

function rowOf(name: string, all: readonly Look[]): string {
  const scores = CATEGORIES.map((category) =>
    quantile(
      all.map(({ scores }) => scores[category] ?? 0),
      0.5,
    ),
  );
  const times = TIMES.map((time) =>
    quantile(
      all.map(({ times }) => times[time] ?? 0),
      0.5,
    ),
  );
  const faults = [...new Set(all.flatMap(({ faults }) => faults))];
  const [first = 0, largest = 0, blocked = 0, shift = 0] = times;
  const cells = [...scores, first.toFixed(0), largest.toFixed(0), blocked.toFixed(0), shift.toFixed(3)];
  return `| ${name} | ${cells.join(' | ')} | ${faults.join(', ') || 'none'} |`;
}

const report = (rows: readonly string[], busy: number): string => `# Lighthouse on the store

Written by \`npm run bench -- lighthouse\`; ${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model.trim()}, ${cpus().length} processors, Node ${process.versions.node}, load of the machine before ${busy.toFixed(1)}.

Mobile, with Lighthouse's simulated slow line and processor; signed in beforehand, storage kept; the median of ${ROUNDS}. Budgets: ${CATEGORIES.map((name) => `${name} ${BUDGETS[name]}`).join(', ')}.

| page | performance | accessibility | best practices | first paint, ms | largest paint, ms | blocked, ms | layout shift | found |
|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}
`;
