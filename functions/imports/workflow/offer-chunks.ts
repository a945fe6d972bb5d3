import type { Offer } from '#shared/schemas/catalogue/offer.ts';
import type { OfferWriter } from '../../data/catalogue/offer-writer.ts';
import type { PriceChange } from '../../data/catalogue/price-history-writer.ts';
import type { WritableObjectStore } from '../../objects/object-store.ts';
import { sourceRows, writeSource } from '../sources/source-files.ts';

/** How many rows one task writes. */
const CHUNK_ROWS = 10_000;

/** Rows for the table that a later task writes, by the hash of the object they lie in. */
export interface Chunk {
  readonly rows: 'offers' | 'withdrawn' | 'history';
  readonly hash: string;
}

interface ChunkWriter {
  readonly offers: OfferWriter;
  readonly writeHistory: (changes: AsyncIterable<PriceChange>) => Promise<void>;
  /** All that were written. */
  readonly chunks: readonly Chunk[];
}

/** Writes to objects what else would be written to the table. */
export function chunkWriter(store: WritableObjectStore, id: string): ChunkWriter {
  const chunks: Chunk[] = [];
  async function write(kind: Chunk['rows'], rows: AsyncIterable<unknown>): Promise<number> {
    let count = 0;
    for await (const some of inChunks(rows)) {
      const { hash } = await writeSource(store, { ...placeOf(id), asOf: '' }, some);
      chunks.push({ rows: kind, hash });
      count += some.length;
    }
    return count;
  }
  return {
    offers: { write: (offers) => write('offers', offers), withdraw: (offers) => write('withdrawn', offers) },
    writeHistory: async (changes) => void (await write('history', changes)),
    chunks,
  };
}

interface ChunkTools {
  readonly store: WritableObjectStore;
  readonly offers: OfferWriter;
  readonly writeHistory: (changes: AsyncIterable<PriceChange>) => Promise<void>;
  readonly now: () => Date;
}

/** Writes a chunk to the table; again, it is the same. */
export async function writeChunk(
  { store, offers, writeHistory, now }: ChunkTools,
  id: string,
  { rows, hash }: Chunk,
): Promise<void> {
  const source = { ...placeOf(id), hash };
  if (rows === 'history') await writeHistory(sourceRows<PriceChange>(store, source));
  else if (rows === 'offers') await offers.write(sourceRows<Offer>(store, source));
  else await offers.withdraw(sourceRows<Offer>(store, source), now());
}

const placeOf = (id: string) => ({ kind: 'chunks', key: id });

async function* inChunks<Row>(rows: AsyncIterable<Row>): AsyncGenerator<Row[]> {
  let chunk: Row[] = [];
  for await (const row of rows) {
    chunk.push(row);
    if (chunk.length < CHUNK_ROWS) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}
