import type { cartContract } from '#shared/contracts/cart.ts';
import type { Cart } from '#shared/schemas/stored/cart.ts';
import type { Input } from '#shared/wire/endpoint.ts';
import type { CartChange } from '../data/sales/cart-repository.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { lineOfBusinessOf } from '../selling/parts-for-sale.ts';

type ClearQuery = Input<typeof cartContract.clearCartItems>['query'];

/**
 * Clears a cart, or one line of business of it, with a snapshot (decision O7). For a new session of a Fleet account it
 * clears only once per session, whatever the number of tabs (decision K2).
 */
export function clearedCart(
  cart: Cart,
  { lobKey, reason = 'cleared' }: ClearQuery,
  { account, session }: SignedIn,
): CartChange {
  const isFleetLogin = reason === 'fleet login';
  const isFleet = account.settings.type === 'Fleet';
  const wasCleared = cart.clearedFor !== undefined && cart.clearedFor >= session.createdAt;
  if (isFleetLogin && (!isFleet || wasCleared)) return { cart };
  const lines = cart.lines.filter(({ part }) => lobKey !== undefined && lineOfBusinessOf(part) !== lobKey);
  const isSame = lines.length === cart.lines.length;
  if (isSame && !isFleetLogin) return { cart };
  const clearedFor = isFleetLogin ? { clearedFor: session.createdAt } : {};
  return { cart: { ...cart, ...clearedFor, lines }, snapshot: isSame ? undefined : reason };
}
