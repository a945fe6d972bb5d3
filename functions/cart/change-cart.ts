import type { CartItemUpdate, NewCartItem } from '#shared/contracts/cart.ts';
import { type ChangedLines, withAdded, withBrought, withUpdated } from '#shared/rules/cart/cart-lines.ts';
import type { Cart, CartLine } from '#shared/schemas/stored/cart.ts';
import type { IdempotencyRecord } from '#shared/schemas/stored/idempotency-record.ts';
import type { CartChanges } from '#shared/schemas/wire/cart-view.ts';
import type { AddOutcome } from '#shared/values/add-outcomes.ts';
import { notFound } from '../data/table/not-found.ts';
import type { SignedIn } from '../http/authenticate.ts';
import type { RequestOrigin } from '../http/request-origin.ts';
import { tenantOf } from '../http/tenant-of.ts';
import { makeLoadStock, partIdOf, type Stock } from '../selling/parts-for-sale.ts';
import { reAddedLines } from '../selling/re-added-lines.ts';
import { makeLoadSellingContext, type SellingContext } from '../selling/selling-context.ts';
import { applyCartChange, cartChanges, type RequestedLine } from './apply-cart-change.ts';
import type { CartDependencies } from './dependencies.ts';
import { cartPartOf, cartUnitOf, lineUpdates, resolveLines } from './resolve-lines.ts';

/** A cart of the caller that is loaded when it is needed. */
export interface NamedCart {
  readonly name: string;
  readonly load: () => Promise<Cart>;
}

/** The rule of a call over a cart's lines, and the lines that its response is about. */
interface Decision {
  readonly rule: (lines: readonly CartLine[]) => ChangedLines;
  readonly requested: readonly RequestedLine[];
}

interface ChangeOptions {
  readonly idempotency?: IdempotencyRecord | undefined;
  /** Called after a save, with the cart as it was before. */
  readonly onChanged?: (before: Cart, outcomes: readonly AddOutcome[]) => void;
}

interface Adding {
  readonly actor: SignedIn;
  readonly requestOrigin: RequestOrigin;
}

/** The calls that add parts to a cart or change its lines. */
export function makeChangeCart(dependencies: CartDependencies) {
  const { analytics, carts, now } = dependencies;
  const loadSellingContext = makeLoadSellingContext(dependencies);
  const loadStock = makeLoadStock(dependencies);

  /** Loads everything in parallel, so that the third round trip writes the cart. */
  async function change(
    actor: SignedIn,
    { name, load }: NamedCart,
    parts: readonly string[],
    decide: (stock: Stock, selling: SellingContext) => Decision,
    { idempotency, onChanged }: ChangeOptions = {},
  ): Promise<CartChanges> {
    const [seen, selling, stock] = await Promise.all([load(), loadSellingContext(actor), loadStock(parts)]);
    const { rule, requested } = decide(stock, selling);
    const changed = await carts.change(
      actor,
      name,
      now(),
      (before) => ({ ...applyCartChange(before, { change: rule, parts, idempotency }, now()), before }),
      seen,
    );
    if (!changed) throw notFound();
    const { saved, result } = changed;
    // A repeated call changes nothing.
    if (result.cart !== result.before) onChanged?.(result.before, result.outcomes);
    return cartChanges(saved, requested, result.outcomes, stock, selling);
  }

  return {
    add(
      { actor, requestOrigin }: Adding,
      cart: NamedCart,
      items: readonly NewCartItem[],
      idempotency: IdempotencyRecord | undefined,
    ) {
      const decide = (stock: Stock, selling: SellingContext): Decision => {
        const wanted = resolveLines(items, stock, selling);
        return { rule: (before) => withAdded(before, wanted), requested: wanted.map(({ line }) => line) };
      };
      const onChanged: ChangeOptions['onChanged'] = ({ lines }, outcomes) => {
        const parts = outcomes.filter((outcome) => outcome === 'added' || outcome === 'partly added').length;
        if (parts === 0) return;
        const isBegun = lines.length === 0;
        analytics.record({ kind: 'cartAdded', tenantId: tenantOf(actor), parts, isBegun }, requestOrigin);
      };
      return change(actor, cart, items.map(partIdOf), decide, { idempotency, onChanged });
    },

    update(
      actor: SignedIn,
      cart: NamedCart,
      items: readonly CartItemUpdate[],
      idempotency: IdempotencyRecord | undefined,
    ) {
      const decide = (stock: Stock, selling: SellingContext): Decision => {
        const updates = lineUpdates(items, stock, selling);
        const requested = updates.map(({ id, unit }) => ({
          part: cartPartOf(id),
          unit: unit?.code ?? cartUnitOf(id),
          title: '',
        }));
        return { rule: (before) => withUpdated(before, updates), requested };
      };
      return change(
        actor,
        cart,
        items.map(({ id }) => cartPartOf(id)),
        decide,
        { idempotency },
      );
    },

    /** Adds lines that were in another cart, or in this one before it was cleared. */
    reAdd(actor: SignedIn, cart: NamedCart, lines: readonly CartLine[]) {
      const decide = (stock: Stock, selling: SellingContext): Decision => {
        const wanted = reAddedLines(lines, stock, selling);
        return { rule: (before) => withBrought(before, wanted), requested: lines };
      };
      return change(
        actor,
        cart,
        lines.map(({ part }) => part),
        decide,
      );
    },
  };
}
