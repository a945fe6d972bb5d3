const FIRST_CAPACITY = 1024;

/**
 * Remembers keys by a hash of 53 bits each, so that a million keys take 16 MB. The chance of a collision is then less than
 * one in ten thousand, and only a warning depends on it.
 */
export class SeenKeys {
  #hashes = new Float64Array(FIRST_CAPACITY);
  #count = 0;

  /** False if the key has been added before. */
  add(key: string): boolean {
    if (this.#count * 2 >= this.#hashes.length) this.#grow();
    const hash = hashOf(key);
    const slot = slotOf(this.#hashes, hash);
    if (this.#hashes[slot] === hash) return false;
    this.#hashes[slot] = hash;
    this.#count += 1;
    return true;
  }

  has(key: string): boolean {
    const hash = hashOf(key);
    return this.#hashes[slotOf(this.#hashes, hash)] === hash;
  }

  #grow(): void {
    const hashes = new Float64Array(this.#hashes.length * 2);
    for (const hash of this.#hashes) if (hash) hashes[slotOf(hashes, hash)] = hash;
    this.#hashes = hashes;
  }
}

/** The slot of the hash, or the free slot where it belongs. */
function slotOf(hashes: Float64Array, hash: number): number {
  let slot = hash % hashes.length;
  while (hashes[slot] && hashes[slot] !== hash) slot = (slot + 1) % hashes.length;
  return slot;
}

/** cyrb53. Never returns 0, which marks an empty slot. */
function hashOf(key: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < key.length; index += 1) {
    const code = key.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0) || 1;
}
