import { AppError } from '#shared/errors.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { MAIN_CART } from '../data/sales/cart-repository.ts';
import type { SignedIn } from '../http/authenticate.ts';
import type { SessionDependencies } from './dependencies.ts';
import type { SessionLocation } from './service-location.ts';

/**
 * Sets or clears the delivery location of a session (decision P9). Another postal code clears the cart (storefront 4,
 * decision B208). The cart goes first, with a snapshot, so the call can be repeated if the rest fails.
 */
export function makeShipSessionTo({ carts, now, sessions }: SessionDependencies) {
  async function clearCart(actor: SignedIn): Promise<void> {
    await carts.change(actor, actor.session.cartName ?? MAIN_CART, now(), (cart) =>
      cart.lines.length === 0 ? { cart } : { cart: { ...cart, lines: [] }, snapshot: 'postal code' },
    );
  }

  return async (actor: SignedIn, location: SessionLocation | undefined): Promise<SignedIn> => {
    const { postalCode, warehouseNumber } = location ?? {};
    if (actor.postalCode !== undefined && actor.postalCode !== postalCode) await clearCart(actor);
    const isLive = await (location ? sessions.setLocation(actor, location) : sessions.clearLocation(actor));
    if (!isLive) throw new AppError('unauthenticated', SESSION_TEXTS.sessionLost);
    return { ...actor, postalCode, warehouseNumber };
  };
}
