import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import type { SourceEntry } from '#shared/schemas/catalogue/catalogue-version.ts';
import type { ObjectStore, WritableObjectStore } from '../../objects/object-store.ts';
import { jsonLines, lineBatches } from './lines.ts';
import { rowForm } from './row-forms.ts';

type Source = Pick<SourceEntry, 'kind' | 'key' | 'asOf'>;

/**
 * Stores rows as they come, one line of JSON each, compressed and named by the hash of the lines: the same rows are the
 * same file, which is then there already.
 */
export async function writeSource(
  store: WritableObjectStore,
  { kind, key, asOf }: Source,
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
  const entry = { kind, key, asOf, rows: count, hash: hash.digest('hex'), form: rowForm(kind) };
  await store.put(objectName(entry), entry.hash, Buffer.concat(packed));
  return entry;
}

/** The rows of a source in batches, in their order. Throws where there is no such source. */
export async function* sourceBatches<Row>(
  store: ObjectStore,
  entry: Pick<SourceEntry, 'kind' | 'key' | 'hash'>,
): AsyncGenerator<Row[]> {
  const packed = await store.get(objectName(entry), entry.hash);
  // Piped, as whoever has enough may stop at any row.
  const content = Readable.from([packed], { objectMode: false }).pipe(createZstdDecompress({ chunkSize: 1 << 18 }));
  for await (const lines of lineBatches(content)) yield lines.map((line) => JSON.parse(line) as Row);
}

/** The rows of some sources, one source after the other. */
export async function* sourceRows<Row>(
  store: ObjectStore,
  ...entries: readonly Pick<SourceEntry, 'kind' | 'key' | 'hash'>[]
): AsyncGenerator<Row> {
  for (const entry of entries) for await (const batch of sourceBatches<Row>(store, entry)) yield* batch;
}

/** Brands come from files, and names become paths. */
export const objectName = ({ kind, key }: Pick<SourceEntry, 'kind' | 'key'>): string =>
  `sources/${kind}/${key.replaceAll(/[^\w-]/g, (sign) => `%${sign.codePointAt(0)?.toString(16)}`)}`;
