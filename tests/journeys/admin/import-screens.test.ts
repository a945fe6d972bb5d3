import { expect, it } from 'vitest';
import { COLUMN_MAPPING_TEXTS, IMPORT_GRID_TEXTS } from '#shared/texts/imports/import-grid-texts.ts';
import { IMPORT_SCREEN_TEXTS } from '#shared/texts/imports/import-screen-texts.ts';
import { IMPORTS_TEXTS } from '#shared/texts/imports/imports-screen-texts.ts';
import { PEOPLE_IMPORT_TEXTS } from '#shared/texts/imports/people-import-texts.ts';
import { screenFaultsDownToSmallest } from '../support/screen-faults.ts';
import { visitAs } from '../support/visit-as.ts';

const PHONE = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1280, height: 800 } };

/** Users of which the first has no phone number. A heading is not known, so its column has to be chosen. */
const usersOf = (company: string) =>
  [
    'Company,First Name,Surname,Email,Phone Number,Address,City,State,Postal Code',
    `${company},Ana,Silva,ana@import.example.com,12,1 Main St,Denver,CO,80202`,
    `${company},Tom,Birch,tom@import.example.com,3035550142,1 Main St,Denver,CO,80202`,
  ].join('\r\n');

it.each([
  { userName: 'northside-admin', company: 'Northside Fleet', size: 375, screen: PHONE, colorScheme: 'light' },
  { userName: 'summit-admin', company: 'Summit Collision', size: 375, screen: PHONE, colorScheme: 'dark' },
  { userName: 'northside-admin', company: 'Northside Fleet', size: 1280, screen: DESKTOP, colorScheme: 'dark' },
  { userName: 'summit-admin', company: 'Summit Collision', size: 1280, screen: DESKTOP, colorScheme: 'light' },
] as const)(
  'the import screens of $userName fit $size pixels in the $colorScheme scheme, and axe finds nothing',
  async ({ userName, company, screen, colorScheme }) => {
    const page = await visitAs(userName, { ...screen, colorScheme, path: '/admin/imports?kind=users' });
    const look = (name: string) =>
      expect.poll(() => screenFaultsDownToSmallest(page), { message: name }).toEqual([]);

    await page.getByRole('heading', { name: IMPORTS_TEXTS.earlier }).waitFor();
    await page.locator('input[type=file]').setInputFiles({
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(usersOf(company)),
    });
    await page.getByRole('heading', { name: COLUMN_MAPPING_TEXTS.choose }).waitFor();
    await look('columns');
    await page.getByRole('combobox', { name: 'Column for Surname' }).selectOption('Last Name');
    await page.getByRole('button', { name: COLUMN_MAPPING_TEXTS.check }).click();
    await page.getByText(PEOPLE_IMPORT_TEXTS.continueAnyway).waitFor();
    await page.getByRole('grid').waitFor();
    await look('grid');
    await page.getByRole('gridcell', { name: '12', exact: true }).click();
    await page.getByRole('grid').getByRole('textbox').fill('303 555 0143');
    await look('cell');
    await page.keyboard.press('Enter');
    await page.getByText(IMPORT_GRID_TEXTS.corrected, { exact: true }).waitFor();
    await look('corrected');
    await page.getByRole('button', { name: IMPORT_SCREEN_TEXTS.cancelConfirm }).click();
    await page.getByRole('dialog').getByRole('button', { name: IMPORT_SCREEN_TEXTS.cancelConfirm }).click();
    await page.getByText(IMPORT_SCREEN_TEXTS.cancelled).first().waitFor();
    await look('cancelled');
    await page.goto('/admin/imports');
    await page.getByRole('link', { name: 'people.csv' }).first().waitFor();
    await look('imports');
  },
);
