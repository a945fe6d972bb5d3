import { idHash } from './search-text.ts';

/** What our orders took since the feeds: the TAKEN items of the table as far as a list needs them. */
export type Take =
  | { readonly kind: 'salvage'; readonly id: string; readonly isTaken: boolean }
  | {
      readonly kind: 'aftermarket';
      readonly id: string;
      /** When (ISO), how many, and at which warehouse. */
      readonly entries: readonly { readonly warehouse: string; readonly quantity: number; readonly at: string }[];
    };

const SLOTS = 1 << 16;

/**
 * Takes over an index, kept across its versions. A candidate costs one look at a small table of hash bits; only where
 * the bit is set is its id compared. (A bit per row would be no faster and be worthless after every publish.)
 */
export class TakeOverlay {
  readonly #takes = new Map<string, Take>();
  readonly #slots = new Uint8Array(SLOTS);

  /** The newest state of each part replaces what was known; a release is a state too. */
  apply(takes: Iterable<Take>): void {
    for (const take of takes) {
      this.#takes.set(take.id, take);
      this.#slots[idHash(take.id) % SLOTS] = 1;
    }
  }

  /** Whether it can be among the takes at all. */
  mayHold(hash: number): boolean {
    return this.#slots[hash % SLOTS] === 1;
  }

  isSold(guid: string): boolean {
    const take = this.#takes.get(guid);
    return take?.kind === 'salvage' && take.isTaken;
  }

  /** How many of a part were taken at a warehouse after its stock was counted. */
  takenSince(id: string, warehouse: string, asOf: string): number {
    const take = this.#takes.get(id);
    if (take?.kind !== 'aftermarket') return 0;
    return take.entries
      .filter((entry) => entry.warehouse === warehouse && entry.at > asOf)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  }
}
