import { createHash } from 'node:crypto';
import type { CheckoutRequest } from '#shared/contracts/checkout.ts';
import { AppError } from '#shared/errors.ts';
import { lineTotalsOfOrder } from '#shared/rules/orders/line-totals-of-order.ts';
import { afterReserving } from '#shared/rules/pricing/stock-reservation.ts';
import type { ApprovalRequest } from '#shared/schemas/stored/approval-request.ts';
import type { Cart } from '#shared/schemas/stored/cart.ts';
import type { CheckoutAttempt, Order } from '#shared/schemas/stored/order.ts';
import { ERROR_TEXTS } from '#shared/texts/base/error-texts.ts';
import { CHECKOUT_TEXTS } from '#shared/texts/checkout/checkout-texts.ts';
import { cartSentBy } from '#shared/texts/orders/approval-texts.ts';
import { linesOfBusiness } from '#shared/values/line-of-business.ts';
import { toOutbox } from '../data/operations/outbox-repository.ts';
import { orderedCartWrites } from '../data/sales/cart-repository.ts';
import { ATTEMPT_LIVES_MS, placedAttempt, reservingCheck } from '../data/sales/checkout-attempt-repository.ts';
import { newOrderWrites } from '../data/sales/order-repository.ts';
import { releaseAttempt } from '../data/sales/release-attempt.ts';
import { reservationWrite } from '../data/sales/reservation-repository.ts';
import { epochSeconds } from '../data/table/queries.ts';
import { retryOnConflict } from '../data/table/retry-on-conflict.ts';
import { transact, type Write } from '../data/table/transact.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { idempotentId } from '../http/idempotent-id.ts';
import { tenantOf } from '../http/tenant-of.ts';
import { makeLoadStock, type Stock } from '../selling/parts-for-sale.ts';
import type { Reservations } from './cart-shipments.ts';
import type { CheckoutDependencies } from './dependencies.ts';
import { makeFindApprovalRequest, orderedApprovalRequest } from './find-approval-request.ts';
import { makeFindCheckoutCart } from './find-checkout-cart.ts';
import { countedForMonth } from './monthly-limit.ts';
import { withCopies } from './order-mails.ts';
import { makePrepareOrder, type Prepared } from './prepare-order.ts';

/** Of a transaction. */
const MOST_WRITES = 100;
/** With the check of the attempt, well inside a transaction. */
const TAKES_OF_A_GROUP = 80;
const ATTEMPT_KEPT_MS = 30 * 86_400_000;

interface CheckoutCommand {
  readonly actor: SignedIn;
  readonly request: CheckoutRequest;
  /** Digests of the idempotency key and of the body. */
  readonly key: string;
  readonly bodyHash: string;
}

/**
 * Places the order of a cart, all of it or nothing (decisions O3, O6): stock, order, cart with its snapshot, and what must
 * happen next are one transaction. A cart of more parts than a transaction holds reserves its stock in groups before, under
 * an attempt that either becomes placed in that transaction, or released, and then gives everything back. Answers the
 * order's number; the same for every repeat of the same press, whatever became of its answer.
 */
export function makePlaceOrder(dependencies: CheckoutDependencies) {
  const { analytics, table, reservations, attempts, nextOrderNumber, newId, now } = dependencies;
  const prepareOrder = makePrepareOrder(dependencies);
  const loadStock = makeLoadStock(dependencies);
  const findCheckoutCart = makeFindCheckoutCart(dependencies);
  const findApprovalRequest = makeFindApprovalRequest(dependencies);

  /** The number of what this press has placed before. Throws when it is being placed, or was another order. */
  async function placedBefore({ actor, key, bodyHash }: CheckoutCommand): Promise<string | undefined> {
    const known = await attempts.find(actor.userId, key);
    if (!known) return undefined;
    if (known.bodyHash !== bodyHash) throw new AppError('conflict', ERROR_TEXTS.keyRepeated);
    if (known.state === 'placed') return known.orderNumber;
    if (known.state === 'reserving') {
      const isAlive = now().getTime() - Date.parse(known.startedAt) < ATTEMPT_LIVES_MS;
      if (isAlive || !(await attempts.release(known))) throw new AppError('conflict', CHECKOUT_TEXTS.inProgress);
    }
    await releaseAttempt(known, reservations, attempts, now());
    return undefined;
  }

  /** Undefined when somebody else took of the same parts meanwhile: then all is looked at anew. */
  async function attempt(command: CheckoutCommand, numbers: Numbers): Promise<string | undefined> {
    const { actor, request, key, bodyHash } = command;
    const cart = await findCheckoutCart(actor, request.cartId);
    const sent = await findApprovalRequest(actor, cart);
    const prepared = await prepareOrder(actor, cart, request);
    const order = { ...(await named(prepared, numbers)), ...(sent && { handedOverBy: senderOf(sent) }) };
    const at = order.createdAt;
    const begun: CheckoutAttempt = {
      userId: actor.userId,
      key,
      bodyHash,
      orderNumber: order.orderNumber,
      state: 'reserving',
      parts: [...prepared.reservations.keys()],
      startedAt: at,
      ttl: epochSeconds(new Date(Date.parse(at) + ATTEMPT_KEPT_MS)),
    };
    const writes = {
      ...orderWrites(order, prepared, cart, request, actor, now()),
      ...(sent && orderedApprovalRequest(sent, order)),
      spent: await countedForMonth(table, actor, order),
    };
    const reserved = reservationWrites(prepared.reservations, prepared.stock, order.orderNumber, at);
    if (!reserved) return undefined;
    const isOneTransaction = Object.keys(writes).length + Object.keys(reserved).length < MOST_WRITES;
    const number = isOneTransaction
      ? await placeAtOnce(begun, { ...writes, ...reserved }, command)
      : await placeInGroups(begun, prepared.reservations, writes, command);
    // Another one was placed by another call, which has told it.
    if (number === order.orderNumber) recordOrder(order, prepared);
    return number;
  }

  const recordOrder = (order: Order, { lines }: Prepared): void =>
    analytics.recordOrder({
      kind: 'orderPlaced',
      tenantId: tenantOf(order),
      orderNumber: order.orderNumber,
      totals: lineTotalsOfOrder(order, lines),
    });

  async function placeAtOnce(begun: CheckoutAttempt, writes: Record<string, Write>, command: CheckoutCommand) {
    const failed = await transact(table, { attempt: placedAttempt(begun, false), ...writes });
    return failed ? afterFailure(failed, command) : begun.orderNumber;
  }

  async function placeInGroups(
    begun: CheckoutAttempt,
    wanted: Reservations,
    writes: Record<string, Write>,
    command: CheckoutCommand,
  ) {
    if (!(await attempts.begin(begun))) throw new AppError('conflict', CHECKOUT_TEXTS.inProgress);
    try {
      const all = [...wanted];
      for (let first = 0; first < all.length; first += TAKES_OF_A_GROUP) {
        await takeGroup(begun, new Map(all.slice(first, first + TAKES_OF_A_GROUP)));
      }
      const failed = await transact(table, { attempt: placedAttempt(begun, true), ...writes });
      if (!failed) return begun.orderNumber;
      throw new AppError('conflict', CHECKOUT_TEXTS.changed);
    } catch (error) {
      // What can't be released now is found by the sweeper.
      if (await attempts.release(begun)) await releaseAttempt(begun, reservations, attempts, now());
      // Whoever released or placed it meanwhile knows better.
      const number = await placedBefore(command);
      if (number !== undefined) return number;
      throw error;
    }
  }

  /** Reserves a group's parts, and tries again while others reserve the same parts. Throws when there is not enough any more. */
  async function takeGroup(begun: CheckoutAttempt, wanted: Reservations): Promise<void> {
    await retryOnConflict(async () => {
      const stock = await loadStock([...wanted.keys()], 'strongly');
      const reserved = reservationWrites(wanted, stock, begun.orderNumber, begun.startedAt);
      if (!reserved) throw new AppError('conflict', CHECKOUT_TEXTS.changed);
      const failed = await transact(table, { attempt: reservingCheck(begun), ...reserved });
      if (failed === 'attempt') throw new AppError('conflict', CHECKOUT_TEXTS.changed);
      return failed ? undefined : true;
    });
  }

  /** A repeat was faster; else all is tried anew, with the stock and the cart as they are by now. */
  async function afterFailure(failed: string, command: CheckoutCommand): Promise<string | undefined> {
    if (failed === 'attempt' || failed === 'cart') {
      const number = await placedBefore(command);
      if (number !== undefined) return number;
    }
    return undefined;
  }

  /** Numbers are given outside the transaction (decision O6); those of a failed try are used by the next one. */
  async function named({ order, lines }: Prepared, numbers: Numbers): Promise<Order> {
    const ordered = linesOfBusiness.filter((line) => lines.some(({ lineOfBusiness }) => lineOfBusiness === line));
    while (numbers.length < ordered.length + 1) numbers.push(await nextOrderNumber());
    const [orderNumber = '', ...ofLines] = numbers;
    const at = now();
    return {
      ...order,
      orderId: `${at.getTime().toString(36).padStart(9, '0')}-${newId()}`,
      orderNumber,
      lineNumbers: ordered.map((lineOfBusiness, index) => ({ lineOfBusiness, orderNumber: ofLines[index] ?? '' })),
      status: 'Pending',
      version: 1,
      createdAt: at.toISOString(),
      updatedAt: at.toISOString(),
    };
  }

  return async (actor: SignedIn, request: CheckoutRequest, idempotencyKey: string): Promise<string> => {
    const command: CheckoutCommand = {
      actor,
      request,
      key: idempotentId(actor.userId, 'checkout', idempotencyKey) ?? newId(),
      bodyHash: createHash('sha256').update(JSON.stringify(request)).digest('base64url'),
    };
    const before = await placedBefore(command);
    if (before !== undefined) return before;
    const numbers: Numbers = [];
    try {
      return await retryOnConflict(() => attempt(command, numbers));
    } catch (error) {
      // A repeat that came at the same time sees the cart that its twin has just ordered.
      const placed = error instanceof AppError ? await placedBefore(command) : undefined;
      if (placed !== undefined) return placed;
      throw error;
    }
  };
}

type Numbers = string[];

const noteOf = ({ handedOverBy }: Order): string =>
  handedOverBy ? cartSentBy(`${handedOverBy.firstName} ${handedOverBy.lastName}`) : '';

/** As they were when they sent it (decision I4). */
const senderOf = ({ userId, firstName, lastName, email }: ApprovalRequest) => ({ userId, firstName, lastName, email });

/** A write for each part; undefined when there is not enough of one any more. */
function reservationWrites(
  wanted: Reservations,
  stock: Stock,
  orderNumber: string,
  at: string,
): Record<string, Write> | undefined {
  const writes: Record<string, Write> = {};
  for (const [part, quantities] of wanted) {
    const stocked = stock.get(part);
    const next = stocked && afterReserving(stocked.reserved, stocked.offer, { orderNumber, quantities, at });
    if (!next) return undefined;
    if (next !== stocked.reserved) writes[`reservation ${part}`] = reservationWrite(next, at);
  }
  return writes;
}

/** All but the stock: the cart first, as nothing else matters when it has changed. */
function orderWrites(
  order: Order,
  { lines }: Prepared,
  cart: Cart,
  { options: { clearShoppingCart = true, sendOrderConfirmation = true } }: CheckoutRequest,
  { account }: SignedIn,
  now: Date,
): Record<string, Write> {
  const { orderNumber, createdAt, userId, accountId, parentId, firstName, lastName } = order;
  const events = [{ at: createdAt, status: order.status, actor: `${firstName} ${lastName}`, note: noteOf(order) }];
  const message = { userId, accountId, ...(parentId !== undefined && { parentId }), createdAt, orderNumber };
  const confirmation = { kind: 'order placed' as const, id: `order-${orderNumber}-mail`, ...message };
  const mails = sendOrderConfirmation ? withCopies(confirmation, order, account.settings) : [];
  return {
    ...orderedCartWrites(cart, orderNumber, clearShoppingCart, now),
    ...newOrderWrites({ order, lines, events }),
    gateway: toOutbox({ kind: 'order to gateway', id: `order-${orderNumber}-gateway`, ...message }),
    ...Object.fromEntries(mails.map((mail) => [`mail ${mail.id}`, toOutbox(mail)])),
  };
}
