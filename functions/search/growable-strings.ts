import type { Column } from './column-file.ts';

/** Strings appended one by one and kept as UTF-8, which a million of them need far less room as. */
export interface GrowableStrings {
  readonly length: number;
  push(text: string): void;
  at(index: number): string;
  /** As strings, for work that is soon over. */
  all(): string[];
  /** Columns `{name}…` of some of them, as stringColumns makes of strings. */
  columnsOf(name: string, indexes: Uint32Array): Record<string, Column>;
}

const BYTES_PER_UNIT = 3;

export function growableStrings(): GrowableStrings {
  let bytes = Buffer.allocUnsafe(1 << 16);
  let ends = new Uint32Array(1 << 12);
  let length = 0;
  const startOf = (index: number): number => (index === 0 ? 0 : (ends[index - 1] ?? 0));

  function push(text: string): void {
    const start = startOf(length);
    if (start + text.length * BYTES_PER_UNIT > bytes.length) {
      const larger = Buffer.allocUnsafe(Math.ceil((start + text.length * BYTES_PER_UNIT) * 1.5));
      bytes.copy(larger, 0, 0, start);
      bytes = larger;
    }
    if (length === ends.length) {
      const more = new Uint32Array(Math.ceil(length * 1.5));
      more.set(ends);
      ends = more;
    }
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
      // They are short: a loop is faster than a view for each.
      for (let from = startOf(index), to = offsets[place] ?? 0; from < end; from++, to++) chosen[to] = bytes[from] ?? 0;
    }
    return { [`${name}Offset`]: offsets, [`${name}Bytes`]: chosen };
  }

  const at = (index: number): string => bytes.toString('utf8', startOf(index), ends[index] ?? 0);
  return {
    get length() {
      return length;
    },
    push,
    at,
    all: () => Array.from({ length }, (_, index) => at(index)),
    columnsOf,
  };
}
