import { isZero, type RowFilter } from './row-steps.ts';

/** Rows per block. A step loops over a whole block, which fits into the processor's cache. */
export const BLOCK_ROWS = 2048;

/** Whether the values of a column are collected, or their positions in it. */
export type Collected = 'values' | 'positions';

/** Collects candidates and filters each full block. Only one is in use at a time, because a scan is synchronous. */
export class CandidateBlock {
  readonly #rows = new Uint32Array(BLOCK_ROWS);
  #length = 0;
  #filter: RowFilter | undefined;

  start(filter: RowFilter): void {
    this.#filter = filter;
    this.#length = 0;
  }

  add(row: number): void {
    this.#rows[this.#length++] = row;
    if (this.#length === BLOCK_ROWS) this.flush();
  }

  /** Adds the rows [from, to). */
  addRun(from: number, to: number): void {
    for (let start = from; start < to; ) {
      const end = Math.min(to, start + BLOCK_ROWS - this.#length);
      let length = this.#length;
      for (let row = start; row < end; row++) this.#rows[length++] = row;
      this.#length = length;
      if (length === BLOCK_ROWS) this.flush();
      start = end;
    }
  }

  /** Adds the values [from, to) of a column that are not marked yet, or their positions, and marks them. */
  addUnmarked(
    column: Uint32Array,
    from: number,
    to: number,
    marks: Uint8Array,
    mark: number,
    collected: Collected,
  ): void {
    const isPosition = collected === 'positions';
    for (let start = from; start < to; ) {
      // As many as there is room for if none of them is marked.
      const end = Math.min(to, start + BLOCK_ROWS - this.#length);
      this.#length = copyUnmarked(column, start, end, marks, mark, isPosition, this.#rows, this.#length);
      if (this.#length === BLOCK_ROWS) this.flush();
      start = end;
    }
  }

  flush(): void {
    if (this.#length > 0) this.#filter?.(this.#rows, this.#length);
    this.#length = 0;
  }
}

/** Returns the new number of rows. */
function copyUnmarked(
  column: Uint32Array,
  from: number,
  to: number,
  marks: Uint8Array,
  mark: number,
  isPosition: boolean,
  rows: Uint32Array,
  before: number,
): number {
  let length = before;
  for (let index = from; index < to; index++) {
    const row = column[index] ?? 0;
    rows[length] = isPosition ? index : row;
    length += 1 - isZero((marks[row] ?? 0) ^ mark);
    marks[row] = mark;
  }
  return length;
}
