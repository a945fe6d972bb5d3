import { expect, it } from 'vitest';
import { COLUMN_MAPPING_TEXTS, columnFor, IMPORT_GRID_TEXTS } from '#shared/texts/imports/import-grid-texts.ts';
import { IMPORT_SCREEN_TEXTS } from '#shared/texts/imports/import-screen-texts.ts';
import { IMPORTS_TEXTS } from '#shared/texts/imports/imports-screen-texts.ts';
import { PEOPLE_IMPORT_TEXTS } from '#shared/texts/imports/people-import-texts.ts';
import { screenFaultsDownToSmallest } from '../support/screen-faults.ts';
import { visitAs } from '../support/visit-as.ts';

const PHONE = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1280, height: 800 } };

/** Accounts of which the first has no state that is known. A heading is not known, so its column has to be chosen. */
const FILE = [
  'facility_name,Address,City,State,Postal Code,expiration',
  `Never imported ${crypto.randomUUID().slice(0, 8)},1 Main St,Fresno,Calif.,93650,2027-01-01`,
  `Never imported ${crypto.randomUUID().slice(0, 8)},2 Main St,Fresno,CA,93650,2027-01-01`,
].join('\r\n');

it.each([
  { userName: 'northside-admin', size: 375, screen: PHONE, colorScheme: 'light' },
  { userName: 'summit-admin', size: 375, screen: PHONE, colorScheme: 'dark' },
  { userName: 'northside-admin', size: 1280, screen: DESKTOP, colorScheme: 'dark' },
  { userName: 'summit-admin', size: 1280, screen: DESKTOP, colorScheme: 'light' },
] as const)(
  'the import screens of $userName fit $size pixels in the $colorScheme scheme, and axe finds nothing',
  async ({ userName, screen, colorScheme }) => {
    const path = '/admin/imports?kind=accounts';
    const page = await visitAs(userName, { ...screen, colorScheme, path, maySendFiles: true });
    const look = (name: string) => expect.poll(() => screenFaultsDownToSmallest(page), { message: name }).toEqual([]);

    await page.getByRole('heading', { name: IMPORTS_TEXTS.earlier }).waitFor();
    await page.locator('input[type=file]').setInputFiles({
      name: 'branches.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(FILE),
    });
    const change = page.getByRole('button', { name: COLUMN_MAPPING_TEXTS.change });
    const columns = page.getByRole('heading', { name: COLUMN_MAPPING_TEXTS.choose });
    await columns.or(change).waitFor();
    // A tenant who has imported such a file is not asked again.
    if (await change.isVisible()) await change.click();
    await columns.waitFor();
    await look('columns');
    await page.getByRole('combobox', { name: columnFor('facility_name') }).selectOption('Company Name');
    await page.getByRole('button', { name: COLUMN_MAPPING_TEXTS.check }).click();
    await page.getByText(PEOPLE_IMPORT_TEXTS.continueAnyway).waitFor();
    await page.getByRole('grid').waitFor();
    await look('grid');
    // On a phone the name of its column stands before a cell.
    await page.getByRole('gridcell', { name: /Calif\.$/ }).click();
    await page.getByRole('grid').getByRole('textbox').fill('CA');
    await look('cell');
    await page.keyboard.press('Enter');
    await page.getByText(IMPORT_GRID_TEXTS.corrected, { exact: true }).waitFor();
    await look('corrected');
    await page.getByRole('button', { name: IMPORT_SCREEN_TEXTS.cancelConfirm }).click();
    await page.getByRole('dialog').getByRole('button', { name: IMPORT_SCREEN_TEXTS.cancelConfirm }).click();
    await page.getByText(IMPORT_SCREEN_TEXTS.cancelled).first().waitFor();
    await look('cancelled');
    await page.goto('/admin/imports');
    await page.getByRole('link', { name: 'branches.csv' }).first().waitFor();
    await look('imports');
  },
);
