import type { cartContract } from '#shared/contracts/cart.ts';
import { AppError } from '#shared/errors.ts';
import { lineId } from '#shared/rules/cart/cart-lines.ts';
import { ANY_PO_NUMBER, isPoNumberValid } from '#shared/rules/cart/po-number.ts';
import { addressView } from '#shared/rules/shipping/address-view.ts';
import type { Cart, CartLine } from '#shared/schemas/stored/cart.ts';
import type { CartView } from '#shared/schemas/wire/cart-view.ts';
import { CART_TEXTS } from '#shared/texts/cart/cart-texts.ts';
import { MOST_FAVOURITES } from '../data/sales/favourites-repository.ts';
import { notFound } from '../data/table/not-found.ts';
import type { SignedIn } from '../http/authenticate.ts';
import type { Routes } from '../http/group-handler.ts';
import { idempotencyOf } from '../http/idempotency.ts';
import { idempotentId } from '../http/idempotent-id.ts';
import { refuseOtherCart } from '../selling/approval-cart.ts';
import { lineOfBusinessOf, namesOfPart } from '../selling/parts-for-sale.ts';
import { refusedByInsurer } from '../selling/refused-by-insurer.ts';
import { cartTaxes } from './cart-taxes.ts';
import { changeCart, type NamedCart } from './change-cart.ts';
import { clearedCart } from './cleared-cart.ts';
import type { CartDependencies } from './dependencies.ts';
import { favouriteParts, storedFavourites } from './favourite-parts.ts';
import { jobCarts } from './job-carts.ts';
import { refreshCart } from './refresh-cart.ts';
import { sharedCarts } from './shared-carts.ts';
import { priceCart, reduceCart, showCart } from './show-cart.ts';
import { snapshotOf, snapshotView } from './snapshots.ts';

export function cartRoutes(dependencies: CartDependencies): Routes<typeof cartContract> {
  const { accountRequests, carts, favourites, sessions, listInsurers, newId, now } = dependencies;
  const { active, named, create, list } = jobCarts(dependencies);
  const { add, update, bring } = changeCart(dependencies);
  const price = priceCart(dependencies);
  const reduce = reduceCart(dependencies);
  const refresh = refreshCart(dependencies);
  const shared = sharedCarts(dependencies);
  const show = showCart(dependencies);
  const taxes = cartTaxes(dependencies);

  /** Takes lines out; those that are not there are no fault. */
  const takeOut = (actor: SignedIn, cart: NamedCart, isGone: (line: CartLine) => boolean): Promise<CartView> =>
    reduce(actor, cart, (before) => ({
      cart: before.lines.some(isGone) ? { ...before, lines: before.lines.filter((line) => !isGone(line)) } : before,
    }));

  const showActive = async (actor: SignedIn): Promise<CartView> => show(actor, await (await active(actor)).load());

  return {
    getItems: async ({ params }, { actor }) => show(actor, await named(actor, params.cartId).load()),

    addItems: async ({ params, body }, { actor, visitor, idempotencyKey }) =>
      add(
        { actor, visitor },
        named(actor, params.cartId),
        body.items,
        idempotencyOf(actor.userId, 'addItems', idempotencyKey, body),
      ),

    updateItems: async ({ params, body }, { actor, idempotencyKey }) =>
      update(
        actor,
        named(actor, params.cartId),
        body.items,
        idempotencyOf(actor.userId, 'updateItems', idempotencyKey, body),
      ),

    deleteItems: async ({ params, body }, { actor }) =>
      takeOut(actor, named(actor, params.cartId), (line) => body.items.includes(lineId(line))),

    createCart: ({ body }, { actor, idempotencyKey }) => create(actor, body, idempotencyKey),

    getCartItems: (_input, { actor }) => showActive(actor),

    refreshCart: async (_input, { actor }) => refresh(actor, await active(actor)),

    insertCartItem: async ({ body }, { actor, visitor, idempotencyKey }) =>
      add(
        { actor, visitor },
        await active(actor),
        body.items,
        idempotencyOf(actor.userId, 'insertCartItem', idempotencyKey, body),
      ),

    insertCartItems: async ({ body }, { actor, visitor, idempotencyKey }) =>
      add(
        { actor, visitor },
        await active(actor),
        body.items,
        idempotencyOf(actor.userId, 'insertCartItems', idempotencyKey, body),
      ),

    updateCartItem: async ({ body }, { actor, idempotencyKey }) =>
      update(
        actor,
        await active(actor),
        body.items,
        idempotencyOf(actor.userId, 'updateCartItem', idempotencyKey, body),
      ),

    updateCartItems: async ({ body }, { actor, idempotencyKey }) =>
      update(
        actor,
        await active(actor),
        body.items,
        idempotencyOf(actor.userId, 'updateCartItems', idempotencyKey, body),
      ),

    deleteCartItem: async ({ query }, { actor }) =>
      takeOut(
        actor,
        await active(actor),
        ({ part }) =>
          lineOfBusinessOf(part) === query.lineOfBusinessKey && namesOfPart(part).itemNumber === query.partNumber,
      ),

    clearCartItems: async ({ query }, { actor }) =>
      reduce(actor, await active(actor), (cart) => clearedCart(cart, query, actor)),

    clearCartItemsAlias: async ({ query }, { actor }) =>
      reduce(actor, await active(actor), (cart) => clearedCart(cart, query, actor)),

    async getShippingData({ query: { lobKey } }, { actor }) {
      const { lines, shop } = await price(actor, await (await active(actor)).load());
      const own = lines.filter(({ offer }) => offer.lineOfBusiness === lobKey);
      const customer = actor.customers.find(({ lineOfBusiness }) => lineOfBusiness === lobKey);
      return {
        lineOfBusinessKey: lobKey,
        companyCode: shop.companies[lobKey],
        customerNumber: customer?.customerNumber ?? null,
        defaultShipToAddress: customer?.shipToAddress ? addressView(customer.shipToAddress) : null,
        defaultShipViaCode: customer?.defaultShipViaCode ?? null,
        shippingWarehouse: actor.warehouseNumber ?? null,
        companyTruckOnly: shop.settings.companyTruckOnly,
        itemCount: own.length,
        isOversize: own.some(({ offer }) => offer.flags.includes('oversized')),
        isHazardous: own.some(({ offer }) => offer.flags.includes('hazardous')),
      };
    },

    getCartTaxTotals: async (input, { actor }) => taxes(actor, await (await active(actor)).load(), input),

    async checkInsuranceParts({ query }, { actor }) {
      const cart = await (await active(actor)).load();
      const [insurers, { stock }] = await Promise.all([listInsurers(), price(actor, cart)]);
      const asked = cart.lines.filter(
        ({ part }) => query.lobKey === undefined || lineOfBusinessOf(part) === query.lobKey,
      );
      const refused = refusedByInsurer(asked, query.insuranceCompany, insurers, stock);
      return {
        message: refused.length > 0 ? CART_TEXTS.insuranceMismatch : null,
        parts: refused.map((line) => ({
          id: lineId(line),
          ...namesOfPart(line.part),
          description: stock.get(line.part)?.offer.title ?? line.title,
        })),
      };
    },

    async setInsuranceCompany({ body }, { actor }) {
      const { name, load } = await active(actor);
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
      // Only the aftermarket number is held to the account's rule (decision B83).
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
      return bring(actor, await active(actor), snapshot.lines);
    },

    getCarts: (_input, { actor }) => list(actor),

    async setActiveCart({ body }, { actor }) {
      const { name, load } = named(actor, body.cartId);
      refuseOtherCart(actor.session, name);
      await load();
      await sessions.setCart(actor, name);
      return null;
    },

    async deleteCart({ query }, { actor }) {
      const { name } = named(actor, query.cartId);
      await carts.remove(actor, name, now());
      await sessions.leaveCart(actor, name);
      return null;
    },

    shareCart: async (_input, { actor, idempotencyKey }) => shared.share(actor, await active(actor), idempotencyKey),

    getSharedCart: async ({ query }, { actor }) => show(actor, await shared.find(actor, query.token)),

    async copySharedCart({ body }, { actor }) {
      const { lines } = await shared.find(actor, body.token);
      return bring(actor, await active(actor), lines);
    },
  };
}
