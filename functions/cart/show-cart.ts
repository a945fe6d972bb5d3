import type { Cart } from '#shared/schemas/stored/cart.ts';
import type { CartView } from '#shared/schemas/wire/cart-view.ts';
import type { CartChange } from '../data/sales/cart-repository.ts';
import { notFound } from '../data/table/not-found.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { makeLoadStock, type Stock } from '../selling/parts-for-sale.ts';
import { type PricedCart, pricedCart } from '../selling/priced-cart.ts';
import { makeLoadSellingContext, type SellingContext } from '../selling/selling-context.ts';
import { cartView } from './cart-view.ts';
import type { CartDependencies } from './dependencies.ts';
import type { NamedCart } from './job-carts.ts';

/** A priced cart with the data that it was priced from. */
export interface PricedCartInContext extends PricedCart {
  readonly selling: SellingContext;
  readonly stock: Stock;
}

/** Prices a cart at current prices in one round trip. */
export function makePriceCart(dependencies: CartDependencies) {
  const loadSellingContext = makeLoadSellingContext(dependencies);
  const loadStock = makeLoadStock(dependencies);
  return async (actor: SignedIn, { lines }: Pick<Cart, 'lines'>): Promise<PricedCartInContext> => {
    const [selling, stock] = await Promise.all([loadSellingContext(actor), loadStock(lines.map(({ part }) => part))]);
    return { ...pricedCart(lines, stock, selling), selling, stock };
  };
}

/** Shows a cart at current prices. */
export function makeShowCart(dependencies: CartDependencies) {
  const priceCart = makePriceCart(dependencies);
  return async (actor: SignedIn, cart: Cart): Promise<CartView> => {
    const priced = await priceCart(actor, cart);
    return cartView(cart, priced, priced.selling);
  };
}

/** Removes lines from a cart by a rule and shows the rest. Saving and pricing run in parallel. */
export function makeReduceCart(dependencies: CartDependencies) {
  const { carts, now } = dependencies;
  const priceCart = makePriceCart(dependencies);
  const showCart = makeShowCart(dependencies);

  return async (actor: SignedIn, { name, load }: NamedCart, rule: (cart: Cart) => CartChange): Promise<CartView> => {
    const seen = await load();
    // The cart after the change, unless someone else saves in between.
    const left = rule(seen).cart;
    const [changed, { selling, stock }] = await Promise.all([
      carts.change(actor, name, now(), rule, seen),
      priceCart(actor, left),
    ]);
    if (!changed) throw notFound();
    const { saved } = changed;
    const isLookedUp = saved.lines.every(({ part }) => left.lines.some((line) => line.part === part));
    return isLookedUp ? cartView(saved, pricedCart(saved.lines, stock, selling), selling) : showCart(actor, saved);
  };
}
