import { isZero } from './bit-ops.ts';

/** Filters the first `length` rows, all of one line of business. It may overwrite the array. */
export type RowFilter = (rows: Uint32Array, length: number) => void;

/** Rows per block. A step loops over a whole block, which stays in the processor's cache. */
export const BLOCK_ROWS = 2048;

/** What is taken of a column: its values, or the places where they stand in it. */
export type OfColumn = 'values' | 'places';

/** Collects candidates and filters each full block. Only one is in use at a time, since a pass is synchronous. */
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

  /** Rows [from, to). */
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

  /** Those of the values [from, to) of a column that do not have the mark, which they get, or their places. */
  addUnmarked(column: Uint32Array, from: number, to: number, marks: Uint8Array, mark: number, what: OfColumn): void {
    const isPlace = what === 'places';
    for (let start = from; start < to; ) {
      // As many as there is room for if none of them has it.
      const end = Math.min(to, start + BLOCK_ROWS - this.#length);
      this.#length = copyUnmarked(column, start, end, marks, mark, isPlace, this.#rows, this.#length);
      if (this.#length === BLOCK_ROWS) this.flush();
      start = end;
    }
  }

  flush(): void {
    if (this.#length > 0) this.#filter?.(this.#rows, this.#length);
    this.#length = 0;
  }
}

/** Answers how many rows there are then. */
function copyUnmarked(
  column: Uint32Array,
  from: number,
  to: number,
  marks: Uint8Array,
  mark: number,
  isPlace: boolean,
  rows: Uint32Array,
  before: number,
): number {
  let length = before;
  for (let index = from; index < to; index++) {
    const row = column[index] ?? 0;
    rows[length] = isPlace ? index : row;
    length += 1 - isZero((marks[row] ?? 0) ^ mark);
    marks[row] = mark;
  }
  return length;
}
