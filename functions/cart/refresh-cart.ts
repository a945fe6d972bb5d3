import { lineId } from '#shared/rules/cart/cart-lines.ts';
import type { Cart } from '#shared/schemas/stored/cart.ts';
import type { CartView } from '#shared/schemas/wire/cart-view.ts';
import type { CartChange } from '../data/sales/cart-repository.ts';
import { notFound } from '../data/table/not-found.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { cartView } from './cart-view.ts';
import type { CartDependencies } from './dependencies.ts';
import type { NamedCart } from './job-carts.ts';
import { makePriceCart, type PricedCartInContext } from './show-cart.ts';

/**
 * Adjusts a cart to the stock of now (storefront 4, cart refresh). Reduces lines of which less is available, removes
 * lines whose part is gone, and keeps a snapshot of the cart. The response lists the changes.
 */
export function makeRefreshCart(dependencies: CartDependencies) {
  const { carts, now } = dependencies;
  const priceCart = makePriceCart(dependencies);

  return async (actor: SignedIn, { name, load }: NamedCart): Promise<CartView> => {
    const refreshed = async (cart: Cart): Promise<CartChange & { readonly priced: PricedCartInContext }> => {
      const priced = await priceCart(actor, cart);
      if (priced.changes.length === 0) return { cart, priced };
      const left = new Map(priced.changes.map((change) => [lineId(change.line), change.left]));
      const lines = cart.lines.flatMap((line) => {
        const quantity = left.get(lineId(line)) ?? line.quantity;
        return quantity > 0 ? [{ ...line, quantity }] : [];
      });
      return { cart: { ...cart, lines }, snapshot: 'refresh', priced };
    };
    const changed = await carts.change(actor, name, now(), refreshed, await load());
    if (!changed) throw notFound();
    const { saved, result } = changed;
    return cartView(saved, result.priced, result.priced.selling);
  };
}
