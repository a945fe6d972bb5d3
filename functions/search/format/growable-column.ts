/** Numbers that are appended one by one, without knowing how many there will be. */
export interface GrowableColumn<A extends Uint8Array | Uint16Array | Uint32Array> {
  readonly length: number;
  push(value: number): void;
  at(index: number): number;
  /** A view of the numbers so far. Pushing more makes it invalid. */
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
        // This frees the old memory at once, without waiting for the garbage collector.
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

/** The finished columns. Reading plain arrays is several times faster. */
export const valuesOf = <Columns extends Record<string, { values(): unknown }>>(columns: Columns): Values<Columns> =>
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, column.values()])) as Values<Columns>;
