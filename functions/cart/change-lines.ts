import type { ChangedLines } from '#shared/rules/cart/cart-lines.ts';
import type { Cart, CartLine } from '#shared/schemas/stored/cart.ts';
import type { IdempotencyRecord } from '#shared/schemas/stored/idempotency-record.ts';
import type { CartChanges } from '#shared/schemas/wire/cart-view.ts';
import type { AddOutcome } from '#shared/values/add-outcomes.ts';
import { notFound } from '../data/table/not-found.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { outcomeMessage } from '../selling/outcome-message.ts';
import { makeLoadStock, type Stock } from '../selling/parts-for-sale.ts';
import { makeLoadSellingContext, type SellingContext } from '../selling/selling-context.ts';
import { applyCartChange, cartChanges, type RequestedLine } from './apply-cart-change.ts';
import type { CartDependencies } from './dependencies.ts';
import type { NamedCart } from './job-carts.ts';

/** The rule of a call over a cart's lines, and the lines that its response is about. */
export interface LineRule {
  readonly rule: (lines: readonly CartLine[]) => ChangedLines;
  readonly requested: readonly RequestedLine[];
}

interface ChangeRequest {
  readonly cart: NamedCart;
  /** The ids of the parts that the rule needs. */
  readonly parts: readonly string[];
  readonly decide: (stock: Stock, selling: SellingContext) => LineRule;
  readonly idempotency?: IdempotencyRecord | undefined;
}

interface LinesChanged {
  readonly response: CartChanges;
  readonly outcomes: readonly AddOutcome[];
  /** The cart before the change. Undefined when nothing was saved, as for a repeated call. */
  readonly before: Cart | undefined;
}

/**
 * Changes the lines of a cart by a rule. Cart, selling context and stock are loaded in parallel, so that the third round
 * trip writes the cart.
 */
export function makeChangeLines(dependencies: CartDependencies) {
  const { carts, now } = dependencies;
  const loadSellingContext = makeLoadSellingContext(dependencies);
  const loadStock = makeLoadStock(dependencies);

  return async (actor: SignedIn, request: ChangeRequest): Promise<LinesChanged> => {
    const { cart, parts, decide, idempotency } = request;
    const [seen, selling, stock] = await Promise.all([cart.load(), loadSellingContext(actor), loadStock(parts)]);
    const { rule, requested } = decide(stock, selling);
    const first = requested[0] ?? { part: '', unit: '' };
    const textOfFirst = (outcome: AddOutcome) => outcomeMessage(outcome, first, stock, selling);
    const changed = await carts.change(
      actor,
      cart.name,
      now(),
      (before) => ({ ...applyCartChange(before, { change: rule, textOfFirst, idempotency }, now()), before }),
      seen,
    );
    if (!changed) throw notFound();
    const { saved, result } = changed;
    return {
      response: cartChanges(saved, requested, result.outcomes, stock, selling),
      outcomes: result.outcomes,
      before: result.cart === result.before ? undefined : result.before,
    };
  };
}
