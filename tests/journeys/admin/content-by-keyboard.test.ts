import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { FORM_TEXTS } from '#shared/texts/admin/form-texts.ts';
import { PAGE_FORM_TEXTS, PAGE_TEXTS, PAGES_TEXTS } from '#shared/texts/admin/page-texts.ts';
import { PICTURE_FIELD_TEXTS } from '#shared/texts/admin/picture-field-texts.ts';
import { SPOT_TEXTS, SPOTS_TEXTS } from '#shared/texts/admin/spot-texts.ts';
import { WEBSITES_TEXTS } from '#shared/texts/admin/websites/websites-texts.ts';
import { SMALLEST_PICTURE } from '../../support/pictures/smallest-picture.ts';
import { isAt, tabTo } from '../support/focus.ts';
import { screenFaults } from '../support/screen-faults.ts';
import { headingOf } from '../support/screens.ts';
import { seenAfter } from '../support/seen-after.ts';
import { visitAs } from '../support/visit-as.ts';

const aTitle = (word: string) => `${word} ${crypto.randomUUID().slice(0, 8)}`;

function handsOn(page: Page) {
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  return {
    press,
    headingIs: (text: string) => expect.poll(() => headingOf(page).textContent()).toBe(text),
    fill: async (label: string, text: string) => {
      await tabTo(page, label);
      await page.keyboard.type(text);
    },
    save: (told: string) => seenAfter(() => press('Control+Enter'), page.getByText(told, { exact: true })),
    async remove(label: string, told: string) {
      await tabTo(page, label);
      await press('Enter');
      await page.getByRole('dialog').waitFor();
      await tabTo(page, label);
      await seenAfter(() => press('Enter'), page.getByText(told, { exact: true }));
    },
  };
}

it('a website is made, renamed, removed and brought back by keyboard alone', async () => {
  const name = aTitle('Website');
  const page = await visitAs('provider-admin', { path: '/admin' });
  const { press, headingIs, fill, save, remove } = handsOn(page);
  await headingOf(page).waitFor();
  await press('g', 'w');
  await headingIs(WEBSITES_TEXTS.title);
  await press('n');
  await headingIs(WEBSITES_TEXTS.newWebsite);
  await tabTo(page, WEBSITES_TEXTS.account);
  await page.keyboard.type('Summit');
  await fill(WEBSITES_TEXTS.name, name);
  await fill(
    `${WEBSITES_TEXTS.url} ${WEBSITES_TEXTS.urlHint}`,
    `https://${name.toLowerCase().replace(' ', '-')}.example.com`,
  );
  await save(WEBSITES_TEXTS.created);
  await headingIs(name);
  await fill(WEBSITES_TEXTS.name, 'x');
  await save(WEBSITES_TEXTS.updated);
  await remove(WEBSITES_TEXTS.remove, WEBSITES_TEXTS.removed);
  await press('z');
  await page.getByRole('form', { name: WEBSITES_TEXTS.details }).waitFor();
  await remove(WEBSITES_TEXTS.remove, WEBSITES_TEXTS.removed);
});

it('a page is made, changed, removed and brought back by keyboard alone', async () => {
  const title = aTitle('Notes');
  const page = await visitAs('summit-admin', { path: '/admin' });
  const { press, headingIs, fill, save, remove } = handsOn(page);
  await headingOf(page).waitFor();
  await press('g', 'p');
  await headingIs(PAGE_TEXTS.pages);
  await press('n');
  await headingIs(PAGES_TEXTS.newPage);
  await fill(PAGE_TEXTS.title, title);
  await tabTo(page, PAGE_TEXTS.text);
  await page.keyboard.type('We deliver twice a day.');
  await save(PAGE_FORM_TEXTS.created);
  await headingIs(title);
  await tabTo(page, PAGE_TEXTS.active);
  await press('Space');
  await save(PAGE_TEXTS.updated);
  await tabTo(page, `${FORM_TEXTS.undo}z`);
  await press('z');
  await page.getByText(PAGE_FORM_TEXTS.draft, { exact: true }).waitFor();
  await remove(PAGE_FORM_TEXTS.remove, PAGE_TEXTS.removed);
  await press('z');
  await page.getByRole('form', { name: PAGE_FORM_TEXTS.details }).waitFor();
  await remove(PAGE_FORM_TEXTS.remove, PAGE_TEXTS.removed);
});

it('a marketing spot is made with a picture and removed by keyboard alone', async () => {
  const title = aTitle('Notes');
  const page = await visitAs('summit-admin', { path: '/admin' });
  const { press, headingIs, fill, save, remove } = handsOn(page);
  await headingOf(page).waitFor();
  await press('g', 'm');
  await headingIs(SPOTS_TEXTS.spots);
  await press('n');
  await headingIs(SPOTS_TEXTS.newSpot);
  await fill(SPOT_TEXTS.title, title);
  await fill(`${SPOT_TEXTS.url} ${SPOTS_TEXTS.urlHint}`, '/pages/warranty');
  const asked = page.waitForEvent('filechooser');
  await tabTo(page, PICTURE_FIELD_TEXTS.choose);
  await press('Enter');
  const buffer = Buffer.from(SMALLEST_PICTURE, 'base64');
  await (await asked).setFiles({ name: 'notes.gif', mimeType: 'image/gif', buffer });
  await page.getByRole('form').locator('img[src^="/images/a/"]').waitFor();
  await isAt(page, PICTURE_FIELD_TEXTS.replace);
  await save(SPOT_TEXTS.saved);
  await headingIs(title);
  await remove(SPOTS_TEXTS.remove, SPOT_TEXTS.removed);
});

const SIZES = [
  { width: 1280, height: 800 },
  { width: 375, height: 812 },
];

it.each([
  { userName: 'northside-admin', colorScheme: 'dark' },
  { userName: 'summit-admin', colorScheme: 'light' },
] as const)(
  'the forms of pages, marketing spots and websites fit both sizes in the $colorScheme scheme, and axe finds nothing',
  async ({ userName, colorScheme }) => {
    async function lookAt(page: Page, name: string) {
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await expect.poll(() => screenFaults(page), { message: `${name} at ${size.width}` }).toEqual([]);
      }
    }

    const admin = await visitAs(userName, { colorScheme, path: '/admin/pages' });
    await admin.locator('tr[data-row]').first().getByRole('link').first().click();
    await admin.getByRole('textbox', { name: PAGE_TEXTS.text }).waitFor();
    await lookAt(admin, 'page');
    await admin.goto('/admin/marketing-spots');
    await admin.getByRole('link', { name: SPOTS_TEXTS.newSpot }).click();
    await admin.getByRole('form', { name: SPOTS_TEXTS.details }).waitFor();
    await lookAt(admin, 'new marketing spot');
    const staff = await visitAs('provider-admin', { colorScheme, path: '/admin/website/2' });
    await staff.getByRole('button', { name: WEBSITES_TEXTS.remove }).waitFor();
    await lookAt(staff, 'website');
  },
);
