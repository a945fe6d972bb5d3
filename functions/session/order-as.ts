import { AppError } from '#shared/errors.ts';
import type { Cart } from '#shared/schemas/stored/cart.ts';
import type { OrderAs, Session } from '#shared/schemas/stored/session.ts';
import type { Warehouse } from '#shared/schemas/stored/warehouse.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import type { PersonRecords } from '../data/identity/session-records.ts';
import { type CartChange, MAIN_CART } from '../data/sales/cart-repository.ts';
import { notFound } from '../data/table/not-found.ts';
import { type SignedIn, signedIn } from '../http/authenticate.ts';
import type { RequestOrigin } from '../http/request-origin.ts';
import { homePlaceOf, placeOf, type SessionPlace } from '../selling/session-place.ts';
import type { SessionDependencies } from './dependencies.ts';
import { sessionLocation } from './service-location.ts';

/**
 * Lets a user order as another account that they picked, or as themselves again (decision I4). Everything is checked
 * before anything changes. The carts of the user's own account are not touched. The other account's cart begins empty,
 * and a snapshot keeps what an earlier round left in it. The session changes last, in one write.
 */
export function makeOrderAs({ carts, findPerson, findStore, listWarehouses, now, sessions }: SessionDependencies) {
  /**
   * An account that a parent may order as is its own child. The provider orders as accounts of every tenant, so it reads
   * the account to know its parent.
   */
  async function recordsOf({ userId, home, level }: SignedIn, accountId: number): Promise<PersonRecords> {
    const expectedParent = level === 0 ? undefined : home.accountId;
    const found = await findPerson({ userId, home, accountId, parentId: expectedParent });
    const parentId = found.account?.parentId;
    if (parentId === expectedParent) return found;
    if (level > 0) throw notFound();
    return findPerson({ userId, home, accountId, parentId });
  }

  async function move(
    actor: SignedIn,
    session: Session,
    records: PersonRecords,
    requestOrigin: RequestOrigin,
    cart?: Cart,
  ): Promise<SignedIn> {
    // The rules of every later call decide whether the session may work for the account.
    const moved = signedIn({ ...records, session }, await findStore(requestOrigin.host), requestOrigin, now());
    if (!moved) throw notFound();
    if (cart) await emptyCart(cart, moved);
    if (!(await sessions.setOrderAs(actor, session.orderAs, placeOf(session)))) {
      throw new AppError('unauthenticated', SESSION_TEXTS.sessionLost);
    }
    return moved;
  }

  /**
   * Marks the cart of a Fleet account as cleared for this session, so that a page does not clear it again as that of a
   * new login (decision K2). A cart that needs neither is not saved.
   */
  async function emptyCart(seen: Cart, { account, session }: SignedIn): Promise<void> {
    const isFleet = account.settings.type === 'Fleet';
    const rule = (cart: Cart): CartChange => {
      const { insurer, ...kept } = cart;
      const isEmpty = cart.lines.length === 0 && insurer === undefined;
      if (isEmpty && (!isFleet || cart.clearedFor === session.createdAt)) return { cart };
      return {
        cart: { ...kept, lines: [], clearedFor: session.createdAt },
        ...(cart.lines.length > 0 && { snapshot: 'order as' }),
      };
    };
    await carts.change(seen, seen.name, now(), rule, seen);
  }

  return {
    async enter(actor: SignedIn, accountId: number, requestOrigin: RequestOrigin): Promise<SignedIn> {
      const current = actor.session.orderAs;
      // A repeat does not empty the cart again.
      if (current?.reason === 'picked' && current.accountId === accountId) return actor;
      const [records, cart, warehouses] = await Promise.all([
        recordsOf(actor, accountId),
        carts.find({ accountId, userId: actor.userId }, MAIN_CART),
        listWarehouses(),
      ]);
      const { deactivations } = records.account ?? {};
      const orderAs: OrderAs = {
        accountId,
        reason: 'picked',
        ...homePlaceOf(actor.session),
        ...(deactivations && { deactivations }),
      };
      const session = { ...atNewPlace(actor.session, defaultPlace(records, warehouses)), orderAs };
      return move(actor, session, records, requestOrigin, cart);
    },

    async leave(actor: SignedIn, requestOrigin: RequestOrigin): Promise<SignedIn> {
      if (!actor.session.orderAs) return actor;
      const records = await findPerson({ userId: actor.userId, ...actor.home });
      return move(actor, atNewPlace(actor.session, homePlaceOf(actor.session)), records, requestOrigin);
    },
  };
}

/** The session without the account, cart and customers that it worked with. */
function atNewPlace(session: Session, place: SessionPlace): Session {
  const { orderAs: _account, cartName: _cart, aftermarket: _new, salvage: _recycled, ...rest } = session;
  const { postalCode: _code, warehouseNumber: _warehouse, ...kept } = rest;
  return { ...kept, ...place };
}

/** Where the account's goods go by default, so that nobody is asked for a postal code that is known. */
function defaultPlace({ account, customers }: PersonRecords, warehouses: readonly Warehouse[]): SessionPlace {
  const addresses = [...customers.map(({ shipToAddress }) => shipToAddress), account?.address];
  const known = addresses.flatMap((address) => address?.postalCode || []);
  const [place = {}] = known.flatMap((postalCode) => sessionLocation(postalCode, customers, warehouses) ?? []);
  return place;
}
