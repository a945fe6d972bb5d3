import type { cartContract } from '#shared/contracts/cart.ts';
import { AppError } from '#shared/errors.ts';
import { lineId } from '#shared/rules/cart/cart-lines.ts';
import { ANY_PO_NUMBER, isPoNumberValid } from '#shared/rules/cart/po-number.ts';
import type { Cart, CartLine } from '#shared/schemas/stored/cart.ts';
import type { CartView } from '#shared/schemas/wire/cart-view.ts';
import { CART_TEXTS } from '#shared/texts/cart/cart-texts.ts';
import { MOST_FAVOURITES } from '../data/sales/favourites-repository.ts';
import { notFound } from '../data/table/not-found.ts';
import type { SignedIn } from '../http/authenticate.ts';
import type { Routes } from '../http/group-handler.ts';
import { idempotencyOf, idempotentId } from '../http/idempotency.ts';
import { assertApprovalCart } from '../selling/approval-cart.ts';
import { lineOfBusinessOf, namesOfPart } from '../selling/parts-for-sale.ts';
import { makeCalculateCartTaxes } from './calculate-cart-taxes.ts';
import { makeChangeCart } from './change-cart.ts';
import { makeCheckInsuranceParts } from './check-insurance-parts.ts';
import { clearedCart } from './cleared-cart.ts';
import type { CartDependencies } from './dependencies.ts';
import { favouriteParts, storedFavourites } from './favourite-parts.ts';
import { makeJobCarts, type NamedCart } from './job-carts.ts';
import { makeRefreshCart } from './refresh-cart.ts';
import { makeSharedCarts } from './shared-carts.ts';
import { shippingData } from './shipping-data.ts';
import { makePriceCart, makeReduceCart, makeShowCart } from './show-cart.ts';
import { snapshotOf, snapshotView } from './snapshots.ts';

export function cartRoutes(dependencies: CartDependencies): Routes<typeof cartContract> {
  const { accountRequests, carts, favourites, sessions, newId, now } = dependencies;
  const jobCarts = makeJobCarts(dependencies);
  const changeCart = makeChangeCart(dependencies);
  const checkInsuranceParts = makeCheckInsuranceParts(dependencies);
  const priceCart = makePriceCart(dependencies);
  const reduceCart = makeReduceCart(dependencies);
  const refreshCart = makeRefreshCart(dependencies);
  const sharedCarts = makeSharedCarts(dependencies);
  const showCart = makeShowCart(dependencies);
  const calculateCartTaxes = makeCalculateCartTaxes(dependencies);

  /** Removes lines. Lines that are not in the cart are ignored. */
  const removeLines = (actor: SignedIn, cart: NamedCart, isGone: (line: CartLine) => boolean): Promise<CartView> =>
    reduceCart(actor, cart, (before) => ({
      cart: before.lines.some(isGone) ? { ...before, lines: before.lines.filter((line) => !isGone(line)) } : before,
    }));

  const loadActive = async (actor: SignedIn): Promise<Cart> => (await jobCarts.active(actor)).load();

  return {
    getItems: async ({ params }, { actor }) => showCart(actor, await jobCarts.named(actor, params.cartId).load()),

    addItems: async ({ params, body }, { actor, requestOrigin, idempotencyKey }) =>
      changeCart.add(
        { actor, requestOrigin },
        jobCarts.named(actor, params.cartId),
        body.items,
        idempotencyOf(actor.userId, 'addItems', idempotencyKey, body),
      ),

    updateItems: async ({ params, body }, { actor, idempotencyKey }) =>
      changeCart.update(
        actor,
        jobCarts.named(actor, params.cartId),
        body.items,
        idempotencyOf(actor.userId, 'updateItems', idempotencyKey, body),
      ),

    deleteItems: async ({ params, body }, { actor }) =>
      removeLines(actor, jobCarts.named(actor, params.cartId), (line) => body.items.includes(lineId(line))),

    createCart: ({ body }, { actor, idempotencyKey }) => jobCarts.create(actor, body, idempotencyKey),

    getCartItems: async (_input, { actor }) => showCart(actor, await loadActive(actor)),

    refreshCart: async (_input, { actor }) => refreshCart(actor, await jobCarts.active(actor)),

    insertCartItem: async ({ body }, { actor, requestOrigin, idempotencyKey }) =>
      changeCart.add(
        { actor, requestOrigin },
        await jobCarts.active(actor),
        body.items,
        idempotencyOf(actor.userId, 'insertCartItem', idempotencyKey, body),
      ),

    insertCartItems: async ({ body }, { actor, requestOrigin, idempotencyKey }) =>
      changeCart.add(
        { actor, requestOrigin },
        await jobCarts.active(actor),
        body.items,
        idempotencyOf(actor.userId, 'insertCartItems', idempotencyKey, body),
      ),

    updateCartItem: async ({ body }, { actor, idempotencyKey }) =>
      changeCart.update(
        actor,
        await jobCarts.active(actor),
        body.items,
        idempotencyOf(actor.userId, 'updateCartItem', idempotencyKey, body),
      ),

    updateCartItems: async ({ body }, { actor, idempotencyKey }) =>
      changeCart.update(
        actor,
        await jobCarts.active(actor),
        body.items,
        idempotencyOf(actor.userId, 'updateCartItems', idempotencyKey, body),
      ),

    deleteCartItem: async ({ query }, { actor }) =>
      removeLines(
        actor,
        await jobCarts.active(actor),
        ({ part }) =>
          lineOfBusinessOf(part) === query.lineOfBusinessKey && namesOfPart(part).itemNumber === query.partNumber,
      ),

    clearCartItems: async ({ query }, { actor }) =>
      reduceCart(actor, await jobCarts.active(actor), (cart) => clearedCart(cart, query, actor)),

    clearCartItemsAlias: async ({ query }, { actor }) =>
      reduceCart(actor, await jobCarts.active(actor), (cart) => clearedCart(cart, query, actor)),

    getShippingData: async ({ query: { lobKey } }, { actor }) =>
      shippingData(await priceCart(actor, await loadActive(actor)), lobKey),

    getCartTaxTotals: async (input, { actor }) => calculateCartTaxes(actor, await loadActive(actor), input),

    checkInsuranceParts: async ({ query }, { actor }) => checkInsuranceParts(await loadActive(actor), query),

    async setInsuranceCompany({ body }, { actor }) {
      const { name, load } = await jobCarts.active(actor);
      const { insuranceCompany } = body;
      const rule = (seen: Cart) => {
        const { insurer = null, ...cart } = seen;
        if (insurer === insuranceCompany) return { cart: seen };
        return { cart: insuranceCompany === null ? cart : { ...cart, insurer: insuranceCompany } };
      };
      await carts.change(actor, name, now(), rule, await load());
      return null;
    },

    async validatePoNumber({ query }, { actor }) {
      const { orderNumber, lobKey = 'aftermarket' } = query;
      // The account's rule applies to the aftermarket number only (decision B83).
      const rule = lobKey === 'aftermarket' ? actor.account.settings.poValidation : ANY_PO_NUMBER;
      const booleanValue = isPoNumberValid(orderNumber, rule);
      if (booleanValue === undefined) throw new AppError('internal', CART_TEXTS.aftermarketPoUnverified);
      return { booleanValue };
    },

    async updateFavorites({ body }, { actor }) {
      const parts = storedFavourites(body);
      if (parts.length > MOST_FAVOURITES) throw new AppError('conflict', CART_TEXTS.tooManyFavourites);
      await favourites.replace(actor, parts);
      return null;
    },

    getFavorites: async (_input, { actor }) => favouriteParts(await favourites.find(actor)),

    async requestAccount({ body }, { actor, idempotencyKey }) {
      const { lineOfBusinessKey: lineOfBusiness } = body;
      const about = `requestAccount ${actor.accountId} ${lineOfBusiness}`;
      const id = idempotentId(actor.userId, about, idempotencyKey) ?? newId();
      return { wasRequested: !(await accountRequests.send(actor, id, lineOfBusiness, now())) };
    },

    getSnapshots: async (_input, { actor }) =>
      (await carts.snapshots(actor, now())).map((snapshot) => snapshotView(snapshot, actor)),

    async restoreSnapshot({ body }, { actor }) {
      const snapshot = await carts.findSnapshot(actor, snapshotOf(body.id), now());
      if (!snapshot) throw notFound();
      return changeCart.reAdd(actor, await jobCarts.active(actor), snapshot.lines);
    },

    getCarts: (_input, { actor }) => jobCarts.list(actor),

    async setActiveCart({ body }, { actor }) {
      const { name, load } = jobCarts.named(actor, body.cartId);
      assertApprovalCart(actor.session, name);
      await load();
      await sessions.setCart(actor, name);
      return null;
    },

    async deleteCart({ query }, { actor }) {
      const { name } = jobCarts.named(actor, query.cartId);
      await carts.remove(actor, name, now());
      await sessions.leaveCart(actor, name);
      return null;
    },

    shareCart: async (_input, { actor, idempotencyKey }) =>
      sharedCarts.share(actor, await jobCarts.active(actor), idempotencyKey),

    getSharedCart: async ({ query }, { actor }) => showCart(actor, await sharedCarts.find(actor, query.token)),

    async copySharedCart({ body }, { actor }) {
      const { lines } = await sharedCarts.find(actor, body.token);
      return changeCart.reAdd(actor, await jobCarts.active(actor), lines);
    },
  };
}
