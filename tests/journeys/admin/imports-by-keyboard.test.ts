import { expect, it } from 'vitest';
import { accountsContract } from '#shared/contracts/accounts.ts';
import { IMPORT_GRID_TEXTS } from '#shared/texts/imports/import-grid-texts.ts';
import { allGood, IMPORT_SCREEN_TEXTS, rowsAreIn, takenBackRows } from '#shared/texts/imports/import-screen-texts.ts';
import { IMPORTS_TEXTS } from '#shared/texts/imports/imports-screen-texts.ts';
import { ACCOUNT_ROW_TEXTS, PEOPLE_IMPORT_TEXTS } from '#shared/texts/imports/people-import-texts.ts';
import { isAt, tabTo } from '../support/focus.ts';
import { headingOf } from '../support/screens.ts';
import { signedInVisitor } from '../support/signed-in-visitor.ts';
import { visitAs } from '../support/visit-as.ts';

const HEADINGS = 'Company Name,Address,City,State,Postal Code,Store Number,Colour';
/** Rows of the file, and the three of them that are bad. */
const ROWS = 250;
const BAD_STATE = 20;
const NO_NAME = 120;
const REPEATED = 240;

function rowsOf(word: string): string[] {
  return Array.from({ length: ROWS }, (_, place) => {
    const row = place + 1;
    const name = row === NO_NAME ? '' : `${word} ${row === REPEATED ? 1 : row}`;
    return `${name},${row} Main St,Fresno,${row === BAD_STATE ? 'Calif.' : 'CA'},93650,S${row},red`;
  });
}

it('250 accounts with three bad rows are corrected, imported and taken back by keyboard alone (case C23)', async () => {
  const word = `Imported ${crypto.randomUUID().slice(0, 8)}`;
  const provider = await signedInVisitor('provider-admin');
  const address = { address1: '1 Main St', city: 'Fresno', state: 'CA', postalCode: '93650' };
  const body = { parentId: null, companyName: word, ...address };
  const idempotencyKey = crypto.randomUUID();
  const parent = (await provider.call(accountsContract.createAccount, { body }, { idempotencyKey })).output();
  const path = `/admin/imports?kind=accounts&account=${parent.id}`;
  const page = await visitAs('provider-admin', { path, maySendFiles: true });
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  const isSaid = (text: string) => page.getByText(text, { exact: true }).first().waitFor();

  await headingOf(page).waitFor();
  const asked = page.waitForEvent('filechooser');
  await tabTo(page, `${IMPORTS_TEXTS.choose}n`);
  await press('Enter');
  const buffer = Buffer.from([HEADINGS, ...rowsOf(word)].join('\r\n'));
  await (await asked).setFiles({ name: 'branches.csv', mimeType: 'text/csv', buffer });

  await isSaid(PEOPLE_IMPORT_TEXTS.continueAnyway);
  await expect.poll(() => page.locator('tr[data-row]').count()).toBe(3);
  expect(await page.getByRole('grid').textContent()).toContain(ACCOUNT_ROW_TEXTS.repeated);
  await press('Escape');
  await isAt(page, 'Calif.');
  await page.keyboard.type('CA');
  await press('Enter');
  await isAt(page, IMPORT_GRID_TEXTS.empty);
  await page.keyboard.type(`${word} ${NO_NAME}`);
  await press('Enter');
  await isAt(page, `${word} 1`);
  await press('Enter', 'End');
  await page.keyboard.type(' again');
  await press('Enter');
  await isSaid(allGood(ROWS));

  await press('Control+Enter');
  await page.reload();
  await isSaid(rowsAreIn(ROWS, ROWS));
  await tabTo(page, IMPORT_SCREEN_TEXTS.takeBack);
  await press('Enter');
  await page.getByRole('dialog').waitFor();
  await tabTo(page, IMPORT_SCREEN_TEXTS.takeBack);
  await press('Enter');
  await isSaid(takenBackRows(ROWS, 0));
});
