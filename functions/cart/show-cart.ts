import type { Cart } from '#shared/schemas/cart.ts';
import type { CartView } from '#shared/schemas/cart-view.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { cartView } from './cart-view.ts';
import type { CartDependencies } from './dependencies.ts';
import { loadStock, type Stock } from './parts-for-sale.ts';
import { type PricedCart, pricedCart } from './priced-cart.ts';
import { openShop, type Shop } from './shop.ts';

/** A cart with everything that pricing it took. */
export interface ShownCart extends PricedCart {
  readonly shop: Shop;
  readonly stock: Stock;
}

/** Prices a cart as it is now, in one round trip. */
export function priceCart(dependencies: CartDependencies) {
  const shopOf = openShop(dependencies);
  const stockOf = loadStock(dependencies);
  return async (actor: SignedIn, { lines }: Pick<Cart, 'lines'>): Promise<ShownCart> => {
    const [shop, stock] = await Promise.all([shopOf(actor), stockOf(lines.map(({ part }) => part))]);
    return { ...pricedCart(lines, stock, shop), shop, stock };
  };
}

/** A cart as its owner sees it now. */
export function showCart(dependencies: CartDependencies) {
  const price = priceCart(dependencies);
  return async (actor: SignedIn, cart: Cart): Promise<CartView> => {
    const priced = await price(actor, cart);
    return cartView(cart, priced, priced.shop);
  };
}
