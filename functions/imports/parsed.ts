/** A place in an import file; both count from 1. */
export interface SourcePosition {
  readonly line: number;
  readonly column?: number;
}

/** What is wrong at a place of an import file. */
export interface Fault extends SourcePosition {
  /** The column's name, in files that have such. */
  readonly field?: string;
  /** What kind of fault, for counting and filtering: 'missing-part-type'. */
  readonly code: string;
  readonly message: string;
  /** 'refused': what stands there is left out. 'warning': it is taken in, as the message says. */
  readonly severity: 'refused' | 'warning';
}

/** What a parser of an import file yields: rows (of CSV files with their lines) and faults as they come, and at the very end one summary. */
export type Parsed<Row, Summary> = { row: Row; line?: number } | { fault: Fault } | { summary: Summary };
