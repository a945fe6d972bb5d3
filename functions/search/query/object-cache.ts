import { getObject, type ObjectStore } from '../../objects/object-store.ts';
import type { MaybeAsync } from './maybe-async.ts';

interface Entry {
  /** A promise until it is loaded. */
  opened: MaybeAsync<unknown>;
  /** 0 until it is loaded. */
  bytes: number;
  lastUse: number;
}

/**
 * Caches the opened objects of all versions by hash, and drops the least recently used ones. Objects with the same
 * content are of the same kind, because the content includes the names of the columns.
 */
export class ObjectCache {
  readonly #store: ObjectStore;
  readonly #maximumBytes: number;
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;
  #uses = 0;

  constructor(store: ObjectStore, maximumBytes: number) {
    this.#store = store;
    this.#maximumBytes = maximumBytes;
  }

  /** The bytes of all cached objects. */
  get bytes(): number {
    return this.#bytes;
  }

  /**
   * An object must always be opened in the same way. Failures are not cached. `bytes` is the size of the content, if
   * known.
   */
  open<T>(name: string, hash: string, openObject: (content: Uint8Array) => T, bytes?: number): MaybeAsync<T> {
    const held = this.#entries.get(hash);
    if (held) {
      held.lastUse = ++this.#uses;
      return held.opened as MaybeAsync<T>;
    }
    const opened = this.#load(name, hash, openObject, bytes);
    this.#entries.set(hash, { opened, bytes: 0, lastUse: ++this.#uses });
    return opened;
  }

  async #load<T>(
    name: string,
    hash: string,
    openObject: (content: Uint8Array) => T,
    bytes: number | undefined,
  ): Promise<T> {
    try {
      const content = await getObject(this.#store, name, hash, bytes);
      const opened = openObject(content);
      const entry = this.#entries.get(hash);
      if (entry) {
        entry.opened = opened;
        entry.bytes = content.length;
        this.#bytes += content.length;
        this.#evict(hash);
      }
      return opened;
    } catch (error) {
      this.#entries.delete(hash);
      throw error;
    }
  }

  #evict(keep: string): void {
    if (this.#bytes <= this.#maximumBytes) return;
    for (const [hash, entry] of [...this.#entries].sort(([, a], [, b]) => a.lastUse - b.lastUse)) {
      if (this.#bytes <= this.#maximumBytes) return;
      if (hash === keep || entry.bytes === 0) continue;
      this.#entries.delete(hash);
      this.#bytes -= entry.bytes;
    }
  }
}
