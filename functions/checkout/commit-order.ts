import { AppError } from '#shared/errors.ts';
import type { CheckoutAttempt } from '#shared/schemas/stored/order.ts';
import { CHECKOUT_TEXTS } from '#shared/texts/checkout/checkout-texts.ts';
import { placedAttempt, reservingCheck } from '../data/sales/checkout-attempt-repository.ts';
import { releaseAttempt } from '../data/sales/release-attempt.ts';
import { retryOnConflict } from '../data/table/retry-on-conflict.ts';
import { transact, type Write } from '../data/table/transact.ts';
import { makeLoadStock, type Stock } from '../selling/parts-for-sale.ts';
import type { CheckoutDependencies } from './dependencies.ts';
import { type CheckoutCommand, makeFindPlacedOrder } from './find-placed-order.ts';
import { reservationWrites } from './order-writes.ts';
import type { Reservations } from './shipping/cart-shipments.ts';

/** The most writes in one transaction of DynamoDB. */
const MOST_WRITES = 100;
/** Leaves room for the check of the attempt in each transaction. */
const PARTS_OF_A_GROUP = 80;

/** Everything that one attempt to place an order saves. */
interface OrderCommit {
  readonly command: CheckoutCommand;
  readonly attempt: CheckoutAttempt;
  /** The order, the cart, and the messages that follow. */
  readonly writes: Record<string, Write>;
  readonly reservations: Reservations;
  readonly stock: Stock;
}

/**
 * Saves an order with its reservations in one transaction, or first reserves the parts in groups when they do not fit
 * into one (decision O6). Returns the number of the placed order, which is another one when a repeat was faster, or
 * undefined when someone else reserved the same parts meanwhile.
 */
export function makeCommitOrder(dependencies: CheckoutDependencies) {
  const { table, reservations, attempts, now } = dependencies;
  const findPlacedOrder = makeFindPlacedOrder(dependencies);
  const loadStock = makeLoadStock(dependencies);

  async function commitAtOnce(
    { attempt, command }: OrderCommit,
    writes: Record<string, Write>,
  ): Promise<string | undefined> {
    const failed = await transact(table, { attempt: placedAttempt(attempt, false), ...writes });
    if (!failed) return attempt.orderNumber;
    return failed === 'attempt' || failed === 'cart' ? findPlacedOrder(command) : undefined;
  }

  async function commitInGroups({ attempt, command, writes, reservations: reserved }: OrderCommit): Promise<string> {
    if (!(await attempts.begin(attempt))) throw new AppError('conflict', CHECKOUT_TEXTS.inProgress);
    try {
      const all = [...reserved];
      for (let first = 0; first < all.length; first += PARTS_OF_A_GROUP) {
        await reserveGroup(attempt, new Map(all.slice(first, first + PARTS_OF_A_GROUP)));
      }
      const failed = await transact(table, { attempt: placedAttempt(attempt, true), ...writes });
      if (!failed) return attempt.orderNumber;
      throw new AppError('conflict', CHECKOUT_TEXTS.changed);
    } catch (error) {
      // The sweeper finds what can't be released now.
      if (await attempts.release(attempt)) await releaseAttempt(attempt, reservations, attempts, now());
      // A repeat may have placed the order meanwhile.
      const number = await findPlacedOrder(command);
      if (number !== undefined) return number;
      throw error;
    }
  }

  /** Reserves the parts of a group, and retries while others reserve the same parts. Throws when there is not enough. */
  async function reserveGroup(attempt: CheckoutAttempt, group: Reservations): Promise<void> {
    await retryOnConflict(async () => {
      const stock = await loadStock([...group.keys()], 'strongly');
      const reserved = reservationWrites(group, stock, attempt.orderNumber, attempt.startedAt);
      if (!reserved) throw new AppError('conflict', CHECKOUT_TEXTS.changed);
      const failed = await transact(table, { attempt: reservingCheck(attempt), ...reserved });
      if (failed === 'attempt') throw new AppError('conflict', CHECKOUT_TEXTS.changed);
      return failed ? undefined : true;
    });
  }

  return async (commit: OrderCommit): Promise<string | undefined> => {
    const { attempt, writes, reservations: parts, stock } = commit;
    const reserved = reservationWrites(parts, stock, attempt.orderNumber, attempt.startedAt);
    if (!reserved) return undefined;
    const isOneTransaction = Object.keys(writes).length + Object.keys(reserved).length < MOST_WRITES;
    return isOneTransaction ? commitAtOnce(commit, { ...writes, ...reserved }) : commitInGroups(commit);
  };
}
