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
import { loadStock, partIdOf, type Stock } from '../selling/parts-for-sale.ts';
import { reAddedLines } from '../selling/re-added-lines.ts';
import { openShop, type Shop } from '../selling/shop.ts';
import { type AskedLine, applyCartChange, cartChanges } from './apply-cart-change.ts';
import type { CartDependencies } from './dependencies.ts';
import { cartPartOf, cartUnitOf, lineUpdates, resolveLines } from './resolve-lines.ts';

/** A cart of the caller's, not loaded yet. */
export interface NamedCart {
  readonly name: string;
  readonly load: () => Promise<Cart>;
}

/** What a call makes of a cart's lines, and the lines that it answers about, by their parts and units. */
interface Decision {
  readonly rule: (lines: readonly CartLine[]) => ChangedLines;
  readonly asked: readonly AskedLine[];
}

interface ChangeOptions {
  readonly intention?: IdempotencyRecord | undefined;
  /** Told when something was saved, with the cart as it was before. */
  readonly onChanged?: (before: Cart, outcomes: readonly AddOutcome[]) => void;
}

interface Adding {
  readonly actor: SignedIn;
  readonly visitor: RequestOrigin;
}

/** The calls that put something into a cart, or change what is in it. */
export function changeCart(dependencies: CartDependencies) {
  const { analytics, carts, now } = dependencies;
  const shopOf = openShop(dependencies);
  const stockOf = loadStock(dependencies);

  /** Cart, shop and stock are asked for at once, so that the third round trip writes the cart. */
  async function change(
    actor: SignedIn,
    { name, load }: NamedCart,
    parts: readonly string[],
    decide: (stock: Stock, shop: Shop) => Decision,
    { intention, onChanged }: ChangeOptions = {},
  ): Promise<CartChanges> {
    const [seen, shop, stock] = await Promise.all([load(), shopOf(actor), stockOf(parts)]);
    const { rule, asked } = decide(stock, shop);
    let outcomes: readonly AddOutcome[] = [];
    let before: Cart | undefined;
    const saved = await carts.change(
      actor,
      name,
      now(),
      (cart) => {
        const next = applyCartChange(cart, { change: rule, parts, intention }, now());
        outcomes = next.outcomes;
        // A repeated intention changes nothing.
        before = next.cart === cart ? undefined : cart;
        return next;
      },
      seen,
    );
    if (!saved) throw notFound();
    if (before) onChanged?.(before, outcomes);
    return cartChanges(saved, asked, outcomes, stock, shop);
  }

  return {
    add(
      { actor, visitor }: Adding,
      cart: NamedCart,
      items: readonly NewCartItem[],
      intention: IdempotencyRecord | undefined,
    ) {
      const decide = (stock: Stock, shop: Shop): Decision => {
        const wanted = resolveLines(items, stock, shop);
        return { rule: (before) => withAdded(before, wanted), asked: wanted.map(({ line }) => line) };
      };
      const onChanged: ChangeOptions['onChanged'] = ({ lines }, outcomes) => {
        const parts = outcomes.filter((outcome) => outcome === 'added' || outcome === 'partly added').length;
        if (parts === 0) return;
        const isBegun = lines.length === 0;
        analytics.record({ kind: 'cartAdded', tenantId: tenantOf(actor), parts, isBegun }, visitor);
      };
      return change(actor, cart, items.map(partIdOf), decide, { intention, onChanged });
    },

    update(
      actor: SignedIn,
      cart: NamedCart,
      items: readonly CartItemUpdate[],
      intention: IdempotencyRecord | undefined,
    ) {
      const decide = (stock: Stock, shop: Shop): Decision => {
        const updates = lineUpdates(items, stock, shop);
        const asked = updates.map(({ id, unit }) => ({
          part: cartPartOf(id),
          unit: unit?.code ?? cartUnitOf(id),
          title: '',
        }));
        return { rule: (before) => withUpdated(before, updates), asked };
      };
      return change(
        actor,
        cart,
        items.map(({ id }) => cartPartOf(id)),
        decide,
        { intention },
      );
    },

    /** Lines that were in another cart, or in this one before it was cleared. */
    bring(actor: SignedIn, cart: NamedCart, lines: readonly CartLine[]) {
      const decide = (stock: Stock, shop: Shop): Decision => {
        const wanted = reAddedLines(lines, stock, shop);
        return { rule: (before) => withBrought(before, wanted), asked: lines };
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
