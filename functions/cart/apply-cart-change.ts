import { AppError, type ErrorCode } from '#shared/errors.ts';
import { doneBefore } from '#shared/rules/base/repeated-call.ts';
import { outcomeText } from '#shared/rules/cart/adding-a-part.ts';
import { type ChangedLines, withDone } from '#shared/rules/cart/cart-lines.ts';
import type { Cart, CartLine, ClearReason } from '#shared/schemas/stored/cart.ts';
import type { IdempotencyRecord } from '#shared/schemas/stored/idempotency-record.ts';
import type { CartChanges } from '#shared/schemas/wire/cart-view.ts';
import { ERROR_TEXTS } from '#shared/texts/base/error-texts.ts';
import type { AddOutcome } from '#shared/values/add-outcomes.ts';
import { cartIdOf } from '../data/sales/cart-id.ts';
import type { CartChange } from '../data/sales/cart-repository.ts';
import { lineOfBusinessOf, namesOfPart, type Stock } from '../selling/parts-for-sale.ts';
import { pricedCart } from '../selling/priced-cart.ts';
import type { SellingContext } from '../selling/selling-context.ts';
import { cartItem } from './cart-view.ts';

/** Outcomes by which nothing got into the cart. */
const REFUSED: Readonly<Partial<Record<AddOutcome, ErrorCode>>> = {
  'no account': 'forbidden',
  unavailable: 'conflict',
  'cart full': 'conflict',
  missing: 'not_found',
};

interface PutInto {
  readonly change: (lines: readonly CartLine[]) => ChangedLines;
  /** What each outcome is about. */
  readonly parts: readonly string[];
  readonly intention?: IdempotencyRecord | undefined;
  readonly snapshot?: ClearReason;
}

/**
 * The next cart by a rule over its lines, with how it ended for each part. A repeated intention changes nothing and ends as
 * it did before. Throws when nothing of it was possible, with the text why, and when a key comes back with another body.
 */
export function applyCartChange(
  cart: Cart,
  { change, parts, intention, snapshot }: PutInto,
  now: Date,
): CartChange & { readonly outcomes: readonly AddOutcome[] } {
  const before = doneBefore(cart.done, intention);
  if (before) return { cart, outcomes: before.outcomes };
  const { lines, outcomes } = change(cart.lines);
  refuseIfNothing(outcomes, parts);
  const call = intention && { ...intention, outcomes: [...outcomes], at: now.toISOString() };
  const done = call ? withDone(cart.done, call) : cart.done;
  return { cart: { ...cart, lines: [...lines], done }, outcomes, snapshot };
}

function refuseIfNothing(outcomes: readonly AddOutcome[], parts: readonly string[]): void {
  const [first] = outcomes;
  const code = first && REFUSED[first];
  if (!first || !code || !outcomes.every((outcome) => REFUSED[outcome])) return;
  throw new AppError(code, outcomeText(first, lineOfBusinessOf(parts[0] ?? '')) ?? ERROR_TEXTS.internal);
}

/** A line that a call is about, with what its part was called when it was seen last. */
export type AskedLine = Pick<CartLine, 'part' | 'unit' | 'title'>;

/** How it ended for each of some lines, with the lines as they are now. */
export function cartChanges(
  cart: Cart,
  asked: readonly AskedLine[],
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
    results: asked.map(({ part, unit, title }, index) => {
      const outcome = outcomes[index] ?? 'missing';
      const line = lines.find((priced) => priced.line.part === part && priced.line.unit === unit);
      const item = line ? cartItem(line, selling) : null;
      return {
        ...namesOfPart(part),
        description: stock.get(part)?.offer.title ?? title,
        outcome,
        message: outcomeText(outcome, lineOfBusinessOf(part)),
        quantityInCart: item?.quantity ?? 0,
        quantityAvailable: item?.uomQuantityAvailable ?? 0,
        item,
      };
    }),
  };
}
