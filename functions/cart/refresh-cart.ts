import { lineId } from '#shared/rules/cart/cart-lines.ts';
import type { CartView } from '#shared/schemas/wire/cart-view.ts';
import { notFound } from '../data/table/not-found.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { cartView } from './cart-view.ts';
import type { NamedCart } from './change-cart.ts';
import type { CartDependencies } from './dependencies.ts';
import { priceCart, type ShownCart } from './show-cart.ts';

/**
 * Takes over what became of a cart's lines (storefront 4, cart refresh): what is less is reduced, what is gone is removed,
 * and a snapshot keeps what the cart held before. Answers what was changed.
 */
export function refreshCart(dependencies: CartDependencies) {
  const { carts, now } = dependencies;
  const price = priceCart(dependencies);

  return async (actor: SignedIn, { name, load }: NamedCart): Promise<CartView> => {
    const seen = await load();
    let priced: ShownCart = await price(actor, seen);
    const saved = await carts.change(
      actor,
      name,
      now(),
      async (cart) => {
        if (cart !== seen) priced = await price(actor, cart);
        if (priced.changes.length === 0) return { cart };
        const changed = new Map(priced.changes.map(({ line, left }) => [lineId(line), left]));
        const lines = cart.lines.flatMap((line) => {
          const quantity = changed.get(lineId(line)) ?? line.quantity;
          return quantity > 0 ? [{ ...line, quantity }] : [];
        });
        return { cart: { ...cart, lines }, snapshot: 'refresh' };
      },
      seen,
    );
    if (!saved) throw notFound();
    return cartView(saved, priced, priced.shop);
  };
}
