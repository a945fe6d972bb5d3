import { sortIds } from '../../values/catalogue/catalogue-sorts.ts';
import { certificationNames } from '../../values/catalogue/part-flags.ts';
import { salvageGrades } from '../../values/catalogue/salvage-grade.ts';
import { LINE_FACTS, linesOfBusiness } from '../../values/line-of-business.ts';
import { pageSizeOf } from '../base/page-sizes.ts';
import { clampedPage } from '../base/page-window.ts';
import { sellingPrice, tenThousandths } from '../base/ten-thousandths.ts';
import type { CatalogueLocation, LocatedPart } from './catalogue-location.ts';
import type { Span } from './facet-buckets.ts';
import { segmentText, tokenValue } from './path-segment.ts';

/** The fields of a location that are written as tokens. */
type Tokens = Omit<CatalogueLocation, 'year' | 'make' | 'model' | 'category' | 'keyword'>;

export const isToken = (segment: string): boolean => segment.startsWith('+');

/**
 * The tokens of a location, each a path segment (storefront 2, catalogue URL). Each value has its own token. Default
 * values have none.
 */
export function writeTokens(tokens: Tokens): string[] {
  const { part, lineOfBusiness, sort, take, page } = tokens;
  const values: [letter: string, values: readonly (string | number)[]][] = [
    ['p', part?.lineOfBusiness === 'aftermarket' ? [part.partNumber] : []],
    ['i', part?.lineOfBusiness === 'salvage' ? [part.id] : []],
    ['l', lineOfBusiness ? [LINE_FACTS[lineOfBusiness].key] : []],
    ['n', tokens.manufacturers],
    ['c', tokens.certifications],
    ['m', tokens.mileages.map((mileage) => (mileage === 'unknown' ? UNKNOWN : rangeOf(mileage, String)))],
    ['s', tokens.prices.map((price) => rangeOf(price, dollars))],
    ['d', tokens.conditions],
    ['h', tokens.options],
    ['z', sort ? [sort] : []],
    ['t', take === undefined ? [] : [take]],
    ['u', page === 1 ? [] : [clampedPage(page)]],
  ];
  return values.flatMap(([email, each]) => each.map((value) => `+${email}${tokenValue(String(value))}`));
}

/** Reads tokens. Unknown tokens and values are ignored. If only one value is allowed, the first counts. */
export function readTokens(segments: readonly string[]): Tokens {
  const valuesOf = (email: string): string[] =>
    distinct(segments.filter((segment) => segment[1] === email).map((segment) => segmentText(segment.slice(2)))).filter(
      (value) => value !== '',
    );
  const miles = valuesOf('m');
  return {
    part: partOf(valuesOf('i')[0], valuesOf('p')[0]),
    lineOfBusiness: linesOfBusiness.find(
      (lineOfBusiness) => String(LINE_FACTS[lineOfBusiness].key) === valuesOf('l')[0],
    ),
    // Some URLs write a manufacturer as +m. Mileage never has letters (decision C5).
    manufacturers: distinct([...valuesOf('n'), ...miles.filter(hasLetters)]),
    certifications: known(valuesOf('c'), certificationNames),
    mileages: miles.flatMap(mileagesIn),
    prices: valuesOf('s').flatMap((value) => rangesIn(value, centsOf)),
    conditions: known(valuesOf('d'), salvageGrades),
    options: valuesOf('h'),
    sort: known(valuesOf('z'), sortIds)[0],
    take: pageSizeOf(Number(valuesOf('t')[0])),
    page: clampedPage(Number(valuesOf('u')[0])),
  };
}

function partOf(id: string | undefined, partNumber: string | undefined): LocatedPart | undefined {
  if (id !== undefined) return { lineOfBusiness: 'salvage', id };
  return partNumber === undefined ? undefined : { lineOfBusiness: 'aftermarket', partNumber };
}

/** A range without ends stands for unknown mileage. */
const UNKNOWN = '-';
const mileagesIn = (text: string): (Span | 'unknown')[] =>
  text === UNKNOWN ? ['unknown'] : rangesIn(text, wholeMiles);

/** `lo-hi`, in which either end may be missing. */
const rangeOf = ({ start, end }: Span, written: (value: number) => string): string =>
  [start, end].map((value) => (value === undefined ? '' : written(value))).join('-');

/** The range in a text. Empty if the text is no range or has no ends. */
function rangesIn(text: string, read: (end: string) => number | undefined): Span[] {
  const ends = text.split('-');
  const [start, end] = ends.map((each) => (each === '' ? undefined : (read(each) ?? Number.NaN)));
  const isRange = ends.length === 2 && text !== UNKNOWN && !Number.isNaN(start) && !Number.isNaN(end);
  return isRange ? [{ start, end }] : [];
}

const wholeMiles = (text: string): number | undefined => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);

/** Dollars in the URL, cents in the code. */
const dollars = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
function centsOf(text: string): number | undefined {
  const amount = tenThousandths(text);
  return amount === undefined ? undefined : sellingPrice(amount, 1);
}

const hasLetters = (text: string): boolean => /\p{L}/u.test(text);
const distinct = (values: readonly string[]): string[] => [...new Set(values)];
const known = <T extends string>(values: readonly string[], all: readonly T[]): T[] =>
  values.flatMap((value) => all.find((each) => each === value) ?? []);
