import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { sessionContract } from '#shared/contracts/session.ts';
import { EDITOR_TEXTS } from '#shared/texts/admin/account-form/editor-texts.ts';
import { SETTING_TEXTS } from '#shared/texts/admin/account-form/setting-texts.ts';
import { PICTURE_FIELD_TEXTS, pictureFieldOf } from '#shared/texts/admin/picture-field-texts.ts';
import { PICTURE_TEXTS } from '#shared/texts/content/picture-texts.ts';
import { isAt, tabTo } from '../support/focus.ts';
import { screenFaults } from '../support/screen-faults.ts';
import { signedInVisitor } from '../support/signed-in-visitor.ts';
import { visitAs } from '../support/visit-as.ts';

const LOGO = SETTING_TEXTS[121].label;
const PHONE = { width: 375, height: 812 };

const logoOf = (color: string): Promise<Buffer> =>
  sharp({ create: { width: 240, height: 80, channels: 3, background: color } })
    .png()
    .toBuffer();

/** Chooses a file with Enter on the button that has the focus and this name. */
async function chooseByKeyboard(page: Page, button: string, file: { name: string; buffer: Buffer }): Promise<void> {
  const asked = page.waitForEvent('filechooser');
  await isAt(page, button);
  await page.keyboard.press('Enter');
  await (await asked).setFiles({ mimeType: 'image/png', ...file });
}

it('a logo is uploaded, refused, replaced and removed by keyboard alone, on a narrow screen', async () => {
  const { accountId } = (await (await signedInVisitor('northside-admin')).call(sessionContract.getUser)).output();
  const page = await visitAs('northside-admin', {
    viewport: PHONE,
    path: `/admin/account/${accountId}?setting=${LOGO.toLowerCase()}`,
  });
  const field = page.getByRole('group', { name: pictureFieldOf(LOGO) });
  const shown = field.locator('img').first();
  const source = () => shown.getAttribute('src');
  const lookAt = () => expect.poll(() => screenFaults(page)).toEqual([]);

  await field.waitFor();
  const before = await source();
  await tabTo(page, PICTURE_FIELD_TEXTS.replace);
  await chooseByKeyboard(page, PICTURE_FIELD_TEXTS.replace, {
    name: 'logo.svg',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  await field.getByRole('alert').getByText(PICTURE_TEXTS.notAPicture, { exact: true }).waitFor();
  expect(await source()).toBe(before);
  await lookAt();

  await chooseByKeyboard(page, PICTURE_FIELD_TEXTS.replace, { name: 'logo.png', buffer: await logoOf('#5b2a86') });
  await expect.poll(source).toMatch(/^\/images\/a\/\d+\//);
  await expect.poll(source).not.toBe(before);
  expect(await field.getByRole('alert').count()).toBe(0);
  const first = await source();
  await lookAt();

  await chooseByKeyboard(page, PICTURE_FIELD_TEXTS.replace, { name: 'other.png', buffer: await logoOf('#0b5d4b') });
  await expect.poll(source).not.toBe(first);
  await expect.poll(source).toMatch(/^\/images\/a\/\d+\//);
  await tabTo(page, EDITOR_TEXTS.clearLogo);
  await page.keyboard.press('Enter');
  await expect.poll(() => field.locator('img').count()).toBe(0);
  await isAt(page, PICTURE_FIELD_TEXTS.choose);
  await lookAt();
});
