/** The grid in which faulty rows are corrected, and the mapping of columns. All of these texts are our own. */
export const IMPORT_GRID_TEXTS = {
  filters: 'Rows by result',
  allRows: 'All rows',
  notImported: 'Not imported',
  withFaults: 'With faults',
  faultsByKind: 'Faults by kind',
  grid: 'Rows of the import',
  failed: 'The rows could not be loaded.',
  none: 'No rows to show',
  noneDetail: 'No row has this result any more.',
  noFaults: 'No row has a fault',
  noFaultsDetail: 'Every row can be imported.',
  allIn: 'Every row is imported',
  allInDetail: 'The file is deleted, so its rows are not listed here.',
  row: 'Row',
  result: 'Result',
  empty: 'empty',
  checking: 'Checking …',
  corrected: 'Corrected',
  nextFault: 'Next fault',
  type: 'Type',
  fillDown: 'Fill down',
  leaveOut: 'Leave the row out',
  bringBack: 'Bring the row back',
  undo: 'Undo',
  hideCorrected: 'Hide corrected rows',
  notSaved: 'The correction was not saved.',
  isIn: 'This row is imported and can’t be changed.',
} as const;

const inFull = (count: number): string => count.toLocaleString('en-US');

export const rowsWithFaults = (count: number): string =>
  count === 1 ? '1 row with a fault' : `${inFull(count)} rows with faults`;
export const rowsListed = (count: number): string => (count === 1 ? '1 row' : `${inFull(count)} rows`);
export const correctedRows = (count: number): string => `${inFull(count)} corrected`;

/** The name of a cell for screen readers. */
export const cellOfRow = (column: string, row: number): string => `${column} of row ${row}`;
export const rowFault = (row: number, result: string): string => `Row ${row}: ${result}`;

/** A value in quotes, or the word for an empty cell. */
const quoted = (value: string): string => (value === '' ? IMPORT_GRID_TEXTS.empty : `“${value}”`);
export const replaceInRows = (value: string, rows: number): string =>
  `Replace ${quoted(value)} in all ${inFull(rows)} rows with`;
export const replaceAllRows = (rows: number): string => `Replace all ${inFull(rows)}`;
export const replacedRows = (column: string, from: string, to: string, rows: number): string =>
  `${column}: ${quoted(from)} is now ${quoted(to)} in ${rows === 1 ? '1 row' : `${inFull(rows)} rows`}.`;
/** Names that are repeated become different ones by the numbers of their stores. */
export const addStoreNumbers = (rows: number): string => `Add the store number to all ${inFull(rows)} names`;
export const storeNumbersAdded = (rows: number): string =>
  rows === 1 ? 'Store number added to 1 name.' : `Store numbers added to ${inFull(rows)} names.`;
export const changedCell = (column: string, row: number): string => `${column} of row ${row} changed.`;
export const leftOutRow = (row: number): string => `Row ${row} left out.`;
export const broughtBackRow = (row: number): string => `Row ${row} is back.`;

/** The choice of columns. */
export const COLUMN_MAPPING_TEXTS = {
  title: 'Columns',
  choose: 'Choose the columns',
  intro: 'Choose the column that each heading of the file fills.',
  heading: 'Heading of the file',
  samples: 'First rows',
  column: 'Column',
  notRead: 'Not read',
  required: 'required',
  isFilled: 'Every required column is filled.',
  ignored: 'Not read',
  remembered: 'Remembered from the last file.',
  willBeRemembered: 'The choice is remembered for the next file.',
  dropsCorrections: 'The file is checked again, and corrections made so far are dropped.',
  change: 'Change',
  check: 'Check the file',
  back: 'Back',
  noSamples: 'The file has no rows to show.',
} as const;

export const missingRequired = (columns: string): string => `Still without a heading: ${columns}.`;
export const columnsRead = (read: number, headings: number): string => `${read} of ${headings} read`;
export const columnFor = (heading: string): string => `Column for ${heading}`;
