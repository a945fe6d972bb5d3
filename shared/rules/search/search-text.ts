const ASCII = /^[\0-\x7f]*$/;
/** Without accents and in lower case. */
export const foldedText = (text: string): string =>
  (ASCII.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase();

/** A word as search compares it: folded, and only letters and digits. */
export const strippedWord = (word: string): string => foldedText(word).replace(/[^\p{L}\p{N}]/gu, '');

/** A keyword without some of its words, which are stripped. Each takes one word away. */
export function withoutWords(keyword: string, words: readonly string[]): string {
  const left = [...words];
  const kept = keyword.split(/\s+/u).filter((typed) => {
    const at = left.indexOf(strippedWord(typed));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return kept.join(' ').trim();
}

/** A keyword without the quotes around it, which ask for the words exactly as typed (decision B224). */
export const unquoted = (keyword: string): string => keyword.replace(/^\s*"(.*)"\s*$/su, '$1');

/** A search needs this many characters, in the server too (storefront 5, decision C8). */
export const SEARCH_LENGTH = 3;

/** Strips search text to letters, digits, spaces and hyphens (storefront 5), with single spaces between words. */
export const strippedSearchText = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();

/**
 * Whether a search may start. Characters count as typed, so that C/K is accepted, but something must remain of them.
 */
export const isSearchable = (typed: string): boolean =>
  typed.trim().length >= SEARCH_LENGTH && /[\p{L}\p{N}]/u.test(typed);
