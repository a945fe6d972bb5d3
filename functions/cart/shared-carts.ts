import type { cartContract } from '#shared/contracts/cart.ts';
import type { Cart } from '#shared/schemas/stored/cart.ts';
import type { Output } from '#shared/wire/endpoint.ts';
import { notFound } from '../data/table/not-found.ts';
import { epochSeconds } from '../data/table/queries.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { idempotentId } from '../http/idempotency.ts';
import type { CartDependencies } from './dependencies.ts';
import type { NamedCart } from './job-carts.ts';

const SHARED_MS = 30 * 24 * 60 * 60 * 1000;

/** Carts that a user shares within the account, each by one unguessable link. */
export function makeSharedCarts({ carts, shares, newId, now }: CartDependencies) {
  return {
    async share(
      actor: SignedIn,
      { name, load }: NamedCart,
      idempotencyKey: string | undefined,
    ): Promise<Output<typeof cartContract.shareCart>> {
      const { accountId, userId } = actor;
      const fresh = idempotentId(userId, 'shareCart', idempotencyKey) ?? newId();
      const rule = (cart: Cart) => ({ cart: cart.shareToken ? cart : { ...cart, shareToken: fresh } });
      // The cart first: a link that the cart does not name would never be found again.
      const changed = await carts.change(actor, name, now(), rule, await load());
      const token = changed?.saved.shareToken ?? fresh;
      const expires = new Date(now().getTime() + SHARED_MS);
      await shares.save({ token, accountId, userId, cartName: name, ttl: epochSeconds(expires) });
      return { token, expires: expires.toISOString() };
    },

    /**
     * Finds a shared cart as it is now. Throws the same 404 for an expired link, an unknown one and one of another
     * account.
     */
    async find(actor: SignedIn, token: string): Promise<Cart> {
      const share = await shares.find(actor, token, now());
      const cart = share && (await carts.find({ accountId: share.accountId, userId: share.userId }, share.cartName));
      if (!cart) throw notFound();
      return cart;
    },
  };
}
