import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import { type DecodedVin, decodeVin } from './decode-vin.ts';
import type { VinChunk, VinDirectory } from './vin-chunk.ts';

const decompress = promisify(zstdDecompress);

/** Reads the bytes [from, to) of an object. */
export type ReadRange = (key: string, from: number, to: number) => Promise<Uint8Array>;

export interface VinReader {
  /** Undefined if the manufacturer of the VIN is unknown. */
  read(vin: string): Promise<DecodedVin | undefined>;
}

let directory: VinDirectory | undefined;
const vinDirectory = (): VinDirectory => {
  directory ??= JSON.parse(readFileSync(new URL('./vin-directory.json', import.meta.url), 'utf8')) as VinDirectory;
  return directory;
};

/** The most chunks that are kept in memory, about 25 MB. */
const MOST_CHUNKS = 100;

/**
 * Reads VINs with the data beside the catalogue (decision B230). The chunk of a manufacturer is read when it is first
 * needed, and kept.
 */
export function vinReader(readRange: ReadRange): VinReader {
  const chunks = new Map<string, Promise<VinChunk | undefined>>();

  /** Failures are not kept. */
  function chunkOf(code: string): Promise<VinChunk | undefined> {
    const chunk = chunks.get(code) ?? loadChunk(code, readRange);
    // The most recently used chunk comes last.
    chunks.delete(code);
    chunks.set(code, chunk);
    chunk.catch(() => chunks.delete(code));
    const [oldest] = chunks.keys();
    if (chunks.size > MOST_CHUNKS && oldest !== undefined) chunks.delete(oldest);
    return chunk;
  }

  return {
    async read(vin) {
      const chunk = await chunkOf(vin.slice(0, 3));
      return chunk && decodeVin(vin, chunk, lastYear());
    },
  };
}

/** The model year that is sold from the middle of the year before. */
const lastYear = (): number => Number(vinDirectory().date.slice(0, 4)) + 1;

async function loadChunk(code: string, readRange: ReadRange): Promise<VinChunk | undefined> {
  const range = rangeOf(code);
  if (!range) return undefined;
  const packed = await readRange(vinDirectory().key, range.from, range.to);
  return JSON.parse((await decompress(packed)).toString()) as VinChunk;
}

function rangeOf(code: string): { readonly from: number; readonly to: number } | undefined {
  const { codes, bytes } = vinDirectory().chunks;
  let from = 0;
  for (const [index, size] of bytes.entries()) {
    if (codes.startsWith(code, index * 3)) return { from, to: from + size };
    from += size;
  }
  return undefined;
}
