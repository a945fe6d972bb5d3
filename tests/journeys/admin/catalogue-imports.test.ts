import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ADMIN_TEXTS } from '#shared/texts/admin/admin-texts.ts';
import { DESK_TEXTS } from '#shared/texts/desk/desk-texts.ts';
import {
  CATALOGUE_IMPORT_TEXTS,
  CATALOGUE_IMPORTS_TEXTS,
  REFUSED_ROWS_REASON,
} from '#shared/texts/imports/catalogue-import-texts.ts';
import { isAt, tabTo } from '../support/focus.ts';
import { screenFaultsDownToSmallest } from '../support/screen-faults.ts';
import { headingOf } from '../support/screens.ts';
import { visitAs } from '../support/visit-as.ts';

const PATH = '/admin/catalogue';
const PHONE = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1280, height: 800 } };

/** Every journey has a supplier of its own, so that none removes parts of another one or of the demo. */
const aSupplier = (): string => `journey-${crypto.randomUUID().slice(0, 8)}`;
const isSaid = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();

/** Products of a supplier. The numbers in `bad` have no manufacturer. */
function productsOf(supplier: string, count: number, bad: readonly number[] = []): string {
  const rows = Array.from({ length: count }, (_, index) => {
    const number = `${supplier}-${index}`.toUpperCase();
    return `${number},BBBB,${number},${bad.includes(index) ? '' : 'Blanchard'},6832,FILTERS,Cabin Air Filter`;
  });
  return ['Part Number,Brand,Brand Part Number,Manufacturer,Part Type,Product Line,Title', ...rows].join('\r\n');
}

/** Drops a file onto the page, as a mouse does it. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  const files = await page.evaluateHandle(
    ([fileName = '', content = '']) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], fileName, { type: 'text/csv' }));
      return transfer;
    },
    [name, text],
  );
  const panel = page.getByRole('group', { name: CATALOGUE_IMPORTS_TEXTS.choose });
  await panel.dispatchEvent('dragover', { dataTransfer: files });
  await panel.dispatchEvent('drop', { dataTransfer: files });
}

async function importAs(page: Page, supplier: string, name: string): Promise<void> {
  await page.getByRole('textbox', { name: `Supplier of ${name}` }).fill(supplier);
  await page.getByRole('button', { name: /^Import 1 file/ }).click();
}

it('a file is dropped in, read, corrected and dropped again, and the catalog goes back a version', async () => {
  const supplier = aSupplier();
  const page = await visitAs('provider-admin', { path: '/admin', maySendFiles: true });
  await page.getByRole('link', { name: ADMIN_TEXTS.catalogue }).last().click();
  await page.waitForURL(`**${PATH}`);

  await drop(page, 'products.csv', productsOf(supplier, 4, [1, 3]));
  await importAs(page, supplier, 'products.csv');
  await isSaid(page, CATALOGUE_IMPORT_TEXTS.done);
  await page.getByText('Refused rows: 2,', { exact: false }).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Refused rows of products.csv' }).click();
  const lines = (await text(await (await download).createReadStream())).trim().split('\r\n');
  expect(lines[0]?.endsWith(REFUSED_ROWS_REASON)).toBe(true);
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(
    [1, 3].map((index) => `${supplier}-${index}`.toUpperCase()),
  );

  // The refused rows are corrected, and dropped together with the file.
  await drop(page, 'products.csv', productsOf(supplier, 4, [1, 3]));
  await drop(page, 'products-refused.csv', lines.map((line) => line.replace(',,6832', ',Blanchard,6832')).join('\r\n'));
  await page.getByRole('combobox', { name: 'Kind of products-refused.csv' }).waitFor();
  await page.getByRole('button', { name: /^Import 2 files/ }).click();
  await page.getByRole('heading', { name: 'products.csv and 1 more' }).waitFor();
  await page.getByText('Parts: 2 added, 0 changed, 0 removed', { exact: false }).waitFor();

  // A whole file without a fault.
  await drop(page, 'products.csv', productsOf(supplier, 4));
  await page.getByRole('button', { name: /^Import 1 file/ }).click();
  await page.getByText('Refused rows: 2 before, 0 now.').waitFor();

  await page.goto(PATH);
  await page
    .getByRole('button', { name: /^Go back to version/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('This undoes version', { exact: false }).waitFor();
  await dialog.getByRole('button', { name: CATALOGUE_IMPORTS_TEXTS.goBack }).click();
  await page
    .getByText(/^Back to version \d+$/)
    .first()
    .waitFor();
  await isSaid(page, CATALOGUE_IMPORT_TEXTS.done);
});

it('a feed that lost most of itself is stopped, and goes on with the number that was shown (case N25)', async () => {
  const supplier = aSupplier();
  const page = await visitAs('provider-admin', { path: PATH, maySendFiles: true });
  await headingOf(page).waitFor();
  await drop(page, 'products.csv', productsOf(supplier, 30));
  await importAs(page, supplier, 'products.csv');
  await isSaid(page, CATALOGUE_IMPORT_TEXTS.done);
  await drop(page, 'products.csv', productsOf(supplier, 5));
  await page.getByRole('button', { name: /^Import 1 file/ }).click();
  await isSaid(page, CATALOGUE_IMPORT_TEXTS.stopped);
  await page.reload();
  await page.getByText(`Products (${supplier}): 25 of 30 rows would be removed.`).waitFor();
  await page.getByRole('button', { name: 'Import and remove 25 rows' }).click();
  await page.getByRole('dialog').getByRole('button', { name: CATALOGUE_IMPORT_TEXTS.accept }).click();
  await page.getByText('Parts: 0 added, 0 changed, 25 removed', { exact: false }).waitFor();

  await page.goto('/admin');
  await page
    .getByRole('region', { name: DESK_TEXTS.imports })
    .getByRole('link', { name: 'products.csv' })
    .first()
    .click();
  await isSaid(page, CATALOGUE_IMPORT_TEXTS.stopped);
});

it('a file is chosen, imported and repeated by keyboard alone', async () => {
  const supplier = aSupplier();
  const page = await visitAs('provider-admin', { path: '/admin', maySendFiles: true });
  await headingOf(page).waitFor();
  await page.keyboard.press('g');
  await page.keyboard.press('k');
  await page.waitForURL(`**${PATH}`);
  await page.getByRole('heading', { name: CATALOGUE_IMPORTS_TEXTS.earlier }).waitFor();
  const asked = page.waitForEvent('filechooser');
  await page.keyboard.press('n');
  const buffer = Buffer.from(productsOf(supplier, 2));
  await (await asked).setFiles({ name: 'products.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('combobox', { name: 'Kind of products.csv' }).waitFor();
  await tabTo(page, 'Supplier of products.csv');
  await page.keyboard.type(supplier);
  await page.keyboard.press('Control+Enter');
  await isSaid(page, CATALOGUE_IMPORT_TEXTS.done);
  await isAt(page, 'products.csv');

  const again = page.waitForEvent('filechooser');
  await tabTo(page, `${CATALOGUE_IMPORTS_TEXTS.choose}n`);
  await page.keyboard.press('Enter');
  await (await again).setFiles({ name: 'products.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('combobox', { name: 'Kind of products.csv' }).waitFor();
  await page.keyboard.press('Control+Enter');
  await isSaid(page, CATALOGUE_IMPORT_TEXTS.unchanged);
});

it.each([
  { size: 375, screen: PHONE, colorScheme: 'light' },
  { size: 375, screen: PHONE, colorScheme: 'dark' },
  { size: 1280, screen: DESKTOP, colorScheme: 'light' },
  { size: 1280, screen: DESKTOP, colorScheme: 'dark' },
] as const)(
  'the screens of the catalog fit $size pixels in the $colorScheme scheme, and axe finds nothing',
  async ({ screen, colorScheme }) => {
    const supplier = aSupplier();
    const page = await visitAs('provider-admin', { ...screen, colorScheme, path: PATH, maySendFiles: true });
    const look = (name: string) => expect.poll(() => screenFaultsDownToSmallest(page), { message: name }).toEqual([]);
    const choose = (...files: readonly (readonly [string, string])[]) =>
      page
        .locator('input[type=file]')
        .setInputFiles(files.map(([name, text]) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })));

    await page.getByRole('heading', { name: CATALOGUE_IMPORTS_TEXTS.versions }).waitFor();
    await look('catalog');
    await choose(
      ['products.csv', productsOf(supplier, 30, [1, 3])],
      ['places.csv', 'Number,Name,Phone,ZIP,Time Zone\n'],
      ['book.csv', 'PK\u0003\u0004[Content_Types].xml'],
      ['items.xml', '<PIES xmlns="x"><Header>'],
    );
    await page.getByRole('combobox', { name: 'Kind of items.xml' }).waitFor();
    await isSaid(page, CATALOGUE_IMPORTS_TEXTS.notSure);
    await look('chosen files');
    for (const name of ['places.csv', 'book.csv', 'items.xml'])
      await page.getByRole('button', { name: `Remove ${name}` }).click();
    await importAs(page, supplier, 'products.csv');
    await isSaid(page, CATALOGUE_IMPORT_TEXTS.done);
    await page.getByRole('button', { name: 'Show all 2 places' }).click();
    await page
      .getByText(/^Line 5, /)
      .first()
      .waitFor();
    await look('import');
    await choose(['products.csv', productsOf(supplier, 5)]);
    await page.getByRole('combobox', { name: 'Kind of products.csv' }).waitFor();
    await page.getByRole('button', { name: /^Import 1 file/ }).click();
    await isSaid(page, CATALOGUE_IMPORT_TEXTS.stopped);
    await page.getByRole('heading', { name: CATALOGUE_IMPORT_TEXTS.better }).waitFor();
    await look('stopped');
    await page.getByRole('button', { name: /^Import and remove/ }).click();
    await page.getByRole('dialog').waitFor();
    await look('question');
  },
);

it.each([{ userName: 'northside-admin' }, { userName: 'summit-admin' }])(
  '$userName has no way to the catalog',
  async ({ userName }) => {
    const page = await visitAs(userName, { path: PATH });
    await page.waitForURL('**/admin');
    await headingOf(page).waitFor();
    expect(await page.getByRole('link', { name: ADMIN_TEXTS.catalogue, exact: true }).count()).toBe(0);
  },
);
