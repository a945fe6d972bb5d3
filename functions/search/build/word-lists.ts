import type { Column } from '../format/column-file.ts';
import { denseCodes, distinctOf } from '../format/dense-codes.ts';
import { growingU16, growingU32 } from '../format/growable-column.ts';
import { piecesOf, writtenWords } from '../format/search-text.ts';
import type { GrowableStrings } from './growable-strings.ts';
import { internedStrings } from './interned-strings.ts';
import { rankStrings } from './rank-strings.ts';
import type { TextTypes } from './text-types.ts';

/** The words of many texts, split once and used by every object that holds such a text. */
export interface WordLists {
  /**
   * Columns `{name}…` of the words of some texts: each word, the indexes of the texts that have it, and the part types
   * of the rows with such a text.
   */
  columnsOf(name: string, texts: Uint32Array, types: TextTypes): Record<string, Column>;
  /** The different words of some texts. */
  wordsOf(texts: Uint32Array): string[];
}

export function wordLists(texts: GrowableStrings): WordLists {
  const words = internedStrings();
  const codes = growingU32();
  const ends = new Uint32Array(texts.length);
  /** There are few different words, so each is only split once. */
  const codesOf = new Map<string, readonly number[]>();
  /** The last text that had the word, by the word's code. */
  const lastWith: number[] = [];
  for (let text = 0; text < texts.length; text++) {
    for (const written of writtenWords(texts.at(text))) {
      const pieces = codesOf.get(written) ?? piecesOf(written).map(words.codeOf);
      codesOf.set(written, pieces);
      for (const code of pieces) {
        if (lastWith[code] === text) continue;
        lastWith[code] = text;
        codes.push(code);
      }
    }
    ends[text] = codes.length;
  }
  const { codes: sorted, rankOf } = rankStrings(words.all);
  const ranks = codes.values();
  for (let index = 0; index < ranks.length; index++) ranks[index] = rankOf[ranks[index] ?? 0] ?? 0;

  function pairsOf(some: Uint32Array): { word: Uint32Array; place: Uint32Array } {
    let length = 0;
    for (const text of some) length += (ends[text] ?? 0) - startOf(text);
    const pairs = { word: new Uint32Array(length), place: new Uint32Array(length) };
    let next = 0;
    for (let place = 0; place < some.length; place++) {
      const text = some[place] ?? 0;
      for (let index = startOf(text); index < (ends[text] ?? 0); index++) {
        pairs.word[next] = ranks[index] ?? 0;
        pairs.place[next++] = place;
      }
    }
    return pairs;
  }
  const startOf = (text: number): number => (text === 0 ? 0 : (ends[text - 1] ?? 0));

  return {
    columnsOf(name, some, types) {
      const { word, place } = pairsOf(some);
      const { distinct, codes: local } = denseCodes(word);
      const starts = new Uint32Array(distinct.length + 1);
      for (const code of local) starts[code + 1] = (starts[code + 1] ?? 0) + 1;
      for (let code = 0; code < distinct.length; code++)
        starts[code + 1] = (starts[code + 1] ?? 0) + (starts[code] ?? 0);
      const next = starts.slice();
      const places = new Uint32Array(place.length);
      for (let index = 0; index < place.length; index++) {
        const code = local[index] ?? 0;
        const at = next[code] ?? 0;
        places[at] = place[index] ?? 0;
        next[code] = at + 1;
      }
      return {
        ...words.all.columnsOf(
          `${name}Word`,
          distinct.map((rank) => sorted[rank] ?? 0),
        ),
        [`${name}Start`]: starts,
        [`${name}Place`]: places,
        ...typeColumns(name, starts, places, types),
      };
    },
    wordsOf: (some) => Array.from(distinctOf(pairsOf(some).word), (rank) => words.all.at(sorted[rank] ?? 0)),
  };
}

/** The part types of each word, by the indexes of the texts that have it. */
function typeColumns(name: string, starts: Uint32Array, places: Uint32Array, types: TextTypes): Record<string, Column> {
  const typeStarts = new Uint32Array(starts.length);
  const typesOfWords = growingU16();
  /** The last word of each part type plus one. */
  const lastOf: number[] = [];
  for (let word = 0; word + 1 < starts.length; word++) {
    for (let index = starts[word] ?? 0; index < (starts[word + 1] ?? 0); index++) {
      const place = places[index] ?? 0;
      for (let pair = types.start[place] ?? 0; pair < (types.start[place + 1] ?? 0); pair++) {
        const type = types.type[pair] ?? 0;
        if (lastOf[type] === word + 1) continue;
        lastOf[type] = word + 1;
        typesOfWords.push(type);
      }
    }
    typeStarts[word + 1] = typesOfWords.length;
  }
  return { [`${name}TypeStart`]: typeStarts, [`${name}Type`]: typesOfWords.values() };
}
