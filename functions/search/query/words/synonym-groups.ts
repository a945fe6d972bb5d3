import { queryWords } from '../../format/search-text.ts';
import { WORD_SPELLINGS } from './trade-words.ts';
import { standardWord } from './word-forms.ts';

/** Words that must all be there, in any order. */
export type Phrase = readonly string[];

/** The other phrases that a phrase finds. */
interface Synonyms {
  readonly same: readonly Phrase[];
  /** The first meaning of a short word: 'engine' means a long block before a splash shield. */
  readonly first: readonly Phrase[];
}

export interface SynonymGroups {
  /** Synonyms of a phrase, whose words are standard words. */
  of(words: Phrase): Synonyms | undefined;
  /** Words of the longest phrase that has synonyms. */
  readonly longest: number;
  /** Every word of a group, in all its spellings. Such a word is no typing error. */
  readonly words: ReadonlySet<string>;
}

/** Words that clerks say between those that count. */
const FILLERS = new Set(
  'for the need needs want wants of and my please an to fits fit on i looking some any with that got do you have me get'.split(
    ' ',
  ),
);

/** Whether a word is no name of a part and no typing error of one. */
export const isFiller = (word: string): boolean => FILLERS.has(word);

/** After these an 'a' belongs to the name: a/c, a arm, a pillar. */
const AFTER_A = new Set(['c', 'arm', 'arms', 'pillar']);

/** Drops the words that mean nothing for a search, unless there are no others. */
export function meaningfulWords(words: readonly string[]): readonly string[] {
  const rest = words.filter(
    (word, index) => !FILLERS.has(word) && !(word === 'a' && !AFTER_A.has(words[index + 1] ?? '')),
  );
  return rest.length > 0 ? rest : words;
}

/** A phrase in the words that all spellings share. */
export const standardPhrase = (words: readonly string[]): Phrase => words.map(standardWord);

const keyOf = (words: Phrase): string => words.join(' ');

/**
 * Reads groups of synonyms, one a line: `a = b` mean the same, `a > b` means that who asks for a means b first, `a ~ b` that b will do for a. Lines that
 * begin with # are headings. A later line adds to an earlier one.
 */
export function parseSynonymGroups(...texts: readonly string[]): SynonymGroups {
  const found = new Map<string, { same: Phrase[]; first: Phrase[] }>();
  const words = new Set<string>();
  const entryOf = (phrase: Phrase) => {
    const key = keyOf(phrase);
    const entry = found.get(key) ?? { same: [], first: [] };
    found.set(key, entry);
    return entry;
  };
  for (const line of texts.flatMap((text) => text.split('\n'))) {
    const written = line.trim();
    if (written === '' || written.startsWith('#')) continue;
    const [left = '', right] = written.split(/[>~]/u);
    const phrases = phrasesOf(right ?? left);
    for (const word of [...phrasesOf(left), ...phrases].flat()) words.add(word);
    const kind = written.includes('>') ? 'first' : 'same';
    if (right !== undefined) for (const phrase of phrasesOf(left)) entryOf(phrase)[kind].push(...phrases);
    else for (const phrase of phrases) entryOf(phrase).same.push(...phrases.filter((other) => other !== phrase));
  }
  for (const [standard = '', ...others] of WORD_SPELLINGS) {
    if (words.has(standard)) for (const word of others) words.add(word);
  }
  return {
    of: (phrase) => found.get(keyOf(phrase)),
    longest: Math.max(1, ...[...found.keys()].map((key) => key.split(' ').length)),
    words,
  };
}

const phrasesOf = (text: string): Phrase[] =>
  text
    .split('=')
    .map((phrase) => standardPhrase(queryWords(phrase).filter((word) => word !== 'and')))
    .filter((phrase) => phrase.length > 0);
