const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)';
/** A spreadsheet turns 1E9003 and 12345678901234 into a power of ten, and digits are lost. */
const POWER = /^\d(?:\.\d+)?E\+\d+$/i;
/** It turns 5-4, 12-1 and 2004-11-02 into dates (case N39). */
const DATE = new RegExp(
  `^(?:\\d{1,2}-${MONTH}(?:-\\d{2,4})?|${MONTH}-\\d{1,4}|\\d{1,2}/\\d{1,2}/\\d{4}|\\d{4}-\\d{2}-\\d{2}(?: 00:00(?::00)?)?)$`,
  'i',
);
const LATIN = /\p{Script=Latin}/u;
const OTHER_LETTER = /(?!\p{Script=Latin})\p{L}/u;
const ASCII = /^[\x20-\x7e]*$/;

interface Doubt {
  readonly code: 'rewritten-number' | 'mixed-scripts';
  /** Without its full stop. */
  readonly problem: string;
}

/** Whether a spreadsheet has probably made a date of a number or of a name such as 9-3. */
export const looksLikeDate = (text: string): boolean => (text.includes('-') || text.includes('/')) && DATE.test(text);

/** The reason to doubt a number of a part. It is kept as it is, because nobody knows what was meant. */
export function doubtOf(number: string): Doubt | undefined {
  if (POWER.test(number) || looksLikeDate(number)) {
    return { code: 'rewritten-number', problem: `"${number}" looks like a number that a spreadsheet has changed` };
  }
  if (ASCII.test(number) || !LATIN.test(number) || !OTHER_LETTER.test(number)) return undefined;
  return { code: 'mixed-scripts', problem: `"${number}" has letters of several alphabets, which look alike` };
}
