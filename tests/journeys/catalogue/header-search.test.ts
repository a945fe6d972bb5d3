import { expect, it } from 'vitest';
import { CATALOGUE_TEXTS } from '#shared/texts/catalogue/catalogue-texts.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { keywordBoxOf, listOf } from '../support/catalogue-screens.ts';
import { visitAs } from '../support/visit-as.ts';

const SCREENS = [1280, 375, 320].map((width) => ({ viewport: { width, height: 700 } }));

it.each(SCREENS)(
  'a search that is too short says so below the field and moves nothing, at $viewport.width px',
  async (screen) => {
    const page = await visitAs('summit-buyer', { path: '/brake', ...screen });
    await listOf(page).cards.first().waitFor();
    const { field } = keywordBoxOf(page);
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('header, header input, main h1, main article')].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x, y, width, height];
        }),
      );
    await field.fill('ab');
    const before = await places();
    await field.press('Enter');
    const message = page.getByRole('alert').getByText(CATALOGUE_TEXTS.keywordTooShort);
    await message.waitFor();
    expect(await places()).toEqual(before);
    const [panel, box] = await Promise.all([message.boundingBox(), field.boundingBox()]);
    if (!panel || !box) throw new Error('The message and its field are on the screen');
    expect(panel.y).toBeGreaterThanOrEqual(box.y + box.height);
    expect(panel.y - (box.y + box.height)).toBeLessThan(12);
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await field.press('Escape');
    await message.waitFor({ state: 'hidden' });
  },
);
