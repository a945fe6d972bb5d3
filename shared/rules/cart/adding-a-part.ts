import { accountNeeded, CART_TEXTS } from '../../texts/cart/cart-texts.ts';
import type { AddOutcome } from '../../values/add-outcomes.ts';
import { LINE_FACTS, type LineOfBusiness } from '../../values/line-of-business.ts';
import { MOST_OF_A_LINE } from '../../values/quantity.ts';

interface Added {
  readonly outcome: AddOutcome;
  /** Quantity of the line afterwards; 0 means that there is no line. */
  readonly quantity: number;
}

/** Adds to a line that has `inCart` units (0 if there is no line), when `available` units can be sold in all. */
export function afterAdding(inCart: number, wanted: number, available: number): Added {
  if (available <= 0) return { outcome: inCart > 0 ? 'removed' : 'unavailable', quantity: 0 };
  const most = Math.min(available, MOST_OF_A_LINE);
  if (inCart + wanted <= most) return { outcome: 'added', quantity: inCart + wanted };
  return { outcome: inCart < most ? 'partly added' : 'reduced', quantity: most };
}

/** Sets the quantity of a line that has `inCart` units (0 if there is no line). */
export function afterUpdating(inCart: number, wanted: number, available: number): Added {
  if (inCart === 0) return { outcome: 'missing', quantity: 0 };
  if (available <= 0) return { outcome: 'removed', quantity: 0 };
  const most = Math.min(available, MOST_OF_A_LINE);
  return wanted <= most ? { outcome: 'updated', quantity: wanted } : { outcome: 'reduced', quantity: most };
}

const OUTCOME_TEXTS: Readonly<Record<Exclude<AddOutcome, 'no account'>, string | null>> = {
  added: CART_TEXTS.added,
  updated: null,
  'partly added': CART_TEXTS.someAdded,
  reduced: CART_TEXTS.unableToAddMore,
  removed: CART_TEXTS.noLongerAvailable,
  unavailable: CART_TEXTS.unableToAdd,
  missing: CART_TEXTS.doesNotExist,
  'cart full': CART_TEXTS.cartFull,
};

/** The message for an outcome. Null if there is nothing to say. */
export const outcomeText = (outcome: AddOutcome, lineOfBusiness: LineOfBusiness): string | null =>
  outcome === 'no account' ? accountNeeded(LINE_FACTS[lineOfBusiness].label) : OUTCOME_TEXTS[outcome];

/** Why a part can't be added to the cart (storefront 4, adding a part). */
export type AddRefusal = 'loading' | 'unavailable' | 'inCart';

interface AddSituation {
  /** Price and availability of the chosen unit are loading. */
  readonly isLoading: boolean;
  /** The chosen unit is not available or has no price. */
  readonly isUnavailable: boolean;
  /** A salvage part that is already in the cart. There is only one of it. */
  readonly isOnlyOneInCart: boolean;
}

/** Why the add button is disabled, or undefined if it is enabled. */
export function addRefusal({ isLoading, isUnavailable, isOnlyOneInCart }: AddSituation): AddRefusal | undefined {
  if (isLoading) return 'loading';
  if (isOnlyOneInCart) return 'inCart';
  return isUnavailable ? 'unavailable' : undefined;
}
