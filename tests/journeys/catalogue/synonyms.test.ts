import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { analyticsContract } from '#shared/contracts/analytics.ts';
import { SYNONYM_TEXTS } from '#shared/texts/admin/synonym-texts.ts';
import { LIST_TEXTS } from '#shared/texts/catalogue/list-texts.ts';
import { encodeWire } from '#shared/wire/wire.ts';
import { aReport } from '../../builders/reports.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { keywordBoxOf, totalOf } from '../support/catalogue-screens.ts';
import { narrowScreenFaults } from '../support/narrow-screen-faults.ts';
import { headingOf } from '../support/screens.ts';
import { visitAs } from '../support/visit-as.ts';

/** A synonym takes effect within this time, in ms. */
const WITHIN_MS = 60_000;

/** Opens the reports as if this had been searched. The server writes its counts once a minute, which is too long here. */
async function openReports(keyword: string, width: number): Promise<Page> {
  const page = await visitAs('provider-admin', { viewport: { width, height: 812 }, hasTouch: width < 500 });
  await page.route('**/api/analytics?**', async (route) => {
    const { searchParams } = new URL(route.request().url());
    const report = aReport(searchParams.get('from') ?? '', searchParams.get('to') ?? '');
    const searched = { keyword, count: 3, lastSeen: new Date().toISOString() };
    const shown = { ...report, keywords: [searched, ...report.keywords] };
    await route.fulfill({ json: encodeWire(analyticsContract.getAnalytics.output, shown) });
  });
  await page.goto('/admin/reports');
  return page;
}

const buttonOf = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).first();
const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

it.each([
  { width: 1280, keyword: 'zorpblat', why: 'on a desktop' },
  { width: 375, keyword: 'quxflimsy', why: 'on a phone' },
])(
  'staff adds a search without results to the synonyms by keyboard, and a buyer finds parts by it, $why',
  async ({ width, keyword }) => {
    const buyer = await visitAs('summit-buyer');
    const search = async () => {
      await keywordBoxOf(buyer).field.fill(keyword);
      await keywordBoxOf(buyer).field.press('Enter');
      await headingOf(buyer).getByText(`“${keyword}”`).waitFor();
    };
    await search();
    await buyer.getByText(LIST_TEXTS.noParts).first().waitFor();

    const page = await openReports(keyword, width);
    const add = buttonOf(page, SYNONYM_TEXTS.addFor(keyword));
    await add.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('tail light');
    await page.getByText(/^Finds [\d,]+ parts in your catalog\.$/).waitFor();
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await buttonOf(page, SYNONYM_TEXTS.undoFor(keyword)).waitFor();
    await expect.poll(() => focusedName(page)).toBe(SYNONYM_TEXTS.undoFor(keyword));
    await page.getByRole('table', { name: SYNONYM_TEXTS.list }).waitFor();
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await expect.poll(() => narrowScreenFaults(page)).toEqual([]);

    await expect
      .poll(
        async () => {
          await buyer.reload();
          const parts = buyer.getByRole('main').getByRole('article');
          await parts.or(buyer.getByText(LIST_TEXTS.noParts)).first().waitFor();
          return (await parts.count()) > 0;
        },
        { timeout: WITHIN_MS, interval: 1000 },
      )
      .toBe(true);
    expect(await totalOf(buyer)).toBeGreaterThan(0);

    await page.keyboard.press('Enter');
    await add.waitFor();
    await expect.poll(() => focusedName(page)).toBe(SYNONYM_TEXTS.addFor(keyword));
  },
);
