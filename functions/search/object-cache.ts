import { getObject, type ObjectStore } from './object-store.ts';

interface Entry {
  readonly opened: Promise<unknown>;
  bytes: number;
}

/** Opened objects of all versions, the longest unused ones dropped when they are too many. */
export class ObjectCache {
  readonly #store: ObjectStore;
  readonly #maximumBytes: number;
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;

  constructor(store: ObjectStore, maximumBytes: number) {
    this.#store = store;
    this.#maximumBytes = maximumBytes;
  }

  /** Of what is held now. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Always opened in the same way; a failure is not kept. */
  open<T>(name: string, hash: string, openObject: (content: Uint8Array) => T): Promise<T> {
    const key = `${name}/${hash}`;
    const held = this.#entries.get(key);
    if (held) {
      // Last used stands last.
      this.#entries.delete(key);
      this.#entries.set(key, held);
      return held.opened as Promise<T>;
    }
    const opened = this.#load(key, name, hash, openObject);
    this.#entries.set(key, { opened, bytes: 0 });
    return opened;
  }

  async #load<T>(key: string, name: string, hash: string, openObject: (content: Uint8Array) => T): Promise<T> {
    try {
      const content = await getObject(this.#store, name, hash);
      const entry = this.#entries.get(key);
      if (entry) {
        entry.bytes = content.length;
        this.#bytes += content.length;
        this.#evict(key);
      }
      return openObject(content);
    } catch (error) {
      this.#entries.delete(key);
      throw error;
    }
  }

  #evict(keep: string): void {
    for (const [key, entry] of this.#entries) {
      if (this.#bytes <= this.#maximumBytes) return;
      if (key === keep || entry.bytes === 0) continue;
      this.#entries.delete(key);
      this.#bytes -= entry.bytes;
    }
  }
}
