import type IconCheck from '@tabler/icons-react/icons/IconCheck';

/** Something that can be done to several rows at once. */
export interface BulkVerb<Row> {
  /** The key that does it. */
  readonly keys: string;
  readonly label: string;
  readonly Icon: typeof IconCheck;
  /** Whether there is anything to do to a row. Those where there is not are left out. */
  readonly isFor: (row: Row) => boolean;
  /** Does it to one row, and gives the row as it is then. Rejects with an `ApiError`. */
  readonly act: (row: Row) => Promise<Row>;
  /** Takes it back. Left out where that can't be done, which the button says. */
  readonly undo?: (row: Row) => Promise<Row>;
  /** Says what was done, to whom. */
  readonly done: (names: string) => string;
  readonly undone?: (names: string) => string;
}
