import { storedPhoneNumber } from '#shared/rules/base/phone-number.ts';
import { storedPostalCode } from '#shared/rules/shipping/postal-code.ts';
import { LINE_FACTS, type LineOfBusiness, linesOfBusiness } from '#shared/values/line-of-business.ts';
import type { CellReader } from './column.ts';
import { headerKey } from './header-name.ts';
import { RowRefusal, type Warn } from './refusal.ts';

/** Text as it stands there, line breaks included. */
export const text =
  (longest: number) =>
  (cell: string): string | RowRefusal =>
    cell.length <= longest ? cell : new RowRefusal('too-long', `The text is longer than ${longest} characters.`);

/** A name: runs of blanks in it are one blank (case V19). */
export const name: CellReader<string> = (cell) => text(200)(cell.replace(/\s+/g, ' '));

/** Text of a certain form. */
export const formed =
  (form: RegExp, what: string) =>
  (cell: string): string | RowRefusal =>
    form.test(cell) ? cell : new RowRefusal('invalid', `"${cell}" is no ${what}.`);

/** What a spreadsheet makes of the number 1E9003 or 12345678901234: the zeros and the rest are lost. */
const REWRITTEN = /^\d(?:\.\d+)?E\+\d+$/i;

/** A number of a part is text: nothing of it is dropped, and its blanks are one each. */
export function partNumber(cell: string, warn: Warn): string | RowRefusal {
  const number = cell.replace(/\s+/g, ' ');
  if (number.length > 60) return new RowRefusal('too-long', 'The number is longer than 60 characters.');
  if (REWRITTEN.test(number))
    warn('rewritten-number', `"${number}" looks like a number that a spreadsheet has changed.`);
  return number;
}

/** A whole number, with commas between thousands or without; '5.00' is whole. */
export const wholeNumber =
  (least: number, most: number) =>
  (cell: string): number | RowRefusal => {
    const digits = /^(-?(?:\d{1,3}(?:,\d{3})+|\d+))(?:\.0*)?$/.exec(cell)?.[1];
    const value = digits === undefined ? Number.NaN : Number(digits.replaceAll(',', ''));
    if (value >= least && value <= most) return value;
    return new RowRefusal('invalid-number', `"${cell}" is no whole number from ${least} to ${most}.`);
  };

/** Inches, pounds and degrees. */
export const decimal =
  (least: number, most: number) =>
  (cell: string): number | RowRefusal => {
    const value = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(cell) ? Number(cell) : Number.NaN;
    if (value >= least && value <= most) return value;
    return new RowRefusal('invalid-number', `"${cell}" is no number from ${least} to ${most}.`);
  };

const YES = new Set(['y', 'yes', 'true', '1', 'x']);
const NO = new Set(['n', 'no', 'false', '0']);

export function yesOrNo(cell: string): boolean | RowRefusal {
  const word = cell.toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : new RowRefusal('invalid', `"${cell}" is neither yes nor no.`);
}

/** One of a few words, however they are written. */
export const oneOf = <T extends string>(words: Readonly<Record<T, readonly string[]>>): CellReader<T> => {
  const known = Object.keys(words) as T[];
  const byKey = new Map(known.flatMap((word) => [word, ...words[word]].map((written) => [headerKey(written), word])));
  return (cell) => byKey.get(headerKey(cell)) ?? new RowRefusal('invalid', `"${cell}" is none of ${known.join(', ')}.`);
};

/** Several in one cell, with bars between them. */
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
export const year = wholeNumber(1890, 2100);
/** Names of places become parts of keys and of columns. */
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

/** As stored, with its zeros (case C20); of the US, Mexico or Canada. */
export const postalCode: CellReader<string> = (cell) =>
  storedPostalCode(cell, 'US') ??
  storedPostalCode(cell, 'CA') ??
  new RowRefusal('invalid-postal-code', `"${cell}" is no postal code.`);

/** Ten digits, however they are written, after a leading 1. */
export function phoneNumber(cell: string): string | RowRefusal {
  return storedPhoneNumber(cell) ?? new RowRefusal('invalid', `"${cell}" is no phone number of ten digits.`);
}
