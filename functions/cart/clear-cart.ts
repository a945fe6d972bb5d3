import type { cartContract } from '#shared/contracts/cart.ts';
import type { Input } from '#shared/contracts/endpoint.ts';
import type { Cart } from '#shared/schemas/cart.ts';
import type { CartView } from '#shared/schemas/cart-view.ts';
import type { CartChange } from '../data/cart-repository.ts';
import { notFound } from '../data/not-found.ts';
import type { SignedIn } from '../http/authenticate.ts';
import type { NamedCart } from './change-cart.ts';
import type { CartDependencies } from './dependencies.ts';
import { lineOfPart } from './parts-for-sale.ts';
import { showCart } from './show-cart.ts';

type ClearQuery = Input<typeof cartContract.clearCartItems>['query'];

/**
 * Empties a cart, or one line of business of it, when a snapshot of it exists (decision O7). For a new session of a Fleet
 * account that happens once a session, however many tabs ask (decision K2).
 */
export function clearCart(dependencies: CartDependencies) {
  const { carts, now } = dependencies;
  const show = showCart(dependencies);
  return async (actor: SignedIn, { name, load }: NamedCart, query: ClearQuery): Promise<CartView> => {
    const saved = await carts.change(actor, name, now(), (cart) => cleared(cart, query, actor), await load());
    if (!saved) throw notFound();
    return show(actor, saved);
  };
}

function cleared(cart: Cart, { lobKey, reason = 'cleared' }: ClearQuery, { account, session }: SignedIn): CartChange {
  const isFleetLogin = reason === 'fleet login';
  const isFleet = account.settings.type === 'Fleet';
  const wasCleared = cart.clearedFor !== undefined && cart.clearedFor >= session.createdAt;
  if (isFleetLogin && (!isFleet || wasCleared)) return { cart };
  const lines = cart.lines.filter(({ part }) => lobKey !== undefined && lineOfPart(part) !== lobKey);
  const isSame = lines.length === cart.lines.length;
  if (isSame && !isFleetLogin) return { cart };
  const clearedFor = isFleetLogin ? { clearedFor: session.createdAt } : {};
  return { cart: { ...cart, ...clearedFor, lines }, snapshot: isSame ? undefined : reason };
}
