import { readFile } from 'node:fs/promises';
import { zstdDecompressSync } from 'node:zlib';
import { factsOfPattern } from '#functions/search/vin/pattern-matches.ts';
import type { VinChunk, VinDirectory } from '#functions/search/vin/vin-chunk.ts';

const folder = new URL('../../../../functions/search/vin/', import.meta.url);

/** Every make and model in the data, in lower case. */
export async function vinModels(): Promise<Set<string>> {
  const { chunks } = JSON.parse(await readFile(new URL('vin-directory.json', folder), 'utf8')) as VinDirectory;
  const content = await readFile(new URL('vin-data.bin', folder));
  const models = new Set<string>();
  let from = 0;
  for (const size of chunks.bytes) {
    const chunk = JSON.parse(zstdDecompressSync(content.subarray(from, from + size)).toString()) as VinChunk;
    from += size;
    for (const pattern of chunk.schemas.flat()) {
      const { make, model } = factsOfPattern(pattern, chunk);
      if (make && model) models.add(`${make} ${model}`.toLowerCase());
    }
  }
  return models;
}
