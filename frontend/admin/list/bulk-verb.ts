import type IconCheck from '@tabler/icons-react/icons/IconCheck';

/** Something that can be done to several rows at once. */
export interface BulkVerb<Row> {
  /** The key that does it. */
  readonly keys: string;
  readonly label: string;
  readonly Icon: typeof IconCheck;
  /** Whether the action applies to a row. Other rows are left out. */
  readonly isFor: (row: Row) => boolean;
  /** Asks before it does anything. Resolves to false if the person would rather not. */
  readonly ask?: () => Promise<boolean>;
  /** Does it to one row, and gives the row as it is then. Rejects with an `ApiError`. */
  readonly act: (row: Row) => Promise<Row>;
  /** Takes it back. Left out where that can't be done, which the button says. */
  readonly undo?: (row: Row) => Promise<Row>;
  /** The sentence about the outcome, with the names of the rows. */
  readonly done: (names: string) => string;
  readonly undone?: (names: string) => string;
}
