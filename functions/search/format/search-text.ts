import { foldedText, strippedWord } from '#shared/rules/search/search-text.ts';

/** Names and words are stripped before they are compared, in the index and in the query alike. */

/** Names of makes and models: F-150 is f150, TrailBlazer is Trailblazer, C/K is ck. */
export const nameKey = (name: string): string => strippedWord(name) || foldedText(name).trim();

/** The words of a query without punctuation. */
export const queryWords = (text: string): string[] => text.split(/\s+/u).map(strippedWord).filter(Boolean);

/**
 * The words of a part: as a query would write them, and the pieces between slashes and other punctuation.
 * 'Bumper/Cover' has three words, and 2.2CL/3.0CL also has 22cl and 30cl.
 */
export const wordsOf = (text: string): Set<string> => new Set(writtenWords(text).flatMap(piecesOf));

export const writtenWords = (text: string): string[] => text.split(/\s+/u);

/** The words in a text without spaces. The list may repeat some. */
export function piecesOf(written: string): string[] {
  const word = foldedText(written);
  if (PLAIN.test(word)) return [word];
  const pieces = [strippedWord(word), ...word.split('/').map(strippedWord), ...word.split(/[^\p{L}\p{N}]+/u)];
  return pieces.filter(Boolean);
}
/** Most words need no splitting. */
const PLAIN = /^[a-z0-9]+$/;

/** From this length on, a word also matches those that begin with it (decision C8). */
export const PREFIX_LENGTH = 3;
export const wordMatches = (word: string, wanted: string): boolean =>
  wanted.length < PREFIX_LENGTH ? word === wanted : word.startsWith(wanted);

/**
 * Titles are sorted by this: without case first, then as written. The order is the same on every release of the
 * runtime.
 */
export const titleKey = (title: string): string => `${foldedText(title)}\u0000${title}`;

/** Spreads ids over 32 bits (FNV-1a), to find the few candidates worth an exact comparison. */
export function idHash(id: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index++) hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** Mixes the bits of a hash. The lowest bits of FNV-1a depend only on the lowest bits of each letter. */
export const mixed = (hash: number): number => Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
