import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** An index object that can't be read, for example because it was deleted together with its version. */
export class UnreadableObject extends Error {}

/** Immutable objects by name and hash, compressed. */
export interface ObjectStore {
  /** Throws if there is none. */
  get(name: string, hash: string): Promise<Uint8Array>;
}

export interface WritableObjectStore extends ObjectStore {
  /** Putting the same object again changes nothing. */
  put(name: string, hash: string, bytes: Uint8Array): Promise<void>;
}

/** The hash is of the uncompressed content, so another release of the compressor does not rename objects. */
const contentHash = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

export interface StoredObject {
  readonly hash: string;
  /** The size of the content, and of its compressed form. */
  readonly bytes: number;
  readonly storedBytes: number;
}

/**
 * With the default of 16 KB a large object would come in thousands of chunks, each in its own turn of the event loop.
 */
const CHUNK_BYTES = 1 << 20;

/** Compresses at level 3: higher levels save a tenth of the size, but the build takes twice as long. */
export async function putObject(store: WritableObjectStore, name: string, content: Uint8Array): Promise<StoredObject> {
  const hash = contentHash(content);
  const params = { [constants.ZSTD_c_compressionLevel]: 3 };
  const packed = await compress(content, { params, chunkSize: CHUNK_BYTES });
  await store.put(name, hash, packed);
  return { hash, bytes: content.length, storedBytes: packed.length };
}

/**
 * Throws UnreadableObject, whatever the store's own error is. With the size of the content it is unpacked in one chunk.
 */
export async function getObject(
  store: ObjectStore,
  name: string,
  hash: string,
  bytes: number = CHUNK_BYTES,
): Promise<Uint8Array> {
  try {
    // A buffer slightly larger than needed shows at once that nothing follows.
    return await decompress(await store.get(name, hash), { chunkSize: bytes + 64 });
  } catch (cause) {
    throw new UnreadableObject(`Index object ${name}/${hash} can't be read`, { cause });
  }
}

export function memoryObjectStore(): WritableObjectStore & { readonly keys: () => string[] } {
  const objects = new Map<string, Uint8Array>();
  return {
    get: async (name, hash) => {
      const found = objects.get(`${name}/${hash}`);
      if (!found) throw new Error(`No index object ${name}/${hash}`);
      return found;
    },
    put: async (name, hash, bytes) => void objects.set(`${name}/${hash}`, bytes),
    keys: () => [...objects.keys()].sort(),
  };
}

/**
 * Keeps objects as `{folder}/{name}/{hash}.zst`. Files are written under another name and renamed, so that nobody reads
 * half a file.
 */
export function folderObjectStore(folder: string): WritableObjectStore {
  const file = (name: string, hash: string): string => path.join(folder, name, `${hash}.zst`);
  return {
    get: (name, hash) => readFile(file(name, hash)),
    put: async (name, hash, bytes) => {
      await mkdir(path.join(folder, name), { recursive: true });
      const beside = `${file(name, hash)}.${process.pid}.part`;
      await writeFile(beside, bytes);
      await rename(beside, file(name, hash));
    },
  };
}
