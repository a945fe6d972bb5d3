import type { CartItemUpdate, NewCartItem } from '#shared/contracts/cart.ts';
import { mergeLines, withAdded, withUpdated } from '#shared/rules/cart/cart-lines.ts';
import type { CartLine } from '#shared/schemas/stored/cart.ts';
import type { IdempotencyRecord } from '#shared/schemas/stored/idempotency-record.ts';
import type { CartChanges } from '#shared/schemas/wire/cart-view.ts';
import type { SignedIn } from '../http/authenticate.ts';
import type { RequestOrigin } from '../http/request-origin.ts';
import { tenantOf } from '../http/tenant-of.ts';
import { partIdOf } from '../selling/parts-for-sale.ts';
import { reAddedLines } from '../selling/re-added-lines.ts';
import { type LineRule, makeChangeLines } from './change-lines.ts';
import type { CartDependencies } from './dependencies.ts';
import type { NamedCart } from './job-carts.ts';
import { cartPartOf, cartUnitOf, lineUpdates, resolveLines } from './resolve-lines.ts';

interface Adding {
  readonly actor: SignedIn;
  readonly requestOrigin: RequestOrigin;
}

/** The calls that add parts to a cart or change its lines. */
export function makeChangeCart(dependencies: CartDependencies) {
  const { analytics } = dependencies;
  const changeLines = makeChangeLines(dependencies);

  return {
    async add(
      { actor, requestOrigin }: Adding,
      cart: NamedCart,
      items: readonly NewCartItem[],
      idempotency: IdempotencyRecord | undefined,
    ): Promise<CartChanges> {
      const { response, outcomes, before } = await changeLines(actor, {
        cart,
        parts: items.map(partIdOf),
        decide: (stock, selling): LineRule => {
          const added = resolveLines(items, stock, selling);
          return { rule: (lines) => withAdded(lines, added), requested: added.map(({ line }) => line) };
        },
        idempotency,
      });
      const parts = outcomes.filter((outcome) => outcome === 'added' || outcome === 'partly added').length;
      if (before && parts > 0) {
        const isBegun = before.lines.length === 0;
        analytics.record({ kind: 'cartAdded', tenantId: tenantOf(actor), parts, isBegun }, requestOrigin);
      }
      return response;
    },

    async update(
      actor: SignedIn,
      cart: NamedCart,
      items: readonly CartItemUpdate[],
      idempotency: IdempotencyRecord | undefined,
    ): Promise<CartChanges> {
      const { response } = await changeLines(actor, {
        cart,
        parts: items.map(({ id }) => cartPartOf(id)),
        decide: (stock, selling): LineRule => {
          const updates = lineUpdates(items, stock, selling);
          const requested = updates.map(({ id, unit }) => ({
            part: cartPartOf(id),
            unit: unit?.code ?? cartUnitOf(id),
            title: '',
          }));
          return { rule: (lines) => withUpdated(lines, updates), requested };
        },
        idempotency,
      });
      return response;
    },

    /** Adds lines that were in another cart, or in this one before it was cleared. */
    async reAdd(actor: SignedIn, cart: NamedCart, lines: readonly CartLine[]): Promise<CartChanges> {
      const { response } = await changeLines(actor, {
        cart,
        parts: lines.map(({ part }) => part),
        decide: (stock, selling): LineRule => {
          const reAdded = reAddedLines(lines, stock, selling);
          return { rule: (before) => mergeLines(before, reAdded), requested: lines };
        },
      });
      return response;
    },
  };
}
