import { nameKey } from '../../format/search-text.ts';
import type { DictionaryLookup } from '../dictionary-lookup.ts';
import type { KeywordReading } from '../search-query.ts';
import { editDistance } from './edit-distance.ts';
import { MAKE_ALIASES } from './make-aliases.ts';
import { type Correction, isKnownWord } from './read-terms.ts';
import { bitCount, lettersOf, likeliness, mayBeMistyped, mostEdits, type Vocabulary } from './spelling.ts';
import type { SynonymGroups } from './synonym-groups.ts';

/** Beside no make, a name with two typing errors must be at least this long: 'bronze' is no Bronco. */
const LONG = 8;
/** Shorter words are too often plain English: 'style' is no Styleline. Models are more, and more like words, than makes. */
const SHORTEST_MAKE = 5;
const SHORTEST_MODEL = 6;

/**
 * Finds the names of makes and models among words that neither the catalogue nor the trade has: 'toyta bumper'. Beside a
 * make only its models are meant: 'honda civific'. A word of a part that is as near goes first.
 */
export function mistypedNames(
  { makes, models, words }: Pick<KeywordReading, 'makes' | 'models' | 'words'>,
  dictionary: DictionaryLookup,
  vocabulary: Vocabulary,
  groups: SynonymGroups,
): Correction[] {
  if (models.length > 0) return [];
  const make = dictionary.makeOf(makes[0] ?? '');
  return words.flatMap((typed) => {
    if (!mayBeMistyped(typed) || isKnownWord(typed, vocabulary, groups)) return [];
    const part = vocabulary.nearest(typed);
    const most = make === undefined && typed.length < LONG ? 1 : mostEdits(typed);
    const nearer = part === undefined ? most : Math.min(most, editDistance(part, typed) - 1);
    const used = nearer > 0 ? nearestName(typed, nearer, namesOf(dictionary, make)) : undefined;
    return used === undefined ? [] : [{ typed, used }];
  });
}

/** A keyword with its mistyped names put right. */
export const withNames = (keyword: string, corrections: readonly Correction[]): string =>
  corrections.reduce(
    (text, { typed, used }) => text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${typed}(?![\\p{L}\\p{N}])`, 'giu'), used),
    keyword,
  );

function nearestName(typed: string, most: number, names: readonly VehicleName[]): string | undefined {
  const letters = lettersOf(typed);
  let best: { name: string; score: number } | undefined;
  for (const { name, letters: ofName, shortest } of names) {
    if (typed.length < shortest) continue;
    if (Math.abs(name.length - typed.length) > most || bitCount(letters ^ ofName) > 2 * most) continue;
    const distance = editDistance(name, typed);
    if (distance > most) continue;
    const score = distance - likeliness(typed, name);
    if (!best || score < best.score) best = { name, score };
  }
  return best?.name;
}

interface VehicleName {
  readonly name: string;
  readonly letters: number;
  /** The least length of a word that may be this name, mistyped. */
  readonly shortest: number;
}
const allNames = new WeakMap<DictionaryLookup, readonly VehicleName[]>();

/** All names are kept for each dictionary, because every search with an unknown word compares them. */
function namesOf(dictionary: DictionaryLookup, make: number | undefined): readonly VehicleName[] {
  if (make !== undefined) return comparable(dictionary.modelNames(make), 0);
  const known = allNames.get(dictionary);
  if (known) return known;
  const makes = [...dictionary.makes.map(({ name }) => nameKey(name)), ...Object.keys(MAKE_ALIASES)];
  const names = [...comparable(makes, SHORTEST_MAKE), ...comparable(dictionary.modelNames(), SHORTEST_MODEL)];
  allNames.set(dictionary, names);
  return names;
}

const comparable = (names: readonly string[], shortest: number): VehicleName[] =>
  names.filter(mayBeMistyped).map((name) => ({ name, letters: lettersOf(name), shortest }));
