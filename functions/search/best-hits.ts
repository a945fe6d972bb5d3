/** Keeps the best few of many: a heap with the worst on top. Smaller keys are better, then smaller rows. */
export class BestHits {
  readonly #capacity: number;
  readonly #keys: Float64Array;
  readonly #rows: Uint32Array;
  #size = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
    this.#keys = new Float64Array(capacity);
    this.#rows = new Uint32Array(capacity);
  }

  offer(key: number, row: number): void {
    if (this.#size < this.#capacity) {
      this.#put(this.#size, key, row);
      this.#rise(this.#size++);
    } else if (this.#size > 0 && this.#isWorse(0, key, row)) {
      this.#put(0, key, row);
      this.#sink();
    }
  }

  /** Best first. */
  sorted(): { readonly key: number; readonly row: number }[] {
    const hits = Array.from({ length: this.#size }, (_, index) => ({
      key: this.#keys[index] ?? 0,
      row: this.#rows[index] ?? 0,
    }));
    return hits.sort((a, b) => compareNumbers(a.key, b.key) || a.row - b.row);
  }

  #put(index: number, key: number, row: number): void {
    this.#keys[index] = key;
    this.#rows[index] = row;
  }

  /** Whether the hit in a place is worse than this one. */
  #isWorse(index: number, key: number, row: number): boolean {
    const held = this.#keys[index] ?? 0;
    return held > key || (held === key && (this.#rows[index] ?? 0) > row);
  }

  #rise(from: number): void {
    let index = from;
    const [key, row] = [this.#keys[index] ?? 0, this.#rows[index] ?? 0];
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
    const [key, row] = [this.#keys[0] ?? 0, this.#rows[0] ?? 0];
    for (;;) {
      let child = 2 * index + 1;
      if (child >= this.#size) break;
      if (child + 1 < this.#size && this.#isWorse(child + 1, this.#keys[child] ?? 0, this.#rows[child] ?? 0)) child++;
      if (!this.#isWorse(child, key, row)) break;
      this.#put(index, this.#keys[child] ?? 0, this.#rows[child] ?? 0);
      index = child;
    }
    this.#put(index, key, row);
  }
}

/** Infinity equals itself, which subtraction denies. */
export const compareNumbers = (a: number, b: number): number => (a < b ? -1 : a > b ? 1 : 0);
