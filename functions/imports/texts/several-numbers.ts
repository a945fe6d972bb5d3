/** Reported where a text is read as several numbers. It has no full stop, because a count follows. */
export const SEVERAL_NUMBERS = 'A text with several part numbers is read as a list';

/** The part numbers in a text, which may be separated by bars, semicolons, commas or line ends (case N41). */
export const severalNumbers = (text: string): string[] =>
  text
    .split(/[|;,\r\n]/)
    .map((number) => number.trim())
    .filter(Boolean);
