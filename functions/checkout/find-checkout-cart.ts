import { AppError } from '#shared/errors.ts';
import type { Cart } from '#shared/schemas/stored/cart.ts';
import { CHECKOUT_TEXTS } from '#shared/texts/checkout/checkout-texts.ts';
import { cartNameOf } from '../data/sales/cart-id.ts';
import type { SignedIn } from '../http/authenticate.ts';
import type { CheckoutDependencies } from './dependencies.ts';

/**
 * Finds the cart of a checkout call: the one with the given CartId, else the session's active cart (decision B170).
 * Throws the same 404 for a cart that is someone else's and for one that does not exist.
 */
export function makeFindCheckoutCart({ carts }: Pick<CheckoutDependencies, 'carts'>) {
  return async (actor: SignedIn, cartId: string | undefined): Promise<Cart> => {
    if (cartId === undefined) return carts.active(actor, actor.session.cartName);
    const name = cartNameOf(cartId, actor);
    const cart = name === undefined ? undefined : await carts.find(actor, name);
    if (!cart) throw new AppError('not_found', CHECKOUT_TEXTS.noSuchCart);
    return cart;
  };
}
