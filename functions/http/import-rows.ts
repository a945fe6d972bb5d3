import { AppError } from '#shared/errors.ts';
import { faultOf, type RowFault } from '#shared/rules/people-imports/row-fault.ts';
import type { IdempotencyRecord } from '#shared/schemas/stored/idempotency-record.ts';
import type { ImportRowResult } from '#shared/schemas/wire/import-rows.ts';
import { USER_ROW_TEXTS } from '#shared/texts/imports/people-import-texts.ts';
import type { Write } from '../data/table/transact.ts';

/** A cell that a row changes, by the heading of its column. */
export interface CellChange {
  readonly column: string;
  readonly before: string;
  readonly after: string;
}

/** The outcome of a valid row. The id is null for a new row that is not saved. */
export interface RowDone {
  readonly outcome: 'new' | 'changed' | 'same';
  readonly result: string;
  readonly id: number | null;
  readonly changes?: readonly CellChange[];
}
export type RowOutcome = RowDone | { readonly fault: RowFault };

/** The state that a row left its account or user in, and the values that it had before. */
export interface RowSaved extends RowDone {
  readonly id: number;
  /** The id of a user. */
  readonly userId?: string;
  readonly version: number;
  readonly former?: Readonly<Record<string, unknown>>;
}

/** How a row is saved. */
export interface RowSave {
  /** Recognizes a repeat. */
  readonly idempotency: IdempotencyRecord | undefined;
  /** The id of a user that the row makes. A repeat finds them by it. */
  readonly newUserId: string;
  /** Further writes of the row's transaction. */
  readonly also?: (saved: RowSaved) => Readonly<Record<string, Write>>;
}

/** Imports rows for one person, row by row. */
export interface RowImporter<Row, Body> {
  /**
   * The outcome that a save would have. It throws as a save does. `isExpected` tells whether an earlier row of the file
   * makes the account with this name, in the form of sameCompanyName.
   */
  tryRow(row: Row, body: Body, isExpected?: (companyName: string) => boolean): Promise<RowOutcome>;
  saveRow(row: Row, body: Body, save: RowSave): Promise<RowOutcome>;
  /** The spec's text for a refusal. Undefined if there is none. */
  readonly namedRefusal: (refusal: AppError) => string | undefined;
}

/**
 * The outcome of a row whose save may be refused, which is a fault of the row. Any other error fails the call, and a
 * repeat of the call continues after the saved rows.
 */
export async function rowOutcome(
  save: () => Promise<RowOutcome>,
  { namedRefusal }: Pick<RowImporter<never, never>, 'namedRefusal'>,
): Promise<RowOutcome> {
  return save().catch((error: unknown) => {
    if (error instanceof AppError && error.code in UNNAMED) return refusedRow(error, namedRefusal(error));
    throw error;
  });
}

/** The result of a row, by its place in the batch. */
export function rowResult(row: number, done: RowOutcome): ImportRowResult {
  if (!('fault' in done)) return { row, outcome: done.outcome, result: done.result, details: [], id: done.id };
  const { result, details } = done.fault;
  return { row, outcome: 'wrong', result, details: [...details], id: null };
}

/** The results of refusals that have no text of their own (admin 8). Refusals for other reasons fail the call. */
const UNNAMED: Readonly<Partial<Record<AppError['code'], string>>> = {
  forbidden: USER_ROW_TEXTS.rejected,
  invalid_input: USER_ROW_TEXTS.rejected,
  not_found: USER_ROW_TEXTS.noAccount,
  conflict: USER_ROW_TEXTS.failed,
};

function refusedRow(error: AppError, result: string | undefined): { readonly fault: RowFault } {
  if (result !== undefined) return faultOf(result);
  const { code, message, fieldErrors } = error;
  const details = fieldErrors.length > 0 ? fieldErrors.map((field) => field.message) : [message];
  return faultOf(UNNAMED[code] ?? USER_ROW_TEXTS.failed, ...new Set(details));
}

/** The key of one row's save: that of the call with the place of the row. Undefined without a key (decision B411). */
export const keyOfRow = (idempotencyKey: string | undefined, row: number): string | undefined =>
  idempotencyKey && `${idempotencyKey}\n${row}`;
