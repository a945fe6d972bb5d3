/** The reason why a cell or row is refused. */
export class RowRefusal {
  readonly code: string;
  readonly message: string;
  /** The column with the problem, by its first name in the format. */
  readonly column: string | undefined;

  constructor(code: string, message: string, column?: string) {
    this.code = code;
    this.message = message;
    this.column = column;
  }
}

/**
 * Reports a problem that does not prevent the import of the row. A counted problem is reported once for each column,
 * with its first line and its count. It has no full stop, because the count follows.
 */
export type Warn = (code: string, message: string, how?: 'counted') => void;
