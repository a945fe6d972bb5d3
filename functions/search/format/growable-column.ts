/** Numbers appended one by one, without knowing how many will come. */
export interface GrowableColumn<A extends Uint8Array | Uint16Array | Uint32Array> {
  readonly length: number;
  push(value: number): void;
  at(index: number): number;
  /** A view of what was pushed. Whoever has it must not go on pushing. */
  values(): A;
}

type Kind<A> = new (memory: ArrayBuffer) => A;

function growable<A extends Uint8Array | Uint16Array | Uint32Array>(
  Kind: Kind<A>,
  bytesEach: number,
): GrowableColumn<A> {
  let memory = new ArrayBuffer(1024 * bytesEach);
  let array = new Kind(memory);
  let length = 0;
  return {
    get length() {
      return length;
    },
    push(value) {
      if (length === array.length) {
        // What it was before is free at once, not when the garbage is collected.
        memory = memory.transfer(Math.ceil(length * 1.5) * bytesEach);
        array = new Kind(memory);
      }
      array[length++] = value;
    },
    at: (index) => array[index] ?? 0,
    values: () => array.subarray(0, length) as A,
  };
}

export const growingU8 = (): GrowableColumn<Uint8Array> => growable(Uint8Array, Uint8Array.BYTES_PER_ELEMENT);
export const growingU16 = (): GrowableColumn<Uint16Array> => growable(Uint16Array, Uint16Array.BYTES_PER_ELEMENT);
export const growingU32 = (): GrowableColumn<Uint32Array> => growable(Uint32Array, Uint32Array.BYTES_PER_ELEMENT);

type Values<Columns> = { [Name in keyof Columns]: Columns[Name] extends GrowableColumn<infer A> ? A : never };

/** Columns that are whole: plain arrays are read several times faster. */
export const valuesOf = <Columns extends Record<string, { values(): unknown }>>(columns: Columns): Values<Columns> =>
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, column.values()])) as Values<Columns>;
