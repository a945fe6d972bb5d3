export interface HitOf<Segment> {
  readonly segment: Segment;
  readonly row: number;
  /** Hits are sorted by it, smaller first. */
  readonly key: number;
}

/**
 * Keeps the best hits in a heap with the worst on top. Smaller keys are better, then smaller rows. One instance serves
 * all segments of a search, so that a search of many segments makes little garbage.
 */
export class BestHits {
  readonly #capacity: number;
  readonly #keys: number[] = [];
  readonly #rows: number[] = [];
  #length = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** Offers the first `length` of some rows. */
  offer(rows: Uint32Array, length: number, keys: Float64Array): void {
    let index = 0;
    for (; index < length && this.#length < this.#capacity; index++) {
      this.#put(this.#length++, keys[index] ?? 0, rows[index] ?? 0);
      this.#rise(this.#length - 1);
    }
    let worst = this.#keys[0] ?? 0;
    for (; index < length; index++) {
      const key = keys[index] ?? 0;
      if (key > worst) continue;
      const row = rows[index] ?? 0;
      if (!this.#isWorse(0, key, row)) continue;
      this.#put(0, key, row);
      this.#sink();
      worst = this.#keys[0] ?? 0;
    }
  }

  /** The key of the worst hit that is kept. A hit with a greater one can't be among the best. */
  worstKey(): number {
    return this.#length < this.#capacity ? Number.POSITIVE_INFINITY : (this.#keys[0] ?? 0);
  }

  /** Empties the heap into a list, best first. All hits are from the given segment. */
  takeAll<Segment>(segment: Segment): HitOf<Segment>[] {
    const hits = new Array<HitOf<Segment>>(this.#length);
    // The worst is on top, so the list is filled from its end.
    while (this.#length > 0) {
      const last = --this.#length;
      hits[last] = { segment, row: this.#rows[0] ?? 0, key: this.#keys[0] ?? 0 };
      this.#put(0, this.#keys[last] ?? 0, this.#rows[last] ?? 0);
      if (last > 1) this.#sink();
    }
    return hits;
  }

  #put(index: number, key: number, row: number): void {
    this.#keys[index] = key;
    this.#rows[index] = row;
  }

  /** Whether the hit at an index of the heap is worse than this one. */
  #isWorse(index: number, key: number, row: number): boolean {
    const held = this.#keys[index] ?? 0;
    return held > key || (held === key && (this.#rows[index] ?? 0) > row);
  }

  #rise(from: number): void {
    let index = from;
    const key = this.#keys[index] ?? 0;
    const row = this.#rows[index] ?? 0;
    while (index > 0) {
      const parent = (index - 1) >>> 1;
      if (this.#isWorse(parent, key, row)) break;
      this.#put(index, this.#keys[parent] ?? 0, this.#rows[parent] ?? 0);
      index = parent;
    }
    this.#put(index, key, row);
  }

  #sink(): void {
    let index = 0;
    const key = this.#keys[0] ?? 0;
    const row = this.#rows[0] ?? 0;
    for (;;) {
      let child = 2 * index + 1;
      if (child >= this.#length) break;
      if (child + 1 < this.#length && this.#isWorse(child + 1, this.#keys[child] ?? 0, this.#rows[child] ?? 0)) child++;
      if (!this.#isWorse(child, key, row)) break;
      this.#put(index, this.#keys[child] ?? 0, this.#rows[child] ?? 0);
      index = child;
    }
    this.#put(index, key, row);
  }
}

/** Unlike a subtraction, it treats Infinity as equal to itself. */
export const compareNumbers = (a: number, b: number): number => (a < b ? -1 : a > b ? 1 : 0);
