import { INDEX_FORMAT } from '#shared/schemas/catalogue/catalogue-version.ts';
import type { InterchangeRow } from '#shared/schemas/catalogue/interchange-row.ts';
import type { StoredObject, WritableObjectStore } from '../../objects/object-store.ts';
import type { CatalogueSources } from '../format/catalogue-sources.ts';
import { compareStrings, distinctOf } from '../format/dense-codes.ts';
import { bucketNames, type Dictionary, DictionaryBuilder } from '../format/dictionary.ts';
import { growingU32 } from '../format/growable-column.ts';
import { yearOf } from '../format/row-codes.ts';
import { indexesByCode, indexesOf, sortedByCode } from '../format/sorted-numbers.ts';
import { collect } from '../format/sorted-rows.ts';
import { stringColumns } from '../format/string-column.ts';
import { collectColumns } from './collect-columns.ts';
import { documentWriter } from './document-writer.ts';
import { internedStrings } from './interned-strings.ts';
import { objectPutter, type Put } from './put-objects.ts';
import { rankStrings } from './rank-strings.ts';
import { type SegmentWriter, segmentWriter } from './segment-writer.ts';
import { type SortedRows, sortRows } from './sort-rows.ts';

/** The objects of a catalogue version by name. */
export interface IndexManifest {
  /** The INDEX_FORMAT of the release that built it. The first release wrote none. */
  readonly format?: number | undefined;
  readonly index: Readonly<Record<string, StoredObject>>;
  readonly counts: {
    readonly aftermarket: number;
    readonly salvage: number;
    readonly fitments: number;
    readonly unpriced?: number | undefined;
    readonly withoutStock?: number | undefined;
  };
}

/**
 * Builds every object of a catalogue version. A search by vehicle reads `make-…`, by part type `type-…`, by number
 * `numbers-…`. The result only depends on the rows and on the codes of the previous version: the same rows on the same
 * base give the same bytes.
 */
export async function buildIndex(
  sources: CatalogueSources,
  store: WritableObjectStore,
  base?: Dictionary,
): Promise<IndexManifest> {
  const dictionary = new DictionaryBuilder(base);
  const categories = await collect(sources.categories);
  const insurers = await collect(sources.insurers);
  await addNames(sources, dictionary, bucketNames(categories));
  const { put, finish } = objectPutter(store);
  const { gaps, ...collected } = await collectColumns(sources, dictionary, (kind) => documentWriter(kind, put));
  const rows = sortRows(collected, dictionary.types);
  await putInterchange(rows, dictionary, put);
  const writer = segmentWriter(rows);
  const nationwide = await putTypeSegments(rows, writer, dictionary, put);
  await putMakeSegments(rows, writer, dictionary, put);
  await putNumbers(rows, nationwide, put);
  const finished = dictionary.finish(categories, insurers);
  await put('dictionary', new TextEncoder().encode(JSON.stringify(finished)));
  return {
    format: INDEX_FORMAT,
    index: await finish(),
    counts: {
      aftermarket: rows.aftermarketCount,
      salvage: rows.count - rows.aftermarketCount,
      fitments: rows.rowFits.make.length + rows.groupFits.make.length,
      ...gaps,
    },
  };
}

async function addNames(
  sources: CatalogueSources,
  dictionary: DictionaryBuilder,
  buckets: Map<string, string>,
): Promise<void> {
  for await (const type of sources.partTypes)
    dictionary.nameType(type.code, type.name, buckets.get(type.code) ?? 'other');
  for await (const { code, name } of sources.productLines) dictionary.nameProductLine(code, name);
  for await (const location of sources.locations) dictionary.addLocation(location);
}

/** The bucket and the row in the nationwide segments of each position. */
interface NationwideRows {
  readonly bucket: Uint16Array;
  readonly row: Uint32Array;
}

async function putTypeSegments(
  rows: SortedRows,
  writer: SegmentWriter,
  dictionary: DictionaryBuilder,
  put: Put,
): Promise<NationwideRows> {
  const { aftermarket, salvage, aftermarketCount, count } = rows;
  const nationwide = { bucket: new Uint16Array(count), row: new Uint32Array(count) };
  const positions = new Map<number, ReturnType<typeof growingU32>>();
  for (let position = 0; position < count; position++) {
    const type = position < aftermarketCount ? aftermarket.type[position] : salvage.type[position - aftermarketCount];
    const bucket = dictionary.types[type ?? 0]?.bucket ?? 0;
    const inBucket = positions.get(bucket) ?? growingU32();
    positions.set(bucket, inBucket);
    nationwide.bucket[position] = bucket;
    nationwide.row[position] = inBucket.length;
    inBucket.push(position);
  }
  const bucketsOfWord = new Map<string, number[]>();
  for (const [bucket, inBucket] of [...positions].sort(([a], [b]) => a - b)) {
    const selected = inBucket.values();
    for (const word of writer.wordsOf(selected)) {
      const buckets = bucketsOfWord.get(word) ?? [];
      bucketsOfWord.set(word, buckets);
      buckets.push(bucket);
    }
    for (const [part, columns] of Object.entries(writer.write(selected))) await put(`type-${bucket}.${part}`, columns);
  }
  const words = [...bucketsOfWord.keys()].sort(compareStrings);
  const start = new Uint32Array(words.length + 1);
  for (const [code, word] of words.entries())
    start[code + 1] = (start[code] ?? 0) + (bucketsOfWord.get(word)?.length ?? 0);
  await put('words', {
    ...stringColumns('word', words),
    start,
    bucket: Uint16Array.from(words.flatMap((word) => bucketsOfWord.get(word) ?? [])),
  });
  return nationwide;
}

async function putMakeSegments(
  rows: SortedRows,
  writer: SegmentWriter,
  dictionary: DictionaryBuilder,
  put: Put,
): Promise<void> {
  const rowFitsOf = indexesByCode(dictionary.makes.length, rows.rowFits.make);
  const groupFitsOf = indexesByCode(dictionary.makes.length, rows.groupFits.make);
  for (const [make, { models }] of dictionary.makes.entries()) {
    const fits = {
      models: models.length,
      rowFits: rowFitsOf(make),
      groupFits: groupFitsOf(make),
    };
    const positions = growingU32();
    for (const fit of fits.rowFits) positions.push(rows.rowFits.target[fit] ?? 0);
    for (const group of distinctOf(fits.groupFits.map((fit) => rows.groupFits.target[fit] ?? 0))) {
      for (const { from, to } of rows.runsOfGroup(group)) {
        for (let position = from; position < to; position++) positions.push(position);
      }
    }
    if (positions.length === 0) continue;
    const objects = writer.write(distinctOf(positions.values()), fits);
    for (const [part, columns] of Object.entries(objects)) await put(`make-${make}.${part}`, columns);
  }
}

/** The vehicles of each interchange number, for the documents of its salvage. */
async function putInterchange(rows: SortedRows, dictionary: DictionaryBuilder, put: Put): Promise<void> {
  const { groups, groupFits, interchangeNumbers, notes } = rows;
  const writer = documentWriter('interchange', put);
  const fitsOf = indexesByCode(groups.length, groupFits.target);
  const rowOf = (fit: number): InterchangeRow => {
    const make = dictionary.makes[groupFits.make[fit] ?? 0];
    return {
      interchangeNumber: interchangeNumbers.at(groupFits.interchangeNumber[fit] ?? 0),
      partType: dictionary.types[groupFits.partType[fit] ?? 0]?.code ?? '',
      make: make?.name ?? '',
      model: make?.models[groupFits.model[fit] ?? 0]?.name ?? '',
      from: yearOf(groupFits.from[fit] ?? 0),
      to: yearOf(groupFits.to[fit] ?? 0),
      option: notes.at(groupFits.note[fit] ?? 0),
    };
  };
  for (const group of groups.sorted()) {
    const fits = fitsOf(group);
    if (fits.length > 0) await writer.add(groups.at(group), { vehicles: Array.from(fits, rowOf) });
  }
  await writer.finish();
}

/** Numbers are grouped by their first character. All that are not ASCII digits or letters are under '_'. */
export const numbersObject = (key: string): string => `numbers-${/^[0-9A-Z]/.test(key) ? key[0]?.toLowerCase() : '_'}`;

async function putNumbers(rows: SortedRows, nationwide: NationwideRows, put: Put): Promise<void> {
  const keys = internedStrings();
  /** The key of each number, and the positions [from, to) that have it. */
  const [key, from, to] = [growingU32(), growingU32(), growingU32()];
  const add = (number: string, run: { readonly from: number; readonly to: number }): void => {
    key.push(keys.codeOf(number));
    from.push(run.from);
    to.push(run.to);
  };
  const { foundBy, foundByRange } = rows.aftermarket;
  for (let position = 0; position < rows.aftermarketCount; position++) {
    for (let index = foundByRange.start[position] ?? 0; index < (foundByRange.end[position] ?? 0); index++)
      add(foundBy.at(index), { from: position, to: position + 1 });
  }
  for (let group = 0; group < rows.groups.length; group++) {
    const number = rows.groups.at(group);
    if (number) for (const run of rows.runsOfGroup(group)) add(number, run);
  }
  const entriesOf = new Map<string, ReturnType<typeof growingU32>>();
  const { rankOf } = rankStrings(keys.all);
  for (const entry of sortedByCode(indexesOf(key.length), keys.all.length, (index) => rankOf[key.at(index)] ?? 0)) {
    const name = numbersObject(keys.all.at(key.at(entry)));
    const entries = entriesOf.get(name) ?? growingU32();
    entriesOf.set(name, entries);
    entries.push(entry);
  }
  for (const [name, inObject] of [...entriesOf].sort(([a], [b]) => compareStrings(a, b))) {
    const entries = inObject.values();
    await put(name, {
      ...keys.all.columnsOf('key', entries.map(key.at)),
      isInterchange: Uint8Array.from(entries, (entry) => Number(from.at(entry) >= rows.aftermarketCount)),
      bucket: Uint16Array.from(entries, (entry) => nationwide.bucket[from.at(entry)] ?? 0),
      from: Uint32Array.from(entries, (entry) => nationwide.row[from.at(entry)] ?? 0),
      to: Uint32Array.from(entries, (entry) => (nationwide.row[from.at(entry)] ?? 0) + to.at(entry) - from.at(entry)),
    });
  }
}
