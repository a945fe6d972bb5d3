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
  readonly #named = new Map<string, { readonly first: Omit<NamedPartner, 'count'>; count: number }>();

  add(of: Partner, name: string, place: Omit<NamedPartner, 'of' | 'name' | 'count'>): void {
    const key = `${of}\0${name}`;
    const known = this.#named.get(key);
    if (known) known.count += 1;
    else if (this.#named.size < MOST_NAMES) this.#named.set(key, { first: { of, name, ...place }, count: 1 });
  }

  list(): NamedPartner[] {
    return [...this.#named.values()].map(({ first, count }) => ({ ...first, count }));
  }
}
