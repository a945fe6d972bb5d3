import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { chromium } from 'playwright-core';
import { SUMMIT } from '../../api-journeys/demo-users.ts';
import { CLICK_BUDGET_MS, clicksToResults } from '../../journeys/support/click-to-results.ts';
import { loginOf, signIn } from '../../journeys/support/screens.ts';
import { startedBrowser } from '../../journeys/support/started-browser.ts';
import { demoCatalogueOf } from '../../support/demo-catalogue-of.ts';
import { startedStore } from '../../support/started-store.ts';
import { quantile } from '../search/timings.ts';

const REPORT = 'docs/benchmarks/click-to-results.md';
const ROUNDS = 10;

/**
 * `npm run bench -- click-to-results`: the time from a click to the painted list, in a browser with the demo catalogue.
 */
export async function clickToResultsBenchmark(): Promise<void> {
  const store = await startedStore({ demoCatalogue: 1 });
  const server = await startedBrowser();
  try {
    await demoCatalogueOf(store);
    const busy = loadavg()[0] ?? 0;
    const browser = await chromium.connect(server.wsEndpoint());
    const page = await browser.newPage({
      viewport: { width: 1280, height: 800 },
      baseURL: `http://${SUMMIT}:${store.port}`,
    });
    await page.goto('/');
    await loginOf(page).dialog.waitFor();
    await signIn(page, 'summit-buyer', { postalCode: '80216' });
    const times = await clicksToResults(page, ROUNDS);
    const text = report(times, busy);
    await writeFile(REPORT, text);
    console.log(text);
  } finally {
    await server.close();
    await store.stop();
  }
}

const report = (times: ReadonlyMap<string, readonly number[]>, busy: number): string => `# From a click to the parts

Written by \`npm run bench -- click-to-results\`; ${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model.trim()}, ${cpus().length} processors, Node ${process.versions.node}, load of the machine before ${busy.toFixed(1)}.

Milliseconds from the click to the painted list, in Chromium on the same machine as the store, with the demo catalogue. There are ${ROUNDS} rounds. Before each the home page is reloaded and comes to rest. The budget is ${CLICK_BUDGET_MS}.

| click on | least | median | most |
|---|---|---|---|
${[...times].map(([name, all]) => `| ${name} | ${[0, 0.5, 1].map((share) => quantile(all, share).toFixed(0)).join(' | ')} |`).join('\n')}
`;
