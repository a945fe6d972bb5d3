import { POSITIONS } from './lesser-words.ts';
import { type SynonymGroups, standardPhrase } from './synonym-groups.ts';
import { standardWord } from './word-forms.ts';

/** Abbreviations of two positions at once. */
const BOTH: Readonly<Record<string, readonly string[]>> = {
  lf: ['front', 'left'],
  rf: ['front', 'right'],
  lr: ['rear', 'left'],
  rr: ['rear', 'right'],
};
/** Words that clerks add to a side: 'driver side', 'left hand'. */
const SIDE_WORDS = new Set(['side', 'hand']);

/** Words of a keyword that were read as a filter by position. */
export interface ReadPosition {
  /** Such as 'left' for LH, or 'front' and 'left' for LF. */
  readonly positions: readonly string[];
  /** As typed. */
  readonly words: readonly string[];
}

/**
 * The positions that the words of a keyword name: LH, driver side, front, upper. A word that belongs to the name of a
 * part is no position: 'rear view mirror', 'driver airbag', or what the provider's own groups name.
 */
export function readPositions(words: readonly string[], groups: SynonymGroups): ReadPosition[] {
  const found: ReadPosition[] = [];
  for (let start = 0; start < words.length; ) {
    const named = nameLength(words.slice(start), groups);
    const position = named === 0 ? positionAt(words.slice(start)) : undefined;
    if (position) found.push(position);
    start += position?.words.length ?? Math.max(1, named);
  }
  return found;
}

function positionAt([word = '', next = '']: readonly string[]): ReadPosition | undefined {
  const standard = standardWord(word);
  const positions = BOTH[word] ?? (POSITIONS.has(standard) ? [standard] : undefined);
  if (!positions) return undefined;
  return { positions, words: SIDE_WORDS.has(next) ? [word, next] : [word] };
}

/** Length of the longest name of a part at the start of some words, such as 3 for 'rear view mirror'; 0 for none. */
function nameLength(words: readonly string[], groups: SynonymGroups): number {
  for (let size = Math.min(groups.longest, words.length); size > 1; size--) {
    const phrase = standardPhrase(words.slice(0, size));
    const isPosition = phrase.every((word) => POSITIONS.has(word) || SIDE_WORDS.has(word));
    if (!isPosition && groups.of(phrase)) return size;
  }
  return 0;
}
