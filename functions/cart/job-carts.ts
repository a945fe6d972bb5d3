import { isDeepStrictEqual } from 'node:util';
import type { cartContract } from '#shared/contracts/cart.ts';
import { AppError } from '#shared/errors.ts';
import type { Cart } from '#shared/schemas/stored/cart.ts';
import type { CartSummary } from '#shared/schemas/wire/cart-view.ts';
import { ERROR_TEXTS } from '#shared/texts/base/error-texts.ts';
import { CART_TEXTS } from '#shared/texts/cart/cart-texts.ts';
import type { Input } from '#shared/wire/endpoint.ts';
import { cartIdOf, cartNameOf } from '../data/sales/cart-id.ts';
import { emptyCart, MAIN_CART } from '../data/sales/cart-repository.ts';
import { notFound } from '../data/table/not-found.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { idempotentId } from '../http/idempotency.ts';
import type { CartDependencies } from './dependencies.ts';

/** A cart of the caller that is loaded when it is needed. */
export interface NamedCart {
  readonly name: string;
  readonly load: () => Promise<Cart>;
}

type Job = Input<typeof cartContract.createCart>['body'];

/** Long enough to be unique among a user's carts. */
const SUFFIX_LENGTH = 12;

/** Finds, lists and creates the carts of a user (decision K1). */
export function makeJobCarts({ carts, newId, now }: CartDependencies) {
  /**
   * Loads a cart, the main one from the session's records. Throws the same 404 for a cart that does not exist, is
   * someone else's or is in another tenant.
   */
  async function load(actor: SignedIn, name: string): Promise<Cart> {
    const isRead = name === MAIN_CART && actor.prefetched;
    const cart = isRead ? carts.among(isRead, actor, name) : await carts.find(actor, name);
    if (!cart) throw notFound();
    return cart;
  }

  /** The main cart was read with the session's records, so only a job cart costs a round trip. */
  async function active(actor: SignedIn): Promise<NamedCart> {
    const { cartName = MAIN_CART } = actor.session;
    if (cartName === MAIN_CART) return { name: MAIN_CART, load: () => load(actor, MAIN_CART) };
    const cart = await carts.active(actor, cartName);
    return { name: cart.name, load: async () => cart };
  }

  return {
    /** Finds a cart by its id. */
    named(actor: SignedIn, cartId: string): NamedCart {
      const name = cartNameOf(cartId, actor);
      if (name === undefined) throw notFound();
      return { name, load: () => load(actor, name) };
    },

    /** The cart that the session works with. */
    active,

    /** Lists the carts of a user and marks the active one. */
    async list(actor: SignedIn): Promise<CartSummary[]> {
      const [all, { name }] = await Promise.all([carts.list(actor), active(actor)]);
      return all.map((cart) => summary(cart, cart.name === name));
    },

    /** Creates a job cart. Without label, vehicle and repair order it returns the main cart. */
    async create(actor: SignedIn, job: Job, idempotencyKey: string | undefined): Promise<CartSummary> {
      const { label = '', vehicle = '', repairOrder = '' } = job;
      const shown = async (cart: Cart) => summary(cart, (await active(actor)).name === cart.name);
      if ([label, vehicle, repairOrder].every((text) => text.trim() === '')) return shown(await load(actor, MAIN_CART));
      const id = idempotentId(actor.userId, 'createCart', idempotencyKey) ?? newId();
      const name = id.replaceAll('-', '').slice(0, SUFFIX_LENGTH);
      const fresh: Cart = { ...emptyCart(actor, name), job: { label, vehicle, repairOrder } };
      const cart = await carts.create(fresh, now());
      if (!cart) throw new AppError('conflict', CART_TEXTS.tooManyCarts);
      if (!isDeepStrictEqual(cart.job, fresh.job)) throw new AppError('conflict', ERROR_TEXTS.keyRepeated);
      return shown(cart);
    },
  };
}

const summary = (cart: Cart, isActive: boolean): CartSummary => ({
  cartId: cartIdOf(cart),
  job: cart.job ?? null,
  isActive,
  itemCount: cart.lines.length,
  updatedAt: cart.updatedAt,
});
