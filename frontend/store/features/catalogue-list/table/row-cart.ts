import type { ReactNode } from 'react';
import type { PartCard } from '#shared/schemas/wire/part.ts';

/** The cart as the rows of a table use it. */
export interface RowCart {
  /** Selling units of the part in the cart. */
  readonly inCart: (part: PartCard) => number;
  /** Whether the part can be put into the cart. */
  readonly mayAdd: (part: PartCard) => boolean;
  readonly add: (part: PartCard, quantity: number) => void;
  /** Takes back what was added last. Undefined where there is nothing to take back. */
  readonly undo: (() => void) | undefined;
  /** How the last press ended. */
  readonly message: ReactNode;
}
