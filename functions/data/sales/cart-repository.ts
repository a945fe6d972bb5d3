import * as z from 'zod/mini';
import type { Scope } from '#shared/rules/accounts/scope.ts';
import {
  type Cart,
  type CartSnapshot,
  type ClearReason,
  cartSchema,
  cartSnapshotSchema,
} from '#shared/schemas/stored/cart.ts';
import { addWithinLimit } from '../table/add-within-limit.ts';
import { getItem } from '../table/get-item.ts';
import { putIfVersion } from '../table/put-if-version.ts';
import { epochSeconds, queryAll, queryAllStrongly, queryLast } from '../table/queries.ts';
import { retryOnConflict } from '../table/retry-on-conflict.ts';
import type { Table } from '../table/table.ts';
import { putNew, putNext, remove, transact } from '../table/transact.ts';
import { cartCountKey, cartKey, cartSnapshotKey } from './keys.ts';

/** Every user has this cart. All others are job carts. */
export const MAIN_CART = 'main';

/** The most job carts of a user in an account. Listing carts reads all of them. */
const MOST_JOB_CARTS = 50;

const SNAPSHOT_KEPT_MS = 30 * 24 * 60 * 60 * 1000;
/** The most snapshots of one cart. */
const MOST_SNAPSHOTS = 10;
/** The most snapshots in a list of all carts. Job carts come and go, and their snapshots stay for 30 days. */
const LISTED_SNAPSHOTS = 20;

/** The owner of carts: a user in the account they shop for. */
export type CartOwner = Pick<Scope, 'accountId' | 'userId'>;

/** A cart has at most one snapshot at a time of day, so cart and time identify it. */
export type SnapshotName = Pick<CartSnapshot, 'at' | 'cartName'>;

/** The outcome of a rule over a cart. A rule may add results of its own, which `change` returns to its caller. */
export interface CartChange {
  /** The next cart. The same object as before is not saved. */
  readonly cart: Cart;
  /** If set, a snapshot of the cart before the change is saved with this reason. */
  readonly snapshot?: ClearReason | undefined;
}

export interface CartRepository {
  /**
   * Undefined for a job cart that does not exist. The main cart always exists. Sees every change acknowledged before.
   */
  find(owner: CartOwner, name: string): Promise<Cart | undefined>;
  /**
   * The cart that a session works with: the one it names, or the main cart if it names none or a deleted one. Every
   * call must use this method, so that all calls of a session work with the same cart.
   */
  active(owner: CartOwner, cartName: string | undefined): Promise<Cart>;
  /** Finds the cart among items that were read with the session's records. */
  among(items: readonly unknown[], owner: CartOwner, name: string): Cart | undefined;
  /** The main cart, even if it was never saved, and the job carts, by name. */
  list(owner: CartOwner): Promise<Cart[]>;
  /**
   * Saves a new job cart. Returns the existing cart if the name is in use, and undefined when the owner has 50
   * (decisions B118, B189).
   */
  create(cart: Cart, now: Date): Promise<Cart | undefined>;
  /**
   * Loads the cart, applies the rule and saves. Repeats all of it when someone else saved in between, so the rule must
   * have no side effects. A snapshot is saved in the same transaction. `seen` saves the first load. Returns the saved
   * cart and what the rule returned for it, or undefined when there is no such cart.
   */
  change<Change extends CartChange>(
    owner: CartOwner,
    name: string,
    now: Date,
    rule: (cart: Cart) => Change | Promise<Change>,
    seen?: Cart,
  ): Promise<{ readonly saved: Cart; readonly result: Change } | undefined>;
  /**
   * Deletes a job cart and keeps a snapshot of it. The main cart is emptied instead: its version numbers continue, so
   * no later content gets the version of content that was shown before.
   */
  remove(owner: CartOwner, name: string, now: Date): Promise<void>;
  /** The newest snapshots of all carts of the user, newest first. Each cart keeps its newest ten. */
  snapshots(owner: CartOwner, now: Date): Promise<CartSnapshot[]>;
  /** Also finds a snapshot that is no longer among the newest. */
  findSnapshot(owner: CartOwner, name: SnapshotName, now: Date): Promise<CartSnapshot | undefined>;
}

/**
 * Stores each cart as one versioned item, so every change is one conditional write, or one transaction with a snapshot.
 */
export function cartRepository(table: Table): CartRepository {
  async function save(seen: Cart, { cart, snapshot }: CartChange, now: Date): Promise<Cart | undefined> {
    const key = cartKey(seen.accountId, seen.userId, seen.name);
    const version = seen.version + 1;
    const isBegun = cart.lines.length > 0 && (seen.version === 0 || seen.lines.length === 0);
    const next = { ...cart, version, ...(isBegun && { begunVersion: version }), updatedAt: now.toISOString() };
    if (!snapshot || seen.lines.length === 0) return (await putIfVersion(table, key, next)) ? next : undefined;
    const taken = snapshotWrites(seen, snapshot, now);
    const kept: Cart = { ...next, snapshots: taken.snapshots };
    const cartWrite = kept.version === 1 ? putNew(key, kept) : putNext(key, kept);
    return (await transact(table, { cart: cartWrite, ...taken.writes })) ? undefined : kept;
  }

  const repository: CartRepository = {
    async find(owner, name) {
      const found = z.optional(cartSchema).parse(await getItem(table, cartKey(owner.accountId, owner.userId, name)));
      return found ?? unsavedCart(owner, name);
    },

    async active(owner, cartName = MAIN_CART) {
      const named = await repository.find(owner, cartName);
      return named ?? (await repository.find(owner, MAIN_CART)) ?? emptyCart(owner, MAIN_CART);
    },

    among(items, owner, name) {
      const { pk, sk } = cartKey(owner.accountId, owner.userId, name);
      const found = z
        .array(keyedSchema)
        .parse(items)
        .find((item) => item.pk === pk && item.sk === sk);
      return z.optional(cartSchema).parse(found) ?? unsavedCart(owner, name);
    },

    async list(owner) {
      const found = await queryAll(table, cartKey(owner.accountId, owner.userId));
      const carts = z.array(cartSchema).parse(found);
      return carts.some(({ name }) => name === MAIN_CART) ? carts : [emptyCart(owner, MAIN_CART), ...carts];
    },

    async create(cart, now) {
      const { accountId, userId, name } = cart;
      const made: Cart = { ...cart, version: 1, updatedAt: now.toISOString() };
      const recount = async () => {
        const carts = z.array(cartSchema).parse(await queryAllStrongly(table, cartKey(accountId, userId)));
        return carts.filter((each) => each.name !== MAIN_CART).length;
      };
      const limit = { countKey: cartCountKey(accountId, userId), limit: MOST_JOB_CARTS, recount };
      const created = await retryOnConflict(async () => {
        const failed = await addWithinLimit(table, limit, { cart: putNew(cartKey(accountId, userId, name), made) });
        if (failed === 'limit') return 'full';
        return failed ? repository.find(cart, name) : made;
      });
      return created === 'full' ? undefined : created;
    },

    async change(owner, name, now, rule, seen) {
      const changed = await retryOnConflict(async (tries) => {
        const cart = (tries === 1 && seen) || (await repository.find(owner, name));
        if (!cart) return 'none';
        const result = await rule(cart);
        const saved = result.cart === cart ? cart : await save(cart, result, now);
        return saved && { saved, result };
      });
      return changed === 'none' ? undefined : changed;
    },

    async remove(owner, name, now) {
      if (name === MAIN_CART) {
        const emptied = (cart: Cart): CartChange =>
          cart.lines.length === 0 ? { cart } : { cart: { ...cart, lines: [] }, snapshot: 'cart deleted' };
        await repository.change(owner, name, now, emptied);
        return;
      }
      await retryOnConflict(async () => {
        const cart = await repository.find(owner, name);
        if (!cart) return true;
        const isSame = { ConditionExpression: 'version = :seen', ExpressionAttributeValues: { ':seen': cart.version } };
        const { writes } = snapshotWrites(cart, 'cart deleted', now);
        const failed = await transact(table, {
          cart: remove(cartKey(owner.accountId, owner.userId, name), isSame),
          ...(cart.lines.length > 0 && writes),
        });
        return failed ? undefined : true;
      });
    },

    async snapshots(owner, now) {
      const key = cartSnapshotKey(owner.accountId, owner.userId);
      const found = z.array(cartSnapshotSchema).parse(await queryLast(table, key, LISTED_SNAPSHOTS));
      return found.filter(isKept(now));
    },

    async findSnapshot({ accountId, userId }, { at, cartName }, now) {
      const found = await getItem(table, cartSnapshotKey(accountId, userId, at, cartName));
      const snapshot = z.optional(cartSnapshotSchema).parse(found);
      return snapshot && isKept(now)(snapshot) ? snapshot : undefined;
    },
  };

  return repository;
}

/** The table deletes expired items hours late. */
const isKept =
  (now: Date) =>
  ({ ttl }: CartSnapshot): boolean =>
    ttl > epochSeconds(now);

const keyedSchema = z.looseObject({ pk: z.string(), sk: z.string() });

const unsavedCart = ({ accountId, userId }: CartOwner, name: string): Cart | undefined =>
  name === MAIN_CART ? emptyCart({ accountId, userId }, name) : undefined;

/** A cart that has not been saved yet. */
export const emptyCart = ({ accountId, userId }: CartOwner, name: string): Cart => ({
  accountId,
  userId,
  name,
  version: 0,
  lines: [],
  done: [],
  snapshots: [],
  updatedAt: new Date(0).toISOString(),
});

/**
 * The cart's part in the transaction of an order: its next version, emptied and with a snapshot if it is to be cleared
 * (decision O7). The writes fail when the cart was changed meanwhile, so that no cart is ordered twice (decision W6).
 */
export function orderedCartWrites(seen: Cart, orderNumber: string, isCleared: boolean, now: Date) {
  const ordered: Cart = { ...seen, lastOrder: { orderNumber, version: seen.version } };
  if (isCleared) return clearedCartWrites(ordered, 'order placed', now).writes;
  const next = { ...ordered, version: seen.version + 1, updatedAt: now.toISOString() };
  return { cart: putNext(cartKey(seen.accountId, seen.userId, seen.name), next) };
}

/** Empties a saved cart and keeps a snapshot of it. The writes fail when the cart was changed meanwhile. */
export function clearedCartWrites(seen: Cart, reason: ClearReason, now: Date) {
  const next = { ...seen, version: seen.version + 1, updatedAt: now.toISOString() };
  const key = cartKey(seen.accountId, seen.userId, seen.name);
  const { snapshots, writes } = snapshotWrites(seen, reason, now);
  const cleared: Cart = { ...next, lines: [], snapshots };
  return { writes: { cart: putNext(key, cleared), ...writes }, snapshotId: `${snapshots.at(-1)} ${seen.name}` };
}

/** Adds the new snapshot and removes the oldest one beyond the limit. */
function snapshotWrites({ accountId, userId, name, lines, snapshots }: Cart, reason: ClearReason, now: Date) {
  const at = laterThan(snapshots.at(-1), now).toISOString();
  const ttl = epochSeconds(new Date(now.getTime() + SNAPSHOT_KEPT_MS));
  const snapshot: CartSnapshot = { cartName: name, at, reason, lines, ttl };
  const kept = [...snapshots, at];
  const oldest = kept.length > MOST_SNAPSHOTS ? kept.shift() : undefined;
  return {
    snapshots: kept,
    writes: {
      snapshot: putNew(cartSnapshotKey(accountId, userId, at, name), snapshot),
      ...(oldest !== undefined && { oldest: remove(cartSnapshotKey(accountId, userId, oldest, name)) }),
    },
  };
}

/** Two snapshots of a cart must differ in time, or one would replace the other. */
const laterThan = (last: string | undefined, now: Date): Date =>
  last !== undefined && last >= now.toISOString() ? new Date(Date.parse(last) + 1) : now;
