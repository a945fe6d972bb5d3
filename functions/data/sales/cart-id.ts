import type { Cart } from '#shared/schemas/stored/cart.ts';
import { type CartOwner, MAIN_CART } from './cart-repository.ts';

/** `{UserId}-{accountId}`, with the suffix of a job cart (decision K1). */
export const cartIdOf = ({ userId, accountId, name }: Pick<Cart, 'userId' | 'accountId' | 'name'>): string =>
  name === MAIN_CART ? `${userId}-${accountId}` : `${userId}-${accountId}-${name}`;

/** The name of the cart with this id. Undefined for an id that is not this user's. */
export function cartNameOf(cartId: string, owner: CartOwner): string | undefined {
  const main = cartIdOf({ ...owner, name: MAIN_CART });
  if (cartId === main) return MAIN_CART;
  const suffix = cartId.startsWith(`${main}-`) ? cartId.slice(main.length + 1) : '';
  return suffix === '' || suffix === MAIN_CART ? undefined : suffix;
}
