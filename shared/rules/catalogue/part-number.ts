/** Characters that people leave out or add freely: blanks, dashes of any kind, dots and slashes; and invisible ones. */
const SEPARATORS = /[\s\p{Pd}\p{Cf}./]/gu;
/** Numbers of these characters only need no others replaced, which is much faster. */
const PLAIN = /^[\w\x20./-]*$/;
const PLAIN_SEPARATORS = /[\x20./-]/g;

/** Part type, sequence and a suffix such as a side: 591-04039L. */
const INTERCHANGE = /^(\d{3})0*(\d+)([A-Z]*)$/;

/** The form in which numbers are compared (decision C2): capitals, without blanks, dashes, dots and slashes. */
export const matchedNumber = (number: string): string =>
  number.replace(PLAIN.test(number) ? PLAIN_SEPARATORS : SEPARATORS, '').toUpperCase();

/**
 * The form in which interchange numbers are compared. Like other numbers, but without zeros before the sequence,
 * because systems differ in them (591-04039 and 591-4039). The side stays. Anything else is treated as an ordinary
 * number.
 */
export const matchedInterchangeNumber = (number: string): string =>
  matchedNumber(number).replace(INTERCHANGE, '$1$2$3');
