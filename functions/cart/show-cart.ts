import type { Cart } from '#shared/schemas/stored/cart.ts';
import type { CartView } from '#shared/schemas/wire/cart-view.ts';
import type { CartChange } from '../data/sales/cart-repository.ts';
import { notFound } from '../data/table/not-found.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { loadStock, type Stock } from '../selling/parts-for-sale.ts';
import { type PricedCart, pricedCart } from '../selling/priced-cart.ts';
import { openShop, type Shop } from '../selling/shop.ts';
import { cartView } from './cart-view.ts';
import type { NamedCart } from './change-cart.ts';
import type { CartDependencies } from './dependencies.ts';

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

/** Takes lines out of a cart by a rule, and answers the cart that is left: what it holds is looked up while it is saved. */
export function reduceCart(dependencies: CartDependencies) {
  const { carts, now } = dependencies;
  const price = priceCart(dependencies);
  const show = showCart(dependencies);

  return async (actor: SignedIn, { name, load }: NamedCart, rule: (cart: Cart) => CartChange): Promise<CartView> => {
    const seen = await load();
    // As it will be, unless somebody else saves in between.
    const left = rule(seen).cart;
    const [saved, { shop, stock }] = await Promise.all([
      carts.change(actor, name, now(), rule, seen),
      price(actor, left),
    ]);
    if (!saved) throw notFound();
    const isLookedUp = saved.lines.every(({ part }) => left.lines.some((line) => line.part === part));
    return isLookedUp ? cartView(saved, pricedCart(saved.lines, stock, shop), shop) : show(actor, saved);
  };
}
