import { withoutBinaryNoise } from '#shared/rules/base/binary-noise.ts';
import { headerKey } from '#shared/rules/base/header-name.ts';
import { storedPhoneNumber } from '#shared/rules/base/phone-number.ts';
import { storedPostalCode } from '#shared/rules/shipping/postal-code.ts';
import { isPartNumber } from '#shared/schemas/fields/wire-names.ts';
import { LINE_FACTS, type LineOfBusiness, linesOfBusiness } from '#shared/values/line-of-business.ts';
import { YEARS } from '#shared/values/year.ts';
import { doubtOf, looksLikeDate } from '../texts/doubtful-number.ts';
import { withoutInvisible } from '../texts/invisible-characters.ts';
import { SEVERAL_NUMBERS, severalNumbers } from '../texts/several-numbers.ts';
import { decodedReferences, REFERENCES_DECODED } from '../texts/web-references.ts';
import type { CellReader } from './column.ts';
import { RowRefusal, type Warn } from './refusal.ts';

/** Text with its line breaks. References of web pages are decoded (case N17). */
export const text =
  (longest: number): CellReader<string> =>
  (cell, warn) => {
    const decoded = decodedCell(cell, warn);
    return decoded.length <= longest ? decoded : tooLong(longest);
  };

const tooLong = (longest: number) => new RowRefusal('too-long', `The text is longer than ${longest} characters.`);

function decodedCell(cell: string, warn: Warn): string {
  const decoded = decodedReferences(cell);
  if (decoded === cell) return cell;
  warn('web-references', REFERENCES_DECODED, 'counted');
  return withoutInvisible(decoded).trim();
}

/** A name. Runs of blanks become one blank (case V19). */
export const name: CellReader<string> = (cell, warn) => {
  const decoded = singleBlanks(decodedCell(cell, warn));
  return decoded.length <= LONGEST_NAME ? decoded : tooLong(LONGEST_NAME);
};

const LONGEST_NAME = 200;

const singleBlanks = (cell: string): string => cell.replace(/\s+/g, ' ');

/** The name of a make or model. A spreadsheet turns the model 9-3 into a date, which is reported (case N39). */
export const vehicleName: CellReader<string> = (cell, warn) => {
  if (looksLikeDate(cell)) warn('rewritten-number', `"${cell}" looks like a name that a spreadsheet has changed.`);
  return name(cell, warn);
};

/** Text that matches a pattern. `expected` describes it in the message. */
export const formed =
  (form: RegExp, expected: string) =>
  (cell: string): string | RowRefusal =>
    form.test(cell) ? cell : new RowRefusal('invalid', `"${cell}" is not a valid ${expected}.`);

/** A part number is text: nothing is dropped, and runs of blanks become one blank. */
export function partNumber(cell: string, warn: Warn): string | RowRefusal {
  const number = singleBlanks(decodedCell(cell, warn));
  if (number.length > 60) return new RowRefusal('too-long', 'The part number is longer than 60 characters.');
  const doubt = doubtOf(number);
  if (doubt) warn(doubt.code, `${doubt.problem}.`);
  return number;
}

/** The provider's own number of a part, by which calls name it (case N15). */
export function orderableNumber(cell: string, warn: Warn): string | RowRefusal {
  const number = partNumber(cell, warn);
  if (number instanceof RowRefusal || isPartNumber(number)) return number;
  return new RowRefusal('invalid', `"${number}" can’t be ordered, because a number of ours has no #.`);
}

/** A whole number, with or without commas between thousands. '5.00' is a whole number too. */
export const wholeNumber =
  (least: number, most: number) =>
  (cell: string): number | RowRefusal => {
    const digits = /^(-?(?:\d{1,3}(?:,\d{3})+|\d+))(?:\.0*)?$/.exec(withoutBinaryNoise(cell))?.[1];
    const value = digits === undefined ? Number.NaN : Number(digits.replaceAll(',', ''));
    if (value >= least && value <= most) return value;
    return new RowRefusal('invalid-number', `"${cell}" is not a whole number from ${least} to ${most}.`);
  };

/** A decimal number, for inches, pounds and degrees. */
export const decimal =
  (least: number, most: number) =>
  (cell: string): number | RowRefusal => {
    const number = withoutBinaryNoise(cell);
    const value = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(number) ? Number(number) : Number.NaN;
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

/** A part number with a separator that people use for several of them is read as several. */
export const numberList =
  <T>(read: CellReader<T>): CellReader<T[]> =>
  (cell, warn) => {
    const decoded = decodedCell(cell, warn);
    const numbers = severalNumbers(decoded);
    if (numbers.length > decoded.split('|').filter((part) => part.trim() !== '').length) {
      warn('several-numbers', SEVERAL_NUMBERS, 'counted');
    }
    return readableList(read)(numbers.join('|'), warn);
  };

/** Several values in one cell, separated by bars. Only an unreadable value is left out, not the cell. */
export const readableList =
  <T>(read: CellReader<T>): CellReader<T[]> =>
  (cell, warn) => {
    const readOne: CellReader<T | undefined> = (part) => {
      const value = read(part, warn);
      if (!(value instanceof RowRefusal)) return value;
      warn(value.code, cellLeftOut(value.message));
      return undefined;
    };
    const values = list(readOne)(cell, warn);
    return values instanceof RowRefusal ? values : values.filter((value) => value !== undefined);
  };

/** Why a value that can't be read is missing. */
export const cellLeftOut = (message: string): string => `${message} It is left out.`;

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
