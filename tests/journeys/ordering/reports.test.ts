import { expect, it } from 'vitest';
import { REPORT_TEXTS } from '#shared/texts/admin/report-texts.ts';
import { SHELL_TEXTS } from '#shared/texts/base/shell-texts.ts';
import { screenFaults } from '../support/screen-faults.ts';
import { headingOf, userMenuOf } from '../support/screens.ts';
import { visitAs } from '../support/visit-as.ts';

it.each([
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 375 },
] as const)(
  'the provider’s staff sees the orders of the demo, on $width pixels in the $colorScheme scheme',
  async (look) => {
    const { colorScheme, width } = look;
    const page = await visitAs('provider-admin', {
      colorScheme,
      viewport: { width, height: 812 },
      hasTouch: width < 500,
    });
    await headingOf(page).waitFor();
    await userMenuOf(page).opener.click();
    await userMenuOf(page).menu.getByText(SHELL_TEXTS.admin, { exact: true }).click();
    await page.getByRole('main').getByRole('link', { name: SHELL_TEXTS.reports }).click();
    await expect.poll(() => headingOf(page).textContent()).toBe(SHELL_TEXTS.reports);
    await page.getByText(REPORT_TEXTS.last90, { exact: true }).click();
    await page.getByRole('link', { name: 'Northside Fleet' }).waitFor();
    await page.getByText(REPORT_TEXTS.asTable).click();
    await page.getByRole('region', { name: REPORT_TEXTS.byDay }).waitFor();
    await expect.poll(() => screenFaults(page)).toEqual([]);
  },
);
