import { AppError, type ErrorCode } from '#shared/errors.ts';
import { doneBefore } from '#shared/rules/base/repeated-call.ts';
import { type ChangedLines, withDone } from '#shared/rules/cart/cart-lines.ts';
import type { Cart, CartLine, ClearReason } from '#shared/schemas/stored/cart.ts';
import type { IdempotencyRecord } from '#shared/schemas/stored/idempotency-record.ts';
import type { CartChanges } from '#shared/schemas/wire/cart-view.ts';
import { ERROR_TEXTS } from '#shared/texts/base/error-texts.ts';
import type { AddOutcome } from '#shared/values/add-outcomes.ts';
import { cartIdOf } from '../data/sales/cart-id.ts';
import type { CartChange } from '../data/sales/cart-repository.ts';
import { outcomeMessage } from '../selling/outcome-message.ts';
import { namesOfPart, type Stock } from '../selling/parts-for-sale.ts';
import { pricedCart } from '../selling/priced-cart.ts';
import type { SellingContext } from '../selling/selling-context.ts';
import { cartItem } from './cart-view.ts';

/** Outcomes that leave the cart as it was. */
const REFUSED: Readonly<Partial<Record<AddOutcome, ErrorCode>>> = {
  'no account': 'forbidden',
  unavailable: 'conflict',
  'cart full': 'conflict',
  missing: 'not_found',
  restricted: 'conflict',
  'wrong quantity': 'conflict',
};

interface CartRule {
  readonly change: (lines: readonly CartLine[]) => ChangedLines;
  /** The message for the outcome of the first line. */
  readonly textOfFirst: (outcome: AddOutcome) => string | null;
  readonly idempotency?: IdempotencyRecord | undefined;
  readonly snapshot?: ClearReason;
}

/**
 * Applies a rule to the lines of a cart, with an outcome for each part. A repeated call changes nothing and gets the
 * same outcomes. Throws with the text of the first outcome when nothing was possible, and when a key comes with another
 * body.
 */
export function applyCartChange(
  cart: Cart,
  { change, textOfFirst, idempotency, snapshot }: CartRule,
  now: Date,
): CartChange & { readonly outcomes: readonly AddOutcome[] } {
  const before = doneBefore(cart.done, idempotency);
  if (before) return { cart, outcomes: before.outcomes };
  const { lines, outcomes } = change(cart.lines);
  assertSomethingPossible(outcomes, textOfFirst);
  const call = idempotency && { ...idempotency, outcomes: [...outcomes], at: now.toISOString() };
  const done = call ? withDone(cart.done, call) : cart.done;
  return { cart: { ...cart, lines: [...lines], done }, outcomes, snapshot };
}

function assertSomethingPossible(outcomes: readonly AddOutcome[], textOfFirst: CartRule['textOfFirst']): void {
  const [first] = outcomes;
  const code = first && REFUSED[first];
  if (!first || !code || !outcomes.every((outcome) => REFUSED[outcome])) return;
  throw new AppError(code, textOfFirst(first) ?? ERROR_TEXTS.internal);
}

/** A line that a call changes, with the last known title of its part. */
export type RequestedLine = Pick<CartLine, 'part' | 'unit' | 'title'>;

/** The outcome for each requested line, with the line as it is now. */
export function cartChanges(
  cart: Cart,
  requested: readonly RequestedLine[],
  outcomes: readonly AddOutcome[],
  stock: Stock,
  selling: SellingContext,
): CartChanges {
  const { lines } = pricedCart(
    cart.lines.filter(({ part }) => stock.has(part)),
    stock,
    selling,
  );
  return {
    cartId: cartIdOf(cart),
    version: cart.version,
    itemCount: cart.lines.length,
    results: requested.map(({ part, unit, title }, index) => {
      const outcome = outcomes[index] ?? 'missing';
      const line = lines.find((priced) => priced.line.part === part && priced.line.unit === unit);
      const item = line ? cartItem(line, selling) : null;
      return {
        ...namesOfPart(part),
        description: stock.get(part)?.offer.title ?? title,
        outcome,
        message: outcomeMessage(outcome, { part, unit }, stock, selling),
        quantityInCart: item?.quantity ?? 0,
        quantityAvailable: item?.uomQuantityAvailable ?? 0,
        item,
      };
    }),
  };
}
