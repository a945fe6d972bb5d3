import { expect, it } from 'vitest';
import * as GRID from '#shared/texts/imports/import-grid-texts.ts';
import * as SCREEN from '#shared/texts/imports/import-screen-texts.ts';
import * as IMPORTS from '#shared/texts/imports/imports-screen-texts.ts';

it.each([
  [IMPORTS.uploadedPart('a.csv', '26'), 'Uploading a.csv …, 26%'],
  [IMPORTS.fileTooLarge('50'), 'This file has more than 50 MB. Please split it.'],
  [SCREEN.rowsUnder('Accounts', 23_654, 'Summit'), 'Accounts, 23,654 rows, under Summit'],
  [SCREEN.rowsUnder('Users', 1, 'Summit'), 'Users, 1 row, under Summit'],
  [SCREEN.rowsUnder('Users', 0, 'Summit'), 'Users, under Summit'],
  [
    SCREEN.goodAndFaulty(23_493, 161),
    '23,493 rows without faults can be imported now. The other 161 stay here and can follow.',
  ],
  [SCREEN.goodAndFaulty(1, 1), '1 row without faults can be imported now. The other one stays here and can follow.'],
  [SCREEN.allGood(1), 'The file has no errors. 1 row can be imported.'],
  [SCREEN.nothingGood(1), 'The only row left has a fault.'],
  [SCREEN.nothingGood(1200), 'All 1,200 rows that are left have faults.'],
  [SCREEN.checkedShare('a.csv', '25'), 'Checking a.csv …, 25%'],
  [SCREEN.batchInProgress(2, 237), 'Batch 2 of 237, 100 rows each'],
  [SCREEN.minutesLeft(0), 'less than a minute'],
  [SCREEN.minutesLeft(4), 'about 4 min'],
  [SCREEN.doneOf(200, 23_654), '200 of 23,654'],
  [SCREEN.rowsAreIn(23_493, 23_654), '23,493 of 23,654 are in, 161 left out.'],
  [SCREEN.rowsAreIn(23_654, 23_654), 'All 23,654 rows are in.'],
  [SCREEN.rowsAreIn(1, 1), 'The row is in.'],
  [SCREEN.tookTime(12), 'Took 12 s.'],
  [SCREEN.tookTime(252), 'Took 4 min 12 s.'],
  [SCREEN.othersCanFollow(1), 'The other one waits here and can follow.'],
  [SCREEN.othersCanFollow(161), 'The other 161 wait here and can follow.'],
  [SCREEN.inviteUsers(1), 'Invite 1 user'],
  [SCREEN.inviteUsers(5000), 'Invite 5,000 users'],
  [SCREEN.invitedUsers(1), '1 user was invited.'],
  [SCREEN.invitedUsers(2), '2 users were invited.'],
  [SCREEN.takenBackRows(1, 0), '1 row taken back.'],
  [SCREEN.takenBackRows(99, 1), '99 rows taken back, 1 left as it is.'],
  [SCREEN.takenBackRows(99, 2), '99 rows taken back, 2 left as they are.'],
  [GRID.rowsWithFaults(1), '1 row with a fault'],
  [GRID.rowsWithFaults(161), '161 rows with faults'],
  [GRID.rowsListed(1), '1 row'],
  [GRID.rowsListed(1200), '1,200 rows'],
  [GRID.correctedRows(4), '4 corrected'],
  [GRID.cellOfRow('State', 14), 'State of row 14'],
  [GRID.rowFault(14, 'Address is not complete'), 'Row 14: Address is not complete'],
  [GRID.replaceInRows('Calif.', 41), 'Replace “Calif.” in all 41 rows with'],
  [GRID.replaceInRows('', 2), 'Replace empty in all 2 rows with'],
  [GRID.replaceAllRows(41), 'Replace all 41'],
  [GRID.replacedRows('State', 'Calif.', 'CA', 41), 'State: “Calif.” is now “CA” in 41 rows.'],
  [GRID.replacedRows('State', '', 'CA', 1), 'State: empty is now “CA” in 1 row.'],
  [GRID.addStoreNumbers(156), 'Add the store number to all 156 names'],
  [GRID.storeNumbersAdded(1), 'Store number added to 1 name.'],
  [GRID.storeNumbersAdded(1200), 'Store numbers added to 1,200 names.'],
  [GRID.changedCell('State', 14), 'State of row 14 changed.'],
  [GRID.leftOutRow(14), 'Row 14 left out.'],
  [GRID.broughtBackRow(14), 'Row 14 is back.'],
  [GRID.missingRequired('City, State'), 'Still without a heading: City, State.'],
  [GRID.columnsRead(9, 10), '9 of 10 read'],
  [GRID.columnFor('town'), 'Column for town'],
])('says “%s”', (text, literal) => {
  expect(text).toBe(literal);
});

const { COLUMN_MAPPING_TEXTS, IMPORT_GRID_TEXTS } = GRID;
const { IMPORT_SCREEN_TEXTS } = SCREEN;
const { IMPORTS_TEXTS, IMPORT_STATES, ROW_OUTCOMES } = IMPORTS;

it.each([
  [COLUMN_MAPPING_TEXTS.heading, 'Heading of the file'],
  [COLUMN_MAPPING_TEXTS.intro, 'Choose the column that each heading of the file fills.'],
  [COLUMN_MAPPING_TEXTS.noSamples, 'The file has no rows to show.'],
  [COLUMN_MAPPING_TEXTS.samples, 'First rows'],
  [IMPORT_GRID_TEXTS.fillDown, 'Fill down'],
  [IMPORT_GRID_TEXTS.grid, 'Rows of the import'],
  [IMPORT_GRID_TEXTS.leaveOut, 'Leave the row out'],
  [IMPORT_GRID_TEXTS.nextFault, 'Next fault'],
  [IMPORT_GRID_TEXTS.notSaved, 'The correction was not saved.'],
  [IMPORT_SCREEN_TEXTS.continuedBy, 'Continued by'],
  [IMPORT_SCREEN_TEXTS.facts, 'About this import'],
  [IMPORT_SCREEN_TEXTS.failed, 'This import failed.'],
  [IMPORT_SCREEN_TEXTS.goesOn, 'This goes on when the window is closed.'],
  [IMPORT_SCREEN_TEXTS.keptUntil, 'Rows are kept until'],
  [IMPORT_SCREEN_TEXTS.preparing, 'Preparing …'],
  [IMPORT_SCREEN_TEXTS.startedBy, 'Started by'],
  [IMPORTS_TEXTS.by, 'Started by'],
  [IMPORTS_TEXTS.leaveUpload, 'The upload ends when you leave this page.'],
  [IMPORT_STATES.mapping, 'Waits for columns'],
  [IMPORT_STATES.cancelling, 'Canceling'],
  [IMPORT_STATES.inviting, 'Inviting'],
  [IMPORT_STATES.takingBack, 'Taking back'],
  [IMPORT_STATES.takenBack, 'Taken back'],
  [ROW_OUTCOMES.same, 'Same as now'],
])('“%s” stands on the screens of imports', (text, literal) => {
  expect(text).toBe(literal);
});
