import { createHash } from 'node:crypto';
import { constants, zstdCompressSync } from 'node:zlib';
import type { Columns } from '../format/column-file.ts';
import { idHash, mixed } from '../format/search-text.ts';
import { stringColumns } from '../format/string-column.ts';

/** The sources of documents. Each has objects of its own: `products-…`, `fitments-…`, `salvage-…`, `interchange-…`. */
export type DocumentKind = 'products' | 'fitments' | 'salvage' | 'interchange';

/** Writes rows as JSON in small compressed blocks, so that one of millions can be read without the others. */
export interface DocumentWriter {
  /** Keys must be in ascending order. Await it before the next call, so that only one object is in memory. */
  add(key: string, row: object): Promise<void> | undefined;
  finish(): Promise<void>;
}

/**
 * Reading a block takes 62 µs. Half the size compresses a tenth worse, and twice the size takes half as long again to
 * read.
 */
const BLOCK_BYTES = 32 * 1024;
/** The average size of the JSON in an object: a few hundred KB compressed, for which a cold reader waits. */
const OBJECT_BYTES = 6 * 2 ** 20;
const MOST_OBJECT_BYTES = 4 * OBJECT_BYTES;
const PACKED_QUICKLY = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };
/** UTF-8 has at most this many bytes per UTF-16 unit. */
const MOST_BYTES_PER_UNIT = 3;

/**
 * Writes the rows of one kind. The keys themselves decide where an object ends, so that an additional row changes only
 * its own object and the others keep their names and bytes.
 */
export function documentWriter(
  kind: DocumentKind,
  put: (name: string, columns: Columns) => Promise<void>,
): DocumentWriter {
  const objects: { readonly first: string; readonly name: string }[] = [];
  let last: string | undefined;
  let keys: string[] = [];
  let blocks: Uint8Array[] = [];
  let blockStart: number[] = [];
  /** The block that is being filled. */
  let block = Buffer.allocUnsafe(2 * BLOCK_BYTES);
  let blockBytes = 0;
  let lineStart: number[] = [];
  let objectBytes = 0;

  function add(key: string, row: object): Promise<void> | undefined {
    if (last !== undefined && key <= last) throw new RangeError(`Row ${key} of ${kind} comes after ${last}`);
    last = key;
    const line = JSON.stringify(row);
    const ending = endsBefore(key, line.length) || objectBytes > MOST_OBJECT_BYTES ? endObject() : undefined;
    if (blockBytes === 0) blockStart.push(keys.length);
    keys.push(key);
    lineStart.push(blockBytes);
    const most = blockBytes + line.length * MOST_BYTES_PER_UNIT;
    if (most > block.length) block = Buffer.concat([block], most);
    const bytes = block.write(line, blockBytes);
    blockBytes += bytes;
    objectBytes += bytes;
    if (blockBytes >= BLOCK_BYTES) endBlock();
    return ending;
  }

  function endBlock(): void {
    if (blockBytes > 0) blocks.push(zstdCompressSync(block.subarray(0, blockBytes), PACKED_QUICKLY));
    blockBytes = 0;
  }

  async function endObject(): Promise<void> {
    endBlock();
    const [first] = keys;
    if (first === undefined) return;
    const object = { keys, blockStart, lineStart, blocks };
    [keys, blockStart, lineStart, blocks, objectBytes] = [[], [], [], [], 0];
    const name = `${kind}-${createHash('sha256').update(first).digest('hex').slice(0, 12)}`;
    objects.push({ first, name });
    const offsets = new Uint32Array(object.blocks.length + 1);
    for (const [index, block] of object.blocks.entries()) offsets[index + 1] = (offsets[index] ?? 0) + block.length;
    await put(name, {
      ...stringColumns('key', object.keys),
      lineStart: Uint32Array.from(object.lineStart),
      blockStart: Uint32Array.from(object.blockStart),
      blockOffset: offsets,
      blocks: new Uint8Array(Buffer.concat(object.blocks)),
    });
  }

  return {
    add,
    async finish() {
      await endObject();
      await put(kind, {
        ...stringColumns(
          'first',
          objects.map(({ first }) => first),
        ),
        ...stringColumns(
          'name',
          objects.map(({ name }) => name),
        ),
      });
    },
  };
}

/** A pseudo-random decision by the key: true once in OBJECT_BYTES on average. */
const endsBefore = (key: string, bytes: number): boolean => mixed(idHash(key)) < (bytes / OBJECT_BYTES) * 2 ** 32;
