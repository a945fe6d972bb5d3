import { isUnknownToFeed } from '#shared/rules/pricing/stock-taken.ts';
import type { RowColumns } from '../format/opened-cut.ts';
import { idHash } from '../format/search-text.ts';

/** What our orders took since the feeds: the TAKEN items of the table as far as a list needs them. */
export type Take =
  | { readonly kind: 'salvage'; readonly id: string; readonly isTaken: boolean }
  | {
      readonly kind: 'aftermarket';
      readonly id: string;
      /** When (ISO), how many, and at which warehouse. */
      readonly entries: readonly { readonly warehouse: string; readonly quantity: number; readonly at: string }[];
    };

/** A quarter of a megabyte: of ten thousand takes one candidate in 26 is compared in vain. */
const SLOTS = 1 << 18;

/**
 * Takes over an index, kept across its versions. Whether a part is among them is told by a small table of hash bits;
 * only where the bit is set is its id compared. So the sold rows of a cut are marked in a fraction of a millisecond
 * when takes or cut are new, and searches then read the marks.
 */
export class TakeOverlay {
  readonly #takes = new Map<string, Take>();
  readonly #slots = new Uint8Array(SLOTS);
  #soldRows = new WeakMap<RowColumns, Uint8Array | undefined>();

  /** The newest state of each part replaces what was known; a release is a state too. */
  apply(takes: Iterable<Take>): void {
    for (const take of takes) {
      if (take.kind === 'salvage' && take.isTaken !== this.isSold(take.id)) this.#soldRows = new WeakMap();
      this.#takes.set(take.id, take);
      this.#slots[idHash(take.id) % SLOTS] = 1;
    }
  }

  /** Whether it can be among the takes at all. */
  mayHold(hash: number): boolean {
    return this.#slots[hash % SLOTS] === 1;
  }

  /** A mark for each salvage row that is sold, undefined where none is; found anew when rows or takes are new. */
  soldRows(rows: RowColumns): Uint8Array | undefined {
    if (!this.#soldRows.has(rows)) this.#soldRows.set(rows, this.#findSold(rows));
    return this.#soldRows.get(rows);
  }

  #findSold({ aftermarketCount, length, idHash: hashes, id }: RowColumns): Uint8Array | undefined {
    let sold: Uint8Array | undefined;
    for (let row = aftermarketCount; row < length; row++) {
      if (!this.mayHold(hashes[row] ?? 0) || !this.isSold(id.at(row))) continue;
      sold ??= new Uint8Array(length - aftermarketCount);
      sold[row - aftermarketCount] = 1;
    }
    return sold;
  }

  isSold(guid: string): boolean {
    const take = this.#takes.get(guid);
    return take?.kind === 'salvage' && take.isTaken;
  }

  /** How many of a part were taken at a warehouse by orders that its stock feed does not know of. */
  takenSince(id: string, warehouse: string, asOf: string): number {
    const take = this.#takes.get(id);
    if (take?.kind !== 'aftermarket') return 0;
    return take.entries
      .filter((entry) => entry.warehouse === warehouse && isUnknownToFeed(entry.at, asOf))
      .reduce((sum, { quantity }) => sum + quantity, 0);
  }
}
