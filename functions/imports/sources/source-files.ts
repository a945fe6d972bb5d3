import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import type { SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';
import type { ObjectStore, WritableObjectStore } from '../../objects/object-store.ts';
import { jsonLines, lineBatches } from './lines.ts';

/** The form of rows whose shape has never changed. */
export const FIRST_FORM = 1;

/** A source to write. */
export interface NewSource extends Pick<SourceEntry, 'kind' | 'key' | 'asOf'> {
  /** Counts up when rows of the kind change in a way that earlier releases can't read. */
  readonly form: number;
}

/**
 * Stores rows in the order given, one line of JSON each, compressed. The object is named by the hash of its lines, so
 * the same rows always make the same object.
 */
export async function writeSource(
  store: WritableObjectStore,
  { kind, key, asOf, form }: NewSource,
  rows: AsyncIterable<unknown> | Iterable<unknown>,
): Promise<SourceEntry> {
  const hash = createHash('sha256');
  const packed: Uint8Array[] = [];
  let count = 0;
  async function* counted(): AsyncGenerator<unknown> {
    for await (const row of rows) {
      count += 1;
      yield row;
    }
  }
  await pipeline(
    async function* () {
      for await (const piece of jsonLines(counted())) {
        const bytes = Buffer.from(piece);
        hash.update(bytes);
        yield bytes;
      }
    },
    createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: 3 } }),
    async (compressed: AsyncIterable<Uint8Array>) => {
      for await (const chunk of compressed) packed.push(chunk);
    },
  );
  const entry = { kind, key, asOf, rows: count, hash: hash.digest('hex'), form };
  await store.put(objectName(entry), entry.hash, Buffer.concat(packed));
  return entry;
}

/** The rows of a source in batches, in order. Throws if the source does not exist. */
export async function* sourceBatches<Row>(
  store: ObjectStore,
  entry: Pick<SourceEntry, 'kind' | 'key' | 'hash'>,
): AsyncGenerator<Row[]> {
  for await (const lines of sourceLines(store, entry)) yield lines.map((line) => JSON.parse(line) as Row);
}

/** The lines of a source in batches. Each is a row as JSON. */
export async function* sourceLines(
  store: ObjectStore,
  entry: Pick<SourceEntry, 'kind' | 'key' | 'hash'>,
): AsyncGenerator<string[]> {
  const packed = await store.get(objectName(entry), entry.hash);
  // Decompressed as a stream, because a reader may stop at any row.
  const content = Readable.from([packed], { objectMode: false }).pipe(createZstdDecompress({ chunkSize: 1 << 18 }));
  yield* lineBatches(content);
}

/**
 * The beginnings of the rows of a source: the fields before the one that is named. Reading only them is much faster where
 * the rest is long.
 */
export async function* sourceHeads<Head>(
  store: ObjectStore,
  entry: Pick<SourceEntry, 'kind' | 'key' | 'hash'>,
  before: string,
): AsyncGenerator<Head[]> {
  const mark = `,${JSON.stringify(before)}:`;
  for await (const lines of sourceLines(store, entry)) {
    yield lines.map((line) => {
      // A quotation mark inside a text has a backslash before it, so no text contains the mark.
      const end = line.indexOf(mark);
      return JSON.parse(end < 0 ? line : `${line.slice(0, end)}}`) as Head;
    });
  }
}

/** The rows of several sources, one source after the other. */
export async function* sourceRows<Row>(
  store: ObjectStore,
  ...entries: readonly Pick<SourceEntry, 'kind' | 'key' | 'hash'>[]
): AsyncGenerator<Row> {
  for (const entry of entries) for await (const batch of sourceBatches<Row>(store, entry)) yield* batch;
}

/** Brands come from files and become part of a path, so other characters than letters, digits and hyphens are escaped. */
export const objectName = ({ kind, key }: Pick<SourceEntry, 'kind' | 'key'>): string =>
  `sources/${kind}/${key.replaceAll(/[^\w-]/g, (sign) => `%${sign.codePointAt(0)?.toString(16)}`)}`;
