import type { Column } from '../format/column-file.ts';
import { sortByBytes } from './sort-by-bytes.ts';

/** Strings that are appended one by one. They are kept as UTF-8, because millions of them need far less memory so. */
export interface GrowableStrings {
  readonly length: number;
  push(text: string): void;
  at(index: number): string;
  /** Whether the string at the index equals this text. */
  is(index: number, text: string): boolean;
  /** Their indexes in the order in which JavaScript sorts strings. */
  sorted(): Uint32Array;
  /** The columns `{name}…` of some of them, the same as stringColumns makes. */
  columnsOf(name: string, indexes: Uint32Array): Record<string, Column>;
}

const BYTES_PER_UNIT = 3;
const FIRST_BEYOND_ASCII = 0x80;

export function growableStrings(first: readonly string[] = []): GrowableStrings {
  let memory = new ArrayBuffer(1 << 12);
  let bytes = Buffer.from(memory);
  let ends = new Uint32Array(1 << 8);
  let length = 0;
  const startOf = (index: number): number => (index === 0 ? 0 : (ends[index - 1] ?? 0));

  function push(text: string): void {
    const start = startOf(length);
    if (start + text.length * BYTES_PER_UNIT > bytes.length) {
      // This frees the old memory at once, without waiting for the garbage collector.
      memory = memory.transfer(Math.ceil((start + text.length * BYTES_PER_UNIT) * 1.5));
      bytes = Buffer.from(memory);
    }
    if (length === ends.length) ends = new Uint32Array(ends.buffer.transfer(Math.ceil(length * 1.5) * 4));
    ends[length++] = start + bytes.write(text, start);
  }

  function columnsOf(name: string, indexes: Uint32Array): Record<string, Column> {
    const offsets = new Uint32Array(indexes.length + 1);
    let total = 0;
    for (let place = 0; place < indexes.length; place++) {
      const index = indexes[place] ?? 0;
      total += (ends[index] ?? 0) - startOf(index);
      offsets[place + 1] = total;
    }
    const chosen = new Uint8Array(total);
    for (let place = 0; place < indexes.length; place++) {
      const index = indexes[place] ?? 0;
      const end = ends[index] ?? 0;
      // Strings are short, so a loop is faster than a view for each.
      for (let from = startOf(index), to = offsets[place] ?? 0; from < end; from++, to++) chosen[to] = bytes[from] ?? 0;
    }
    return { [`${name}Offset`]: offsets, [`${name}Bytes`]: chosen };
  }

  const at = (index: number): string => bytes.toString('utf8', startOf(index), ends[index] ?? 0);

  /** Nearly all text is ASCII, with a byte per character. Only other text is decoded. */
  function is(index: number, text: string): boolean {
    const start = startOf(index);
    for (let unit = 0; unit < text.length; unit++) {
      const code = text.charCodeAt(unit);
      if (code >= FIRST_BEYOND_ASCII) return at(index) === text.toWellFormed();
      if (bytes[start + unit] !== code) return false;
    }
    return start + text.length === ends[index];
  }

  function sorted(): Uint32Array {
    const order = Uint32Array.from({ length }, (_, index) => index);
    sortByBytes(order, { bytes, ends });
    return order;
  }

  for (const text of first) push(text);
  return {
    get length() {
      return length;
    },
    push,
    at,
    is,
    sorted,
    columnsOf,
  };
}
