import type { TermsOfSale } from '../../schemas/catalogue/terms-of-sale.ts';
import { accountNeeded, CART_TEXTS } from '../../texts/cart/cart-texts.ts';
import { onlySoMany } from '../../texts/catalogue/part-texts.ts';
import type { AddOutcome } from '../../values/add-outcomes.ts';
import { LINE_FACTS, type LineOfBusiness } from '../../values/line-of-business.ts';
import { MOST_OF_A_LINE } from '../../values/quantity.ts';
import { ANY_QUANTITY, isAllowedQuantity, mostAllowed, type QuantityTerms } from '../terms/order-quantity.ts';
import { NO_TERMS, type TermsRefusal } from '../terms/terms-refusal.ts';
import { barredText, quantityTermsText } from '../terms/terms-texts.ts';

interface Added {
  readonly outcome: AddOutcome;
  /** Quantity of the line afterwards; 0 means that there is no line. */
  readonly quantity: number;
}

/**
 * Adds to a line that has `inCart` units (0 if there is no line), when `available` units can be sold in all. A quantity that
 * the terms do not allow changes nothing.
 */
export function afterAdding(inCart: number, wanted: number, available: number, terms = ANY_QUANTITY): Added {
  if (available <= 0) return { outcome: inCart > 0 ? 'removed' : 'unavailable', quantity: 0 };
  const sum = inCart + wanted;
  const most = mostAllowed(available, terms);
  if (most === 0 || isRefused(sum, terms)) return { outcome: 'wrong quantity', quantity: inCart };
  if (sum <= most) return { outcome: 'added', quantity: sum };
  return { outcome: inCart < most ? 'partly added' : 'reduced', quantity: most };
}

/** Sets the quantity of a line that has `inCart` units (0 if there is no line). */
export function afterUpdating(inCart: number, wanted: number, available: number, terms = ANY_QUANTITY): Added {
  if (inCart === 0) return { outcome: 'missing', quantity: 0 };
  if (available <= 0) return { outcome: 'removed', quantity: 0 };
  const most = mostAllowed(available, terms);
  if (most === 0 || isRefused(wanted, terms)) return { outcome: 'wrong quantity', quantity: inCart };
  return wanted <= most ? { outcome: 'updated', quantity: wanted } : { outcome: 'reduced', quantity: most };
}

/** A sum above the limit of a line is cut to what is allowed, as it would be without terms. */
const isRefused = (quantity: number, terms: QuantityTerms): boolean =>
  quantity <= MOST_OF_A_LINE && !isAllowedQuantity(quantity, terms);

/** Outcomes whose text depends on the part. */
type PartOutcome = 'no account' | TermsRefusal;

const OUTCOME_TEXTS: Readonly<Record<Exclude<AddOutcome, PartOutcome>, string | null>> = {
  added: CART_TEXTS.added,
  updated: null,
  'partly added': CART_TEXTS.someAdded,
  reduced: CART_TEXTS.unableToAddMore,
  removed: CART_TEXTS.noLongerAvailable,
  unavailable: CART_TEXTS.unableToAdd,
  missing: CART_TEXTS.doesNotExist,
  'cart full': CART_TEXTS.cartFull,
};

/**
 * The message for an outcome. Null if there is nothing to say. The terms of the part are in selling units, of which so many
 * are available.
 */
export function outcomeText(
  outcome: AddOutcome,
  lineOfBusiness: LineOfBusiness,
  terms: TermsOfSale = NO_TERMS,
  available = 0,
): string | null {
  if (outcome === 'no account') return accountNeeded(LINE_FACTS[lineOfBusiness].label);
  if (outcome === 'restricted') return sentence(barredText(terms));
  if (outcome !== 'wrong quantity') return OUTCOME_TEXTS[outcome];
  const isShort = mostAllowed(available, terms) === 0;
  return [sentence(quantityTermsText(terms)), isShort && sentence(onlySoMany(String(available)))]
    .filter(Boolean)
    .join(' ');
}

const sentence = (text: string | undefined): string => (text === undefined ? CART_TEXTS.unableToAdd : `${text}.`);

/** Why a part can't be added to the cart (storefront 4, adding a part). */
export type AddRefusal = 'loading' | 'unavailable' | 'inCart' | TermsRefusal;

interface AddSituation {
  /** Price and availability of the chosen unit are loading. */
  readonly isLoading: boolean;
  /** The chosen unit is not available or has no price. */
  readonly isUnavailable: boolean;
  /** A salvage part that is already in the cart. There is only one of it. */
  readonly isOnlyOneInCart: boolean;
  /** Why the terms of the part refuse the quantity or the address. */
  readonly termsRefusal?: TermsRefusal | undefined;
}

/** Why the add button is disabled, or undefined if it is enabled. */
export function addRefusal({
  isLoading,
  isUnavailable,
  isOnlyOneInCart,
  termsRefusal,
}: AddSituation): AddRefusal | undefined {
  if (isLoading) return 'loading';
  if (isOnlyOneInCart) return 'inCart';
  return isUnavailable ? 'unavailable' : termsRefusal;
}
