import { AppError } from '#shared/errors.ts';
import { faultOf, type RowFault } from '#shared/rules/people-imports/row-fault.ts';
import type { ImportRowResult } from '#shared/schemas/wire/import-rows.ts';
import { USER_ROW_TEXTS } from '#shared/texts/imports/people-import-texts.ts';

/** The outcome of a valid row. The id is null for a new row in a dry run. */
interface RowDone {
  readonly outcome: 'new' | 'changed' | 'same';
  readonly result: string;
  readonly id: number | null;
}
export type RowOutcome = RowDone | { readonly fault: RowFault };

/**
 * The result of a row, by its place in the batch. A refused save is a fault of the row. Any other error fails the call,
 * and a repeat of the call continues after the saved rows. `named` returns the spec's text for a refusal, if there is
 * one.
 */
export async function rowResult(
  row: number,
  save: () => Promise<RowOutcome>,
  named: (refusal: AppError) => string | undefined,
): Promise<ImportRowResult> {
  const done = await save().catch((error: unknown) => {
    if (error instanceof AppError && error.code in UNNAMED) return refusedRow(error, named(error));
    throw error;
  });
  if (!('fault' in done)) return { row, details: [], ...done };
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
