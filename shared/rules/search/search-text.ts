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
