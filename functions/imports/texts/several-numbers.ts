/** What is reported where a text is read as several numbers, without its full stop. */
export const SEVERAL_NUMBERS = 'A text with several part numbers is read as a list';

/** The part numbers in a text, which may be separated by bars, semicolons, commas or line ends (case N41). */
export const severalNumbers = (text: string): string[] =>
  text
    .split(/[|;,\r\n]/)
    .map((number) => number.trim())
    .filter(Boolean);
