import { queryWords } from '../../format/search-text.ts';

const YEAR = /^(19\d\d|20[0-3]\d)$/;
/**
 * '2012-2015', '2012 to 15' or '12-15', as a piece of its own. The keyword may be in quotes. The longer dashes are
 * escaped, because the bundler leaves expressions as they are and a bundle must be ASCII.
 */
const RANGE = /(?<![^\s"])'?(\d{4}|\d\d)\s*(?:[-\u2013\u2014/]|to|thru|through)\s*'?(\d{4}|\d\d)(?![^\s"])/iu;
/** A longer range is hardly meant as years of a vehicle. */
const LONGEST_RANGE = 30;
/** Two digits up to this mean a year of this century. */
const LAST_SHORT_YEAR = 40;

/** The year that two digits mean: '15 is 2015, '98 is 1998. */
export const yearOfTwoDigits = (digits: number): number => digits + (digits <= LAST_SHORT_YEAR ? 2000 : 1900);

/**
 * Takes the years out of a keyword: each year of four digits, and every year of a range. A range that is a name is none:
 * the Audi 80/90.
 */
export function takeYears(
  keyword: string,
  isName: (text: string) => boolean,
): { readonly years: readonly number[]; readonly words: readonly string[] } {
  const range = isName(RANGE.exec(keyword)?.[0] ?? '') ? undefined : rangeIn(keyword);
  const words = queryWords(range ? keyword.replace(RANGE, ' ') : keyword);
  const years = new Set([...(range ?? []), ...words.filter((word) => YEAR.test(word)).map(Number)]);
  return { years: [...years].sort((a, b) => a - b), words: words.filter((word) => !YEAR.test(word)) };
}

/** The years of a range, or undefined if there is none or it makes no sense. */
function rangeIn(keyword: string): number[] | undefined {
  const [, first = '', last = ''] = RANGE.exec(keyword) ?? [];
  const from = yearOf(first);
  // In '1998-02' the second year may be of the next century.
  const to = yearOf(last);
  if (from === undefined || to === undefined || to < from || to - from > LONGEST_RANGE) return undefined;
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function yearOf(text: string): number | undefined {
  const year = text.length === 2 ? yearOfTwoDigits(Number(text)) : Number(text);
  return YEAR.test(String(year)) ? year : undefined;
}
