import type { Column, OpenColumns } from './column-file.ts';

/** Strings as one run of UTF-8 with the offset of each. The last offset is the end. */
export function stringColumns(name: string, strings: readonly string[]): Record<string, Column> {
  const offsets = new Uint32Array(strings.length + 1);
  for (const [index, text] of strings.entries()) offsets[index + 1] = (offsets[index] ?? 0) + Buffer.byteLength(text);
  const bytes = Buffer.alloc(offsets[strings.length] ?? 0);
  for (const [index, text] of strings.entries()) bytes.write(text, offsets[index] ?? 0);
  return { [`${name}Offset`]: offsets, [`${name}Bytes`]: new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length) };
}

export interface StringColumn {
  readonly length: number;
  /** Empty beyond the end. */
  at(index: number): string;
  bytesAt(index: number): Buffer;
}

export function openStrings(columns: OpenColumns, name: string): StringColumn {
  const offsets = columns.u32(`${name}Offset`);
  const bytes = columns.u8(`${name}Bytes`);
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return {
    length: Math.max(0, offsets.length - 1),
    bytesAt: (index) => text.subarray(offsets[index] ?? 0, offsets[index + 1] ?? offsets[index] ?? 0),
    at: (index) => text.toString('utf8', offsets[index] ?? 0, offsets[index + 1] ?? offsets[index] ?? 0),
  };
}

/**
 * The first index in [from, to) of a sorted column whose string is not before the wanted one (by UTF-16 code units),
 * else `to`.
 */
function lowerBound(strings: StringColumn, wanted: string, from = 0, to = strings.length): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (strings.at(middle) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The index of the last string of a sorted column that is not after the wanted one; undefined if all are. */
export function lastNotAfter(strings: StringColumn, wanted: string): number | undefined {
  const place = lowerBound(strings, `${wanted}\u0000`) - 1;
  return place < 0 ? undefined : place;
}

/** The indexes [from, to) of a sorted column whose strings begin with the prefix. */
export function prefixRange(strings: StringColumn, prefix: string): [from: number, to: number] {
  const from = lowerBound(strings, prefix);
  // They are mostly few, so the search for their end starts near their beginning.
  let reach = 1;
  while (from + reach < strings.length && strings.at(from + reach).startsWith(prefix)) reach *= 2;
  return [from, lowerBound(strings, `${prefix}\uffff`, from, Math.min(strings.length, from + reach))];
}

/** The indexes [from, to) of a sorted column that have exactly this string. */
export function exactRange(strings: StringColumn, wanted: string): [from: number, to: number] {
  const from = lowerBound(strings, wanted);
  let to = from;
  while (to < strings.length && strings.at(to) === wanted) to++;
  return [from, to];
}
