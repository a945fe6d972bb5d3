/** A search begins at so many characters, in the server too (storefront 5, decision C8). */
export const SEARCH_LENGTH = 3;

/** What is left of typed search text: letters, digits, spaces and hyphens (storefront 5), single spaces between words. */
export const strippedSearchText = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();

/** Whether a search begins: characters count as typed, so that C/K is searched for, but something must be left of them. */
export const isSearchable = (typed: string): boolean =>
  typed.trim().length >= SEARCH_LENGTH && /[\p{L}\p{N}]/u.test(typed);
