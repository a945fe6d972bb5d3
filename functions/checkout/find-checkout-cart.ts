import { AppError } from '#shared/errors.ts';
import type { Cart } from '#shared/schemas/stored/cart.ts';
import { CHECKOUT_TEXTS } from '#shared/texts/checkout/checkout-texts.ts';
import { cartNameOf } from '../data/sales/cart-id.ts';
import type { SignedIn } from '../http/authenticate.ts';
import type { CheckoutDependencies } from './dependencies.ts';

/**
 * The cart that a call of checkout is about: the one it names by its CartId, else the one that the session works with
 * (decision B170). Throws 404 for a cart that is not the caller's own or does not exist any more, and for both the same.
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
