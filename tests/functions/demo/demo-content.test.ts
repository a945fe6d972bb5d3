import { beforeAll, describe, expect, it } from 'vitest';
import { marketingSpotRepository } from '#functions/data/content/marketing-spot-repository.ts';
import { pageRepository } from '#functions/data/content/page-repository.ts';
import { sanitisePageText } from '#functions/data/content/sanitise-page-text.ts';
import { websiteRepository } from '#functions/data/identity/website-repository.ts';
import type { Table } from '#functions/data/table/table.ts';
import { demoStores } from '#functions/demo/demo-accounts.ts';
import { demoContent } from '#functions/demo/demo-content.ts';
import { demoTable } from '../../support/demo-table.ts';

const stores = demoStores.map(({ host }) => ({ host }));
const pages = Object.values(demoContent).flatMap((content) => content.pages);

describe.each(pages)('the demo page $slug', ({ text }) => {
  it('is shown as it is written', () => {
    expect(sanitisePageText(text)).toBe(text);
  });

  it('leads only to pages that there are', () => {
    const linked = [...text.matchAll(/href="\/pages\/([^"]+)"/g)].map(([, slug]) => slug);
    expect(linked.filter((slug) => !pages.some((page) => page.slug === slug))).toEqual([]);
  });
});

describe('the content of the demo', () => {
  let table: Table;
  beforeAll(async () => {
    table = await demoTable();
  });

  it('is for stores that there are', () => {
    expect(Object.keys(demoContent)).toEqual(stores.map(({ host }) => host));
  });

  it.each(stores)('is in the store at $host', async ({ host }) => {
    const accountId = (await websiteRepository(table).findStore(host))?.account.id ?? 0;
    const menu = await pageRepository(table).menu(accountId);
    const spots = await marketingSpotRepository(table).shown(accountId);
    const inMenu = (demoContent[host]?.pages ?? []).filter(
      ({ active, displayNavMenuLink }) => active && displayNavMenuLink,
    );
    expect(menu.map(({ slug }) => slug).toSorted()).toEqual(inMenu.map(({ slug }) => slug).toSorted());
    expect(spots.map(({ title }) => title).toSorted()).toEqual(
      (demoContent[host]?.spots ?? []).map(({ title }) => title).toSorted(),
    );
  });
});
