/**
 * The format of an index object: an 8-byte length, a JSON header { column: [offset, bytes, type] }, then the columns,
 * each aligned to 8 bytes. Opening one makes a typed-array view per column and parses nothing but the header. Numbers
 * are little-endian, like every processor this runs on.
 */
const arrays = { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array } as const;
type ColumnType = keyof typeof arrays;
export type Column = Uint8Array | Uint16Array | Uint32Array;
export type Columns = Readonly<Record<string, Column>>;
type Header = Record<string, [offset: number, bytes: number, type: ColumnType]>;

const ALIGNMENT = 8;
const aligned = (length: number): number => Math.ceil(length / ALIGNMENT) * ALIGNMENT;

/** The same columns in the same order give the same bytes. */
export function writeColumns(columns: Columns): Uint8Array {
  const header: Header = {};
  let offset = 0;
  for (const [name, column] of Object.entries(columns)) {
    header[name] = [offset, column.byteLength, typeOf(column)];
    offset = aligned(offset + column.byteLength);
  }
  const head = new TextEncoder().encode(JSON.stringify(header));
  const start = aligned(ALIGNMENT + head.length);
  const file = new Uint8Array(start + offset);
  new DataView(file.buffer).setBigUint64(0, BigInt(head.length), true);
  file.set(head, ALIGNMENT);
  for (const [name, column] of Object.entries(columns)) {
    const place = header[name]?.[0] ?? 0;
    file.set(new Uint8Array(column.buffer, column.byteOffset, column.byteLength), start + place);
  }
  return file;
}

/** Returns views into the file. Bytes are only copied if they are not aligned. */
export function openColumns(bytes: Uint8Array): OpenColumns {
  const file = bytes.byteOffset % ALIGNMENT === 0 ? bytes : bytes.slice();
  const length = Number(new DataView(file.buffer, file.byteOffset).getBigUint64(0, true));
  const header: Header = JSON.parse(new TextDecoder().decode(file.subarray(ALIGNMENT, ALIGNMENT + length)));
  const start = file.byteOffset + aligned(ALIGNMENT + length);
  const view = (name: string, type: ColumnType): Column => {
    const [offset, size, stored] = header[name] ?? [0, 0, 'nothing'];
    // Another release wrote the file. Failing is better than answering without a column.
    if (stored !== type) throw new TypeError(`Column ${name} holds ${stored}, not ${type}: build the catalogue anew`);
    const Kind = arrays[type];
    return new Kind(file.buffer as ArrayBuffer, start + offset, size / Kind.BYTES_PER_ELEMENT);
  };
  return {
    bytes: file.byteLength,
    u8: (name) => view(name, 'u8') as Uint8Array,
    u16: (name) => view(name, 'u16') as Uint16Array,
    u32: (name) => view(name, 'u32') as Uint32Array,
  };
}

/** A column that is missing in the file reads as an empty one. */
export interface OpenColumns {
  readonly bytes: number;
  u8(name: string): Uint8Array;
  u16(name: string): Uint16Array;
  u32(name: string): Uint32Array;
}

function typeOf(column: Column): ColumnType {
  if (column instanceof Uint8Array) return 'u8';
  return column instanceof Uint16Array ? 'u16' : 'u32';
}
