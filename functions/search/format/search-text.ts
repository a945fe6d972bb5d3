/** How names and words are stripped before they are compared, in the index as in the query. */

const ASCII = /^[\0-\x7f]*$/;
const folded = (text: string): string =>
  (ASCII.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase();
const stripped = (text: string): string => folded(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Names of makes and models: F-150 is f150, TrailBlazer is Trailblazer, C/K is ck. */
export const nameKey = (name: string): string => stripped(name) || folded(name).trim();

/** A query's words, each stripped of its punctuation. */
export const queryWords = (text: string): string[] => text.split(/\s+/u).map(stripped).filter(Boolean);

/**
 * A part's words: as a query would write them, and the pieces between slashes and other punctuation: 'Bumper/Cover' has
 * three, and 2.2CL/3.0CL has 22cl and 30cl too.
 */
export const wordsOf = (text: string): Set<string> => new Set(writtenWords(text).flatMap(piecesOf));

export const writtenWords = (text: string): string[] => text.split(/\s+/u);

/** The words of one that is written without a space, some of them perhaps twice. */
export function piecesOf(written: string): string[] {
  const word = folded(written);
  if (PLAIN.test(word)) return [word];
  const pieces = [stripped(word), ...word.split('/').map(stripped), ...word.split(/[^\p{L}\p{N}]+/u)];
  return pieces.filter(Boolean);
}
/** Most are, and need no closer look. */
const PLAIN = /^[a-z0-9]+$/;

/** From this length on a word also stands for those that begin with it (decision C8). */
export const PREFIX_LENGTH = 3;
export const wordMatches = (word: string, wanted: string): boolean =>
  wanted.length < PREFIX_LENGTH ? word === wanted : word.startsWith(wanted);

/** By this titles are sorted: without case, and those alike as written; the same on every release of the runtime. */
export const titleKey = (title: string): string => `${folded(title)}\u0000${title}`;

/** Spreads ids over 32 bits (FNV-1a), to find the few candidates worth an exact comparison. */
export function idHash(id: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index++) hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** Mixes a hash whose lowest bits say little: FNV-1a's come from the lowest bits of each letter alone. */
export const mixed = (hash: number): number => Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
