import type { SourcePosition } from '../issues.ts';

/** Something that rows name and another file describes. */
export type Partner =
  | 'part type'
  | 'product line'
  | 'product line or part type'
  | 'warehouse'
  | 'yard'
  | 'location'
  | 'price level';

/** A name in a file, with the first place where it stands and how often it does. */
export interface NamedPartner extends SourcePosition {
  readonly of: Partner;
  readonly name: string;
  readonly field?: string;
  readonly count: number;
}

/** A file that is full of different names must not fill the memory. */
const MOST_NAMES = 20_000;

/** Collects what the rows of a file name. Whether it exists is only known when all files of the import are read. */
export class NamedPartners {
  readonly #named = new Map<Partner, Map<string, { readonly first: Omit<NamedPartner, 'count'>; count: number }>>();
  #size = 0;

  /** `placeOf` is only asked for the first place of a name. */
  add(of: Partner, name: string, placeOf: () => Omit<NamedPartner, 'of' | 'name' | 'count'>): void {
    const names = this.#named.get(of) ?? new Map();
    const known = names.get(name);
    if (known) {
      known.count += 1;
      return;
    }
    if (this.#size === MOST_NAMES) return;
    this.#size += 1;
    this.#named.set(of, names.set(name, { first: { of, name, ...placeOf() }, count: 1 }));
  }

  list(): NamedPartner[] {
    const named = [...this.#named.values()].flatMap((names) => [...names.values()]);
    return named.map(({ first, count }) => ({ ...first, count }));
  }
}
