/** Format characters such as soft hyphens, zero-width blanks and byte order marks, and control characters. */
const INVISIBLE = /(?![\t\n\r\x85])[\p{Cf}\p{Cc}]/u;
const ALL_INVISIBLE = new RegExp(INVISIBLE, 'gu');
const PLAIN = /^[\t\n\r\x20-\x7e]*$/;

/** Reported where characters are dropped. It has no full stop, because a count follows. */
export const INVISIBLE_DROPPED = 'Invisible characters are dropped';

/** A text without invisible characters, which come with text copied from web pages and documents. */
export const withoutInvisible = (text: string): string => (hasInvisible(text) ? text.replace(ALL_INVISIBLE, '') : text);

export const hasInvisible = (text: string): boolean => !PLAIN.test(text) && INVISIBLE.test(text);
