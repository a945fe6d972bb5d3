import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { demoPart, pathOf } from '../support/demo-parts.ts';
import { visitAs } from '../support/visit-as.ts';

const PICTURES = 'https://pictures.example';
const PICTURE = path.resolve(import.meta.dirname, '../../../frontend/public/favicon.svg');

/** A buyer whose store has every picture of a part on another host, as imports of products and PIES may have it. */
async function visitWithForeignPictures() {
  const page = await visitAs('summit-buyer', { path: 'about:blank', mayAsk: PICTURES });
  const referrers: (string | null)[] = [];
  await page.route(`${PICTURES}/**`, async (route) => {
    referrers.push(await route.request().headerValue('referer'));
    await route.fulfill({ contentType: 'image/svg+xml', body: await readFile(PICTURE) });
  });
  await page.addInitScript(answersFrom, PICTURES);
  return { page, referrers };
}

/** Runs in the page: what the server says of parts arrives with their pictures on another host. */
function answersFrom(host: string): void {
  const { fetch } = window;
  window.fetch = async (...request) => {
    const answer = await fetch(...request);
    if (!/\/wb\/part\/(getParts|GetByPartNumber)/.test(answer.url)) return answer;
    const text = (await answer.text()).replaceAll('"/images/demo/', `"${host}/`);
    return new Response(text, { status: answer.status, headers: answer.headers });
  };
}

const loadedPictures = (page: Page): Promise<number> =>
  page
    .getByRole('main')
    .locator(`img[src^="${PICTURES}"]`)
    .evaluateAll((images) => images.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length);

it('N06: a picture by web address is shown in the list, and its host does not learn the store', async () => {
  const { page, referrers } = await visitWithForeignPictures();
  await page.goto('/~/~/Body');
  await expect.poll(() => loadedPictures(page)).toBeGreaterThan(0);
  expect(new Set(referrers)).toEqual(new Set([null]));
});

it('N06: a picture by web address is shown on the page of its part', async () => {
  const part = await demoPart('summit-buyer', {
    line: 'aftermarket',
    keyword: 'brake',
    is: ({ partImages }) => partImages.length > 0,
  });
  const { page } = await visitWithForeignPictures();
  await page.goto(pathOf(part));
  await expect.poll(() => loadedPictures(page)).toBeGreaterThan(0);
});
