import { headerKey } from '#shared/rules/base/header-name.ts';
import { storedPhoneNumber } from '#shared/rules/base/phone-number.ts';
import { storedPostalCode } from '#shared/rules/shipping/postal-code.ts';
import { LINE_FACTS, type LineOfBusiness, linesOfBusiness } from '#shared/values/line-of-business.ts';
import { YEARS } from '#shared/values/year.ts';
import type { CellReader } from './column.ts';
import { RowRefusal, type Warn } from './refusal.ts';

/** Text unchanged, with its line breaks. */
export const text =
  (longest: number) =>
  (cell: string): string | RowRefusal =>
    cell.length <= longest ? cell : new RowRefusal('too-long', `The text is longer than ${longest} characters.`);

/** A name. Runs of blanks become one blank (case V19). */
export const name: CellReader<string> = (cell) => text(200)(cell.replace(/\s+/g, ' '));

/** Text that matches a pattern. `expected` describes it in the message. */
export const formed =
  (form: RegExp, expected: string) =>
  (cell: string): string | RowRefusal =>
    form.test(cell) ? cell : new RowRefusal('invalid', `"${cell}" is not a valid ${expected}.`);

/** A spreadsheet turns part numbers such as 1E9003 or 12345678901234 into this form, and digits are lost. */
const REWRITTEN = /^\d(?:\.\d+)?E\+\d+$/i;

/** A part number is text: nothing is dropped, and runs of blanks become one blank. */
export function partNumber(cell: string, warn: Warn): string | RowRefusal {
  const number = cell.replace(/\s+/g, ' ');
  if (number.length > 60) return new RowRefusal('too-long', 'The part number is longer than 60 characters.');
  if (REWRITTEN.test(number))
    warn('rewritten-number', `"${number}" looks like a part number that a spreadsheet has changed.`);
  return number;
}

/** A whole number, with or without commas between thousands. '5.00' is a whole number too. */
export const wholeNumber =
  (least: number, most: number) =>
  (cell: string): number | RowRefusal => {
    const digits = /^(-?(?:\d{1,3}(?:,\d{3})+|\d+))(?:\.0*)?$/.exec(cell)?.[1];
    const value = digits === undefined ? Number.NaN : Number(digits.replaceAll(',', ''));
    if (value >= least && value <= most) return value;
    return new RowRefusal('invalid-number', `"${cell}" is not a whole number from ${least} to ${most}.`);
  };

/** A decimal number, for inches, pounds and degrees. */
export const decimal =
  (least: number, most: number) =>
  (cell: string): number | RowRefusal => {
    const value = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(cell) ? Number(cell) : Number.NaN;
    if (value >= least && value <= most) return value;
    return new RowRefusal('invalid-number', `"${cell}" is not a number from ${least} to ${most}.`);
  };

const YES = new Set(['y', 'yes', 'true', '1', 'x']);
const NO = new Set(['n', 'no', 'false', '0']);

export function yesOrNo(cell: string): boolean | RowRefusal {
  const word = cell.toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : new RowRefusal('invalid', `"${cell}" is neither yes nor no.`);
}

/** One of several words, whatever its case and punctuation. Each word may have synonyms. */
export const oneOf = <T extends string>(words: Readonly<Record<T, readonly string[]>>): CellReader<T> => {
  const known = Object.keys(words) as T[];
  const byKey = new Map(known.flatMap((word) => [word, ...words[word]].map((written) => [headerKey(written), word])));
  return (cell) =>
    byKey.get(headerKey(cell)) ?? new RowRefusal('invalid', `"${cell}" is not one of ${known.join(', ')}.`);
};

/** Several values in one cell, separated by bars. */
export const list =
  <T>(read: CellReader<T>): CellReader<T[]> =>
  (cell, warn) => {
    const values: T[] = [];
    for (const part of cell.split('|')) {
      const trimmed = part.trim();
      const value = trimmed === '' ? undefined : read(trimmed, warn);
      if (value instanceof RowRefusal) return value;
      if (value !== undefined) values.push(value);
    }
    return values;
  };

export const companyCode = formed(/^\d{3}$/, 'company code of three digits');
export const year = wholeNumber(YEARS.first, YEARS.last);
/** The number of a warehouse or yard. It becomes part of table keys and of column names. */
export const locationNumber = formed(/^[A-Za-z0-9-]{1,20}$/, 'number of letters, digits and hyphens');
/** Part type, sequence and suffix, kept as given with zeros and side (case E19). */
export const interchangeNumber = formed(/^\d{3}[ -]?\d{1,7}[A-Za-z]{0,3}$/, 'interchange number such as 591-04039L');
export const levelName = (cell: string): string | RowRefusal =>
  formed(/^[a-z0-9-]{1,40}$/, 'price level of letters, digits and hyphens')(cell.toLowerCase());

export const lineOfBusiness = oneOf<LineOfBusiness>(
  Object.fromEntries(
    linesOfBusiness.map((lineOfBusiness) => [
      lineOfBusiness,
      [String(LINE_FACTS[lineOfBusiness].key), LINE_FACTS[lineOfBusiness].label],
    ]),
  ) as Record<LineOfBusiness, string[]>,
);

/** A US, Mexican or Canadian postal code in stored form, with its leading zeros (case C20). */
export const postalCode: CellReader<string> = (cell) =>
  storedPostalCode(cell, 'US') ??
  storedPostalCode(cell, 'CA') ??
  new RowRefusal('invalid-postal-code', `"${cell}" is not a postal code.`);

/** Ten digits in any notation, with or without a leading 1. */
export function phoneNumber(cell: string): string | RowRefusal {
  return storedPhoneNumber(cell) ?? new RowRefusal('invalid', `"${cell}" is not a phone number of ten digits.`);
}
