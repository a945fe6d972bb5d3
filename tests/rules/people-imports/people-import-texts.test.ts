import { expect, it } from 'vitest';
import { IMPORT_ROW_TEXTS, PEOPLE_IMPORT_TEXTS as TEXTS } from '#shared/texts/imports/people-import-texts.ts';

it.each([
  [TEXTS.continueAnyway, 'There were errors in your import file. Continue anyways?'],
  [TEXTS.importing(200, 23_654, 3), 'Importing 200 of 23,654 …, 3 left out'],
  [TEXTS.tooManyRows(60_000), 'This file has more than 60,000 rows. Please split it.'],
  [TEXTS.noRows, 'This file has no rows.'],
  [TEXTS.unreadable, 'This file can’t be read as a table. Please save it as CSV.'],
  [TEXTS.missingColumns('Company Name, City'), 'Please choose the headings for: Company Name, City.'],
  [TEXTS.unknownColumn('Colour'), 'There is no column Colour.'],
  [TEXTS.unknownHeading('name'), 'The file has no heading name.'],
  [TEXTS.notKept, 'The file of this import is deleted. Please upload it again.'],
  [TEXTS.isWorking, 'This import is still at work. Please wait until it ends.'],
  [TEXTS.nothingReady, 'This import has no rows that can be imported.'],
  [TEXTS.noSuchRow(301), 'The file has no row 301.'],
  [TEXTS.rowIsIn(7), 'Row 7 is imported already.'],
  [TEXTS.nobodyToInvite, 'There is nobody to invite.'],
  [TEXTS.nothingToTakeBack, 'There is nothing to take back.'],
  [TEXTS.interrupted, 'The import stopped before its end. Please continue it.'],
  [TEXTS.usedSince, 'Signed in since the import.'],
  [TEXTS.changedSince, 'Changed since the import.'],
  [TEXTS.hasPeople, 'Has users or accounts under it.'],
  [IMPORT_ROW_TEXTS.line(7), 'Line 7:'],
  [TEXTS.inactiveAlready, 'Is inactive already.'],
])('says “%s”', (text, literal) => {
  expect(text).toBe(literal);
});
