import type { Offer } from '#shared/schemas/catalogue/offer.ts';
import type { OfferWriter } from '../../data/catalogue/offer-writer.ts';
import type { PriceChange } from '../../data/catalogue/price-history-writer.ts';
import type { WritableObjectStore } from '../../objects/object-store.ts';
import { FIRST_FORM, sourceRows, writeSource } from '../sources/source-files.ts';

/** The number of rows that one task writes. */
const CHUNK_ROWS = 10_000;

/** Rows that a later task writes to the table, by the hash of the object they are stored in. */
export interface Chunk {
  readonly rows: 'offers' | 'withdrawn' | 'history';
  readonly hash: string;
}

interface ChunkWriter {
  readonly offers: OfferWriter;
  readonly writeHistory: (changes: AsyncIterable<PriceChange>) => Promise<void>;
  /** The chunks written so far. */
  readonly chunks: readonly Chunk[];
}

/** Stores rows in objects instead of writing them to the table. */
export function chunkWriter(store: WritableObjectStore, id: string): ChunkWriter {
  const chunks: Chunk[] = [];
  async function write(kind: Chunk['rows'], rows: AsyncIterable<unknown>): Promise<number> {
    let count = 0;
    for await (const some of inChunks(rows)) {
      const { hash } = await writeSource(store, { ...chunkSource(id), asOf: '', form: FIRST_FORM }, some);
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

/** Writes a chunk to the table. Writing it twice has the same result. */
export async function writeChunk(
  { store, offers, writeHistory, now }: ChunkTools,
  id: string,
  { rows, hash }: Chunk,
): Promise<void> {
  const source = { ...chunkSource(id), hash };
  if (rows === 'history') await writeHistory(sourceRows<PriceChange>(store, source));
  else if (rows === 'offers') await offers.write(sourceRows<Offer>(store, source));
  else await offers.withdraw(sourceRows<Offer>(store, source), now());
}

const chunkSource = (id: string) => ({ kind: 'chunks', key: id });

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
