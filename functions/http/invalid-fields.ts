import { AppError, type FieldError } from '#shared/errors.ts';
import { ERROR_TEXTS } from '#shared/texts/base/error-texts.ts';

/** 'Invalid Request.' with the fields at fault, by their wire names (decision W3). */
export const invalidFields = (fieldErrors: readonly FieldError[]): AppError =>
  new AppError('invalid_input', ERROR_TEXTS.invalidRequest, { fieldErrors });

/** Throws 'Invalid Request.' if there are fields at fault. */
export function refuseFields(fieldErrors: readonly FieldError[]): void {
  if (fieldErrors.length > 0) throw invalidFields(fieldErrors);
}
