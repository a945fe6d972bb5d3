import { accountNeeded, CART_TEXTS } from '../../texts/cart/cart-texts.ts';
import type { AddOutcome } from '../../values/add-outcomes.ts';
import { LINE_FACTS, type LineOfBusiness } from '../../values/line-of-business.ts';
import { MOST_OF_A_LINE } from '../../values/quantity.ts';

interface Added {
  readonly outcome: AddOutcome;
  /** What the line has afterwards; at 0 there is none. */
  readonly quantity: number;
}

/** More of a part for a line that has `inCart` of it (0: no such line), of which so many units can be had. */
export function afterAdding(inCart: number, wanted: number, available: number): Added {
  if (available <= 0) return { outcome: inCart > 0 ? 'removed' : 'unavailable', quantity: 0 };
  const most = Math.min(available, MOST_OF_A_LINE);
  if (inCart + wanted <= most) return { outcome: 'added', quantity: inCart + wanted };
  return { outcome: inCart < most ? 'partly added' : 'reduced', quantity: most };
}

/** Another quantity for a line that has `inCart` of the part (0: no such line). */
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

/** What is said of it; null where nothing need be said. */
export const outcomeText = (outcome: AddOutcome, lineOfBusiness: LineOfBusiness): string | null =>
  outcome === 'no account' ? accountNeeded(LINE_FACTS[lineOfBusiness].label) : OUTCOME_TEXTS[outcome];
