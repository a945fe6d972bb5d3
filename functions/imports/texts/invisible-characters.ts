/** Format characters such as soft hyphens, zero-width blanks and byte order marks, and control characters. */
const INVISIBLE = /(?![\t\n\r\x85])[\p{Cf}\p{Cc}]/u;
const ALL_INVISIBLE = new RegExp(INVISIBLE, 'gu');

/** Reported where characters are dropped. It has no full stop, because a count follows. */
export const INVISIBLE_DROPPED = 'Invisible characters are dropped';

/** A text without invisible characters, which come with text copied from web pages and documents. */
export const withoutInvisible = (text: string): string => (hasInvisible(text) ? text.replace(ALL_INVISIBLE, '') : text);

export const hasInvisible = (text: string): boolean => !isPlain(text) && INVISIBLE.test(text);

/** Nearly all cells of large files are plain. A loop tells it in a third of the time of an expression. */
function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const isVisible = code >= 0x20 && code <= 0x7e;
    if (!isVisible && code !== 0x0a && code !== 0x0d && code !== 0x09) return false;
  }
  return true;
}
