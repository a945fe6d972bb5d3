/** Numbers appended one by one, without knowing how many will come. */
export interface GrowableColumn<A extends Uint8Array | Uint16Array | Uint32Array> {
  readonly length: number;
  push(value: number): void;
  at(index: number): number;
  /** A view of what was pushed. */
  values(): A;
}

type Kind<A> = new (length: number) => A;

function growable<A extends Uint8Array | Uint16Array | Uint32Array>(Kind: Kind<A>): GrowableColumn<A> {
  let array = new Kind(1024);
  let length = 0;
  return {
    get length() {
      return length;
    },
    push(value) {
      if (length === array.length) {
        const larger = new Kind(Math.ceil(length * 1.5));
        larger.set(array);
        array = larger;
      }
      array[length++] = value;
    },
    at: (index) => array[index] ?? 0,
    values: () => array.subarray(0, length) as A,
  };
}

export const growingU8 = (): GrowableColumn<Uint8Array> => growable(Uint8Array);
export const growingU16 = (): GrowableColumn<Uint16Array> => growable(Uint16Array);
export const growingU32 = (): GrowableColumn<Uint32Array> => growable(Uint32Array);

type Values<Columns> = { [Name in keyof Columns]: Columns[Name] extends GrowableColumn<infer A> ? A : never };

/** Columns that are whole: plain arrays are read several times faster. */
export const valuesOf = <Columns extends Record<string, { values(): unknown }>>(columns: Columns): Values<Columns> =>
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, column.values()])) as Values<Columns>;
