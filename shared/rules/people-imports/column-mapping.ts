import type { ColumnMapping } from '../../schemas/fields/people-import.ts';
import { IMPORT_ROW_TEXTS, PEOPLE_IMPORT_TEXTS } from '../../texts/imports/people-import-texts.ts';
import type { Level } from '../../values/access.ts';
import { headerKey, shownName } from '../base/header-name.ts';
import { unguardedText } from '../csv/csv-text.ts';
import { type ImportColumn, isPasswordHeading, offeredColumns, readHeadings } from './import-columns.ts';

/** The columns of a file that are read, and where they stand. */
interface MappedColumns<Field extends string> {
  /** Where each field stands in a row, from 0. */
  readonly places: ReadonlyMap<Field, number>;
  readonly mapping: readonly ColumnMapping[];
  readonly mappedBy: 'headings' | 'remembered' | 'given';
  /** Headings that are not read, as they are written in the file. */
  readonly ignored: readonly string[];
  /** Columns that every row needs and that no heading fills. */
  readonly missing: readonly string[];
  /** Why the file can't be imported. Empty if it can. */
  readonly refused: readonly string[];
}

interface Mappings {
  /** The mapping that somebody chose for this file. It stands alone. */
  readonly given?: readonly ColumnMapping[] | undefined;
  /** The mapping of the last file. Its headings that are in this file come before those found by name. */
  readonly remembered?: readonly ColumnMapping[] | undefined;
}

/** Finds the columns of a file by a chosen mapping, or by the last one and the names of its headings. */
export function mappedColumns<Field extends string>(
  columns: readonly ImportColumn<Field>[],
  headings: readonly string[],
  level: Level,
  { given, remembered = [] }: Mappings,
): MappedColumns<Field> {
  const offered = offeredColumns(columns, level);
  const shown = headings.map((cell) => shownName(unguardedText(cell)));
  const chosen = placesOf(offered, shown, given ?? remembered);
  // Headings in the mapping are not matched by name, so they are not reported as duplicates.
  const rest = shown.map((heading, place) => (chosen.taken.has(place) || given ? '' : heading));
  const named = readHeadings(offered, rest, level);
  const places = new Map([...named.places, ...chosen.places]);
  const mapping = offered.flatMap(({ field, heading: column }) => {
    const place = places.get(field);
    return place === undefined ? [] : [{ column, heading: shown[place] ?? '' }];
  });
  const read = new Set(places.values());
  const isRemembered = chosen.places.size > 0;
  return {
    places,
    mapping,
    mappedBy: given ? 'given' : isRemembered ? 'remembered' : 'headings',
    ignored: shown.filter((heading, place) => heading !== '' && !read.has(place)),
    missing: offered.filter(({ field, isRequired }) => isRequired && !places.has(field)).map(({ heading }) => heading),
    refused: [
      ...new Set([
        ...(shown.some(isPasswordHeading) ? [IMPORT_ROW_TEXTS.passwordColumn] : []),
        ...(given ? chosen.repeated : [...chosen.repeated, ...named.refused]),
      ]),
    ],
  };
}

/** Why a mapping can't be that of a file with these headings. Undefined if it can. */
export function mappingFault(
  columns: readonly ImportColumn<string>[],
  headings: readonly string[],
  level: Level,
  mapping: readonly ColumnMapping[],
): string | undefined {
  const offered = offeredColumns(columns, level).map(({ heading }) => heading);
  const keys = headings.map(headerKey);
  const unknown = mapping.find(({ column }) => !offered.includes(column));
  if (unknown) return PEOPLE_IMPORT_TEXTS.unknownColumn(unknown.column);
  const missing = mapping.find(({ heading }) => !keys.includes(headerKey(heading)));
  if (missing) return PEOPLE_IMPORT_TEXTS.unknownHeading(missing.heading);
  const twice = mapping.find(({ column }, place) => mapping.findIndex((other) => other.column === column) !== place);
  return twice && IMPORT_ROW_TEXTS.repeatedColumn(twice.column);
}

function placesOf<Field extends string>(
  columns: readonly ImportColumn<Field>[],
  shown: readonly string[],
  mapping: readonly ColumnMapping[],
) {
  const keys = shown.map(headerKey);
  const places = new Map<Field, number>();
  const repeated: string[] = [];
  for (const { column, heading } of mapping) {
    const field = columns.find((each) => each.heading === column)?.field;
    const key = headerKey(heading);
    const place = keys.indexOf(key);
    if (field === undefined || place < 0 || key === '') continue;
    if (keys.lastIndexOf(key) !== place) repeated.push(IMPORT_ROW_TEXTS.repeatedColumn(heading));
    places.set(field, place);
  }
  return { places, repeated, taken: new Set(places.values()) };
}
