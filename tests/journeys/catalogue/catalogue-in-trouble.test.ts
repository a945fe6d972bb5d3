import { describe, expect, it } from 'vitest';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import { CATALOGUE_TEXTS } from '#shared/texts/catalogue/catalogue-texts.ts';
import { listOf, pickerOf } from '../support/catalogue-screens.ts';
import { headingOf } from '../support/screens.ts';
import { seenAfter } from '../support/seen-after.ts';
import { visitAs } from '../support/visit-as.ts';

const GET_PARTS = '**/wb/part/getParts';
const BODY = '/~/~/Body';
const pathOf = (page: { url: () => string }) => new URL(page.url()).pathname;

describe('a server in trouble', () => {
  it("says 'Unable to complete search', and finds the parts at the next try", async () => {
    const page = await visitAs('summit-buyer', { path: 'about:blank', mayFail: true });
    await page.route(GET_PARTS, (route) => route.fulfill({ status: 500, body: 'Bad Gateway' }));
    await seenAfter(() => page.goto(BODY), page.getByRole('alert').getByText('Unable to complete search'));
    await page.unroute(GET_PARTS);
    await page.getByRole('button', { name: UI_TEXTS.retry }).click();
    await listOf(page).cards.first().waitFor();
  });

  it('leaves one where the search failed, and leads back to the list that one came from', async () => {
    const page = await visitAs('summit-buyer', { path: BODY, mayFail: true });
    await listOf(page).cards.first().waitFor();
    const titles = await listOf(page).titles.allTextContents();
    await page.route(GET_PARTS, (route) => route.fulfill({ status: 500, headers: { errors: 'Internal%20Error' } }));
    await listOf(page).tab('Recycled').click();
    await page.getByRole('alert').getByText('Unable to complete search').waitFor();
    expect(pathOf(page)).not.toBe(BODY);
    await page.getByRole('button', { name: UI_TEXTS.goBack }).click();
    await expect.poll(() => pathOf(page)).toBe(BODY);
    await expect.poll(() => listOf(page).titles.allTextContents()).toEqual(titles);
  });

  it('gives samples of makes and models, says so, and finds nothing for them', async () => {
    const page = await visitAs('summit-buyer', { mayFail: true });
    const { level, find, picker } = pickerOf(page);
    await page.route('**/GetVehiceYMM*', (route) => route.fulfill({ status: 500 }));
    await level('year').selectOption({ index: 1 });
    await picker.getByText('These vehicles are only examples', { exact: false }).waitFor();
    await level('make').selectOption('Toyota');
    await level('model').selectOption('Corolla');
    await expect.poll(() => find.isDisabled()).toBe(true);
    await page.unroute('**/GetVehiceYMM*');
    await picker.getByRole('button', { name: UI_TEXTS.retry }).click();
    await expect.poll(() => level('make').locator('option').count()).toBeGreaterThan(4);
  });

  it('asks for more characters than two', async () => {
    const page = await visitAs('summit-buyer', { path: 'about:blank' });
    await seenAfter(() => page.goto('/ab'), page.getByRole('alert').getByText(CATALOGUE_TEXTS.keywordTooShort));
  });
});

describe('a slow network', () => {
  it('shows cards on their way, which nothing moves, and calls off what is no longer wanted', async () => {
    const page = await visitAs('summit-buyer', { path: BODY });
    await listOf(page).cards.first().waitFor();
    await listOf(page).filters.getByRole('group').first().waitFor();
    const calledOff: string[] = [];
    page.on('requestfailed', (request) => calledOff.push(`${request.failure()?.errorText} ${request.url()}`));
    const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
    await page.route(GET_PARTS, async (route) => {
      await mayGoOn;
      await route.continue().catch(() => undefined);
    });
    const top = () =>
      page
        .locator('[data-style]')
        .first()
        .evaluate((grid) => grid.getBoundingClientRect().top);
    await listOf(page).tab('Recycled').click();
    await page.getByRole('status', { includeHidden: true }).filter({ hasText: UI_TEXTS.loading }).waitFor();
    const before = await top();
    await listOf(page).tab('Aftermarket').click();
    await expect.poll(() => calledOff.length).toBeGreaterThan(0);
    expect(calledOff[0]).toMatch(/net::ERR_ABORTED .*\/wb\/part\/getParts$/);
    goOn();
    await listOf(page).cards.first().waitFor();
    await expect.poll(top).toBe(before);
  });

  it('shows the page before the network has said anything', async () => {
    const page = await visitAs('summit-buyer', { path: 'about:blank' });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const slow = { offline: false, latency: 300, downloadThroughput: 60_000, uploadThroughput: 30_000 };
    await page.goto('/');
    await session.send('Network.emulateNetworkConditions', slow);
    await pickerOf(page).picker.waitFor();
    await page.getByRole('link', { name: 'Body', exact: true }).click();
    await headingOf(page).getByText('Body').waitFor();
    await page.locator('[data-loading]').waitFor();
    await listOf(page).cards.first().waitFor();
  });
});
