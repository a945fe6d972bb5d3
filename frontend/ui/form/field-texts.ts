import * as z from 'zod/mini';
import type { FieldError } from '#shared/errors.ts';
import { UI_TEXTS } from '#shared/texts/base/ui-texts.ts';
import { type ContractField, fieldOfPath } from './contract-fields.ts';

/** Texts by the names of fields. */
export type FieldTexts<N extends string = string> = { readonly [Name in N]?: string | undefined };

/** Texts for the required fields that are empty, or blank where the contract does not accept blanks. */
export function emptyFields(
  fields: readonly ContractField[],
  values: Readonly<Record<string, string | undefined>>,
  texts: FieldTexts,
): FieldTexts {
  const empty = fields.filter(({ name, isRequired, schema }) => {
    const value = values[name] ?? '';
    return isRequired && value.trim() === '' && !z.safeParse(schema, value).success;
  });
  return Object.fromEntries(empty.map(({ name }) => [name, texts[name] ?? UI_TEXTS.required]));
}

/** The texts of a refusal that name fields of this form. A field with several faults has its first one. */
export const fieldRefusals = (fields: readonly ContractField[], error: unknown): FieldTexts =>
  textsOfErrors(fields, fieldErrorsOf(error));

/** The texts of errors that name fields of this form by their paths on the wire. */
export function textsOfErrors(fields: readonly ContractField[], errors: readonly FieldError[]): FieldTexts {
  const found = errors.flatMap(({ path, message }) => {
    const field = fieldOfPath(fields, path);
    return field ? [[field.name, message] as const] : [];
  });
  return Object.fromEntries(found.toReversed());
}

/** Without the fields that have no text, and without those that are named. */
export const presentTexts = (texts: FieldTexts, except: readonly string[] = []): FieldTexts =>
  Object.fromEntries(Object.entries(texts).filter(([name, text]) => text !== undefined && !except.includes(name)));

/** The refusals of the API have them; other errors do not. */
const fieldErrorsOf = (error: unknown): readonly FieldError[] =>
  error instanceof Error && 'fieldErrors' in error ? (error.fieldErrors as readonly FieldError[]) : [];
