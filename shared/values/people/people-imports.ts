/** The subjects of imports of people (admin 4, 5). */
export const peopleImportKinds = ['accounts', 'users'] as const;
export type PeopleImportKind = (typeof peopleImportKinds)[number];

/**
 * The states of such an import. The file is read and judged (checking) until its rows are known (checked); if a column
 * that every row needs was not found, it waits for its columns (mapping). Saving makes the accounts or users and ends as
 * done or cancelled. An import that is done may keep the rows that were left out, which can be corrected and saved
 * after it. What was imported can be taken back. A failed import can be continued if its rows are kept.
 */
export const peopleImportStates = [
  'checking',
  'mapping',
  'checked',
  'saving',
  'cancelling',
  'cancelled',
  'done',
  'inviting',
  'takingBack',
  'takenBack',
  'failed',
] as const;
export type PeopleImportState = (typeof peopleImportStates)[number];

/**
 * The outcomes of a row: a new account or user, a changed user, a user who is the same as before, a row with a fault,
 * or a row that was left out by hand.
 */
export const rowOutcomes = ['new', 'changed', 'same', 'wrong', 'leftOut'] as const;
export type RowOutcomeName = (typeof rowOutcomes)[number];

/** A file with more rows is refused. Their batches are the items of a workflow, whose state holds 256 KB. */
export const MOST_PEOPLE_ROWS = 60_000;

/** Rows of an import that one call lists or corrects, at most. */
export const MOST_ROWS_OF_A_CALL = 1000;

/** A file of the most rows with the longest cells that anybody writes. */
export const MOST_PEOPLE_FILE_BYTES = 50 * 1024 ** 2;
