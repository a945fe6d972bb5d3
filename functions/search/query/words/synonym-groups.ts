import { queryWords } from '../../format/search-text.ts';
import { WORD_SPELLINGS } from './trade-words.ts';
import { standardWord } from './word-forms.ts';

/** Words that must all be there, in any order. */
export type Phrase = readonly string[];

/** The other phrases that a phrase finds. */
export interface Synonyms {
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

/** Whether two phrases have the same standard words in the same order. */
export const isSamePhrase = (one: Phrase, other: Phrase): boolean => keyOf(one) === keyOf(other);

interface TableEntry extends Synonyms {
  readonly phrase: Phrase;
}

/** Collects synonyms phrase by phrase. All phrases are in standard words. */
export class SynonymTable {
  /** Entries are replaced, never changed, so a copy of the table can share them. */
  readonly #entries: Map<string, TableEntry>;

  constructor(entries: ReadonlyMap<string, TableEntry> = new Map()) {
    this.#entries = new Map(entries);
  }

  copy(): SynonymTable {
    return new SynonymTable(this.#entries);
  }

  /** Adds to what a phrase finds. */
  add(phrase: Phrase, { same = [], first = [] }: Partial<Synonyms>): void {
    const before = this.#entries.get(keyOf(phrase));
    const entry = before
      ? { phrase: before.phrase, same: [...before.same, ...same], first: [...before.first, ...first] }
      : { phrase, same, first };
    this.#entries.set(keyOf(phrase), entry);
  }

  /** Removes phrases, in any order of their words, from what a phrase finds. Returns whether there was any of them. */
  remove(phrase: Phrase, found: readonly Phrase[]): boolean {
    const entry = this.#entries.get(keyOf(phrase));
    if (!entry) return false;
    const removed = new Set(found.map((one) => keyOf(one.toSorted())));
    const isKept = (one: Phrase): boolean => !removed.has(keyOf(one.toSorted()));
    const [same, first] = [entry.same.filter(isKept), entry.first.filter(isKept)];
    if (same.length + first.length === 0) this.#entries.delete(keyOf(phrase));
    else this.#entries.set(keyOf(phrase), { phrase: entry.phrase, same, first });
    return same.length + first.length < entry.same.length + entry.first.length;
  }

  /** Removes all that a phrase finds. Returns whether there was anything. */
  clear(phrase: Phrase): boolean {
    return this.#entries.delete(keyOf(phrase));
  }

  /** Phrases that have synonyms. */
  phrases(): readonly Phrase[] {
    return [...this.#entries.values()].map(({ phrase }) => phrase);
  }

  /** The table as it is now. Later changes do not show in it. */
  groups(): SynonymGroups {
    const entries = new Map(this.#entries);
    const words = new Set<string>();
    let longest = 1;
    for (const { phrase, same, first } of entries.values()) {
      longest = Math.max(longest, phrase.length);
      for (const one of [[phrase], same, first].flat()) for (const word of one) words.add(word);
    }
    for (const [standard = '', ...others] of WORD_SPELLINGS) {
      if (words.has(standard)) for (const word of others) words.add(word);
    }
    return { of: (phrase) => entries.get(keyOf(phrase)), longest, words };
  }
}

/**
 * Reads groups of synonyms, one a line: `a = b` mean the same, `a > b` means that who asks for a means b first, `a ~ b` that b will do for a. Lines that
 * begin with # are headings. A later line adds to an earlier one.
 */
export function parseSynonymTable(...texts: readonly string[]): SynonymTable {
  const table = new SynonymTable();
  for (const line of texts.flatMap((text) => text.split('\n'))) {
    const written = line.trim();
    if (written === '' || written.startsWith('#')) continue;
    const [left = '', right] = written.split(/[>~]/u);
    const phrases = phrasesOf(right ?? left);
    const kind = written.includes('>') ? 'first' : 'same';
    if (right !== undefined) for (const phrase of phrasesOf(left)) table.add(phrase, { [kind]: phrases });
    else for (const phrase of phrases) table.add(phrase, { same: phrases.filter((other) => other !== phrase) });
  }
  return table;
}

/** Groups of synonyms in the notation of `parseSynonymTable`. */
export const parseSynonymGroups = (...texts: readonly string[]): SynonymGroups => parseSynonymTable(...texts).groups();

/** Reads words as a search reads them, in standard words and without fillers. Empty if there is no word. */
export const phraseOf = (text: string): Phrase => standardPhrase(meaningfulWords(queryWords(text)));

const phrasesOf = (text: string): Phrase[] =>
  text
    .split('=')
    .map((phrase) => standardPhrase(queryWords(phrase).filter((word) => word !== 'and')))
    .filter((phrase) => phrase.length > 0);
