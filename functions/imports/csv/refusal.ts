/** Why a cell or a row is not taken. */
export class RowRefusal {
  readonly code: string;
  readonly message: string;
  /** The column that is at issue, by the name that the format gives it first. */
  readonly column: string | undefined;

  constructor(code: string, message: string, column?: string) {
    this.code = code;
    this.message = message;
    this.column = column;
  }
}

/** Reports what is taken in all the same. */
export type Warn = (code: string, message: string) => void;
