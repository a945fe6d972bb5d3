import type { DictionaryLookup } from '../search/query/dictionary-lookup.ts';

const known = new WeakMap<DictionaryLookup, ReadonlyMap<string, readonly string[]>>();

/** The full names of the categories that contain a part type, in the provider's order. */
export function categoriesOfType(partType: string, dictionary: DictionaryLookup): readonly string[] {
  const byType = known.get(dictionary) ?? categoriesByType(dictionary);
  known.set(dictionary, byType);
  return byType.get(partType) ?? [];
}

/** The name of the first category of a part type, or of the type itself if it is in none. */
export function categoryNameOf(partType: string, dictionary: DictionaryLookup): string {
  const [first] = categoriesOfType(partType, dictionary);
  return first === undefined ? typeName(partType, dictionary) : lastName(first);
}

export const typeName = (partType: string, { types, typeOf }: DictionaryLookup): string =>
  types[typeOf(partType) ?? -1]?.names[0] ?? partType;

/** 'Hoods' of 'Body|Hoods'. */
export const lastName = (fullName: string): string => fullName.slice(fullName.lastIndexOf('|') + 1);

function categoriesByType({ categories }: DictionaryLookup): ReadonlyMap<string, readonly string[]> {
  const pairs = categories.flatMap(({ fullName, partTypes }) => partTypes.map((type) => ({ type, fullName })));
  const grouped = Map.groupBy(pairs, ({ type }) => type);
  return new Map([...grouped].map(([type, found]) => [type, found.map(({ fullName }) => fullName)]));
}
