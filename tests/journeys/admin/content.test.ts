import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { FORM_TEXTS } from '#shared/texts/admin/form-texts.ts';
import { PAGE_FORM_TEXTS, PAGE_TEXTS, PAGES_TEXTS, TEXT_EDITOR_TEXTS } from '#shared/texts/admin/page-texts.ts';
import { SPOT_TEXTS, SPOTS_TEXTS } from '#shared/texts/admin/spot-texts.ts';
import { CONTENT_PAGE_TEXTS } from '#shared/texts/content/contact-texts.ts';
import { CONTENT_TEXTS } from '#shared/texts/content/content-texts.ts';
import { SMALLEST_PICTURE } from '../../support/pictures/smallest-picture.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { narrowScreenFaults } from '../support/narrow-screen-faults.ts';
import { headingOf } from '../support/screens.ts';
import { visit } from '../support/visit.ts';
import { visitAs } from '../support/visit-as.ts';

const PHONE = { width: 375, height: 812 };
const aTitle = (word: string) => `${word} ${crypto.randomUUID().slice(0, 8)}`;
const headingIs = (page: Page, text: string) => expect.poll(() => headingOf(page).textContent()).toBe(text);

/** No axe findings, and nothing that a phone can't show. */
async function expectToBeUsable(page: Page): Promise<void> {
  await expect.poll(() => axeFindings(page)).toEqual([]);
  const { width = 1280, height = 800 } = page.viewportSize() ?? {};
  await page.setViewportSize(PHONE);
  await expect.poll(() => narrowScreenFaults(page)).toEqual([]);
  await page.setViewportSize({ width, height });
}

it('a page is written by keyboard, read as a draft by its link alone, and stands in the menu when it is active', async () => {
  const title = aTitle('Delivery');
  const admin = await visitAs('northside-admin', {
    path: '/admin/pages',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await headingIs(admin, PAGE_TEXTS.pages);
  await expectToBeUsable(admin);
  await admin.keyboard.press('n');
  await headingIs(admin, PAGES_TEXTS.newPage);
  await admin.getByRole('textbox', { name: PAGE_TEXTS.title, exact: true }).fill(title);
  const text = admin.getByRole('textbox', { name: PAGE_TEXTS.text });
  await text.focus();
  await admin.keyboard.type('## When');
  await admin.keyboard.press('Enter');
  await admin.keyboard.type('Parts ordered before 3 pm come tomorrow.');
  await admin.keyboard.press('Alt+F10');
  await expect
    .poll(() => admin.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe(TEXT_EDITOR_TEXTS.heading);
  await admin.keyboard.press('Escape');
  await expect.poll(() => text.evaluate((element) => element === document.activeElement)).toBe(true);
  await expectToBeUsable(admin);
  await text.focus();
  await admin.keyboard.press('Control+Enter');
  await admin.getByText(PAGE_FORM_TEXTS.created).waitFor();
  await headingIs(admin, title);
  const editor = new URL(admin.url()).pathname;

  await admin.getByRole('button', { name: PAGE_FORM_TEXTS.copyDraftLink }).click();
  await admin.getByText(PAGE_FORM_TEXTS.draftLinkCopied).waitFor();
  const link = new URL(await admin.evaluate(() => navigator.clipboard.readText()));
  const reader = await visit('northside.localhost', { path: `${link.pathname}${link.search}` });
  await headingIs(reader, title);
  await reader.getByRole('heading', { level: 2, name: 'When' }).waitFor();
  await reader.getByText(CONTENT_PAGE_TEXTS.draft).waitFor();
  const customer = await visitAs('northside-buyer', { mayFail: true, path: link.pathname });
  await customer.getByText(CONTENT_TEXTS.noSuchPage).waitFor();

  await admin.goto(editor);
  await admin.getByRole('switch', { name: PAGE_TEXTS.active }).click();
  await admin.keyboard.press('Control+Enter');
  await admin.getByText(PAGE_TEXTS.updated).waitFor();
  const buyer = await visitAs('northside-buyer', { path: '/contact' });
  await buyer.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: title }).click();
  await headingIs(buyer, title);
  await buyer.getByText('Parts ordered before 3 pm come tomorrow.').waitFor();
});

it('a marketing spot is made with a picture, shown on the home page, removed and brought back', async () => {
  const title = aTitle('Winter');
  const admin = await visitAs('summit-admin', { path: '/admin/marketing-spots' });
  await headingIs(admin, SPOTS_TEXTS.spots);
  await expectToBeUsable(admin);
  await admin.keyboard.press('n');
  await headingIs(admin, SPOTS_TEXTS.newSpot);
  await admin.getByRole('textbox', { name: SPOT_TEXTS.title, exact: true }).fill(title);
  await admin.getByRole('textbox', { name: SPOT_TEXTS.url }).fill('/pages/warranty');
  await admin
    .locator('input[type=file]')
    .setInputFiles({ name: 'winter.gif', mimeType: 'image/gif', buffer: Buffer.from(SMALLEST_PICTURE, 'base64') });
  await admin.getByRole('form').locator('img[src^="/images/a/"]').waitFor();
  await expectToBeUsable(admin);
  await admin.keyboard.press('Control+Enter');
  await admin.getByText(SPOT_TEXTS.saved).waitFor();
  await headingIs(admin, title);

  const buyer = await visitAs('summit-buyer');
  const spot = buyer
    .getByRole('region', { name: CONTENT_PAGE_TEXTS.marketingSpots })
    .getByRole('link', { name: title });
  await spot.locator('img').waitFor();

  await admin.getByRole('button', { name: SPOTS_TEXTS.remove }).click();
  await admin.getByRole('dialog').getByRole('button', { name: SPOTS_TEXTS.remove }).click();
  await admin.getByRole('button', { name: FORM_TEXTS.undo }).waitFor();
  await buyer.reload();
  await buyer.getByRole('region', { name: CONTENT_PAGE_TEXTS.marketingSpots }).waitFor();
  await spot.waitFor({ state: 'detached' });
  await admin.keyboard.press('z');
  await admin.getByRole('form', { name: SPOTS_TEXTS.details }).waitFor();
  await buyer.reload();
  await spot.waitFor();
});
