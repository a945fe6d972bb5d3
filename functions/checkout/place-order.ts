import type { CheckoutRequest } from '#shared/contracts/checkout.ts';
import { AppError } from '#shared/errors.ts';
import { lineTotalsOfOrder } from '#shared/rules/orders/line-totals-of-order.ts';
import type { ApprovalRequest } from '#shared/schemas/stored/approval-request.ts';
import type { CheckoutAttempt, Order } from '#shared/schemas/stored/order.ts';
import { linesOfBusiness } from '#shared/values/line-of-business.ts';
import { epochSeconds } from '../data/table/queries.ts';
import { retryOnConflict } from '../data/table/retry-on-conflict.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { bodyDigest, idempotentId } from '../http/idempotency.ts';
import { tenantOf } from '../http/tenant-of.ts';
import { makeCommitOrder } from './commit-order.ts';
import type { CheckoutDependencies } from './dependencies.ts';
import { makeFindApprovalRequest, orderedApprovalRequest } from './find-approval-request.ts';
import { makeFindCheckoutCart } from './find-checkout-cart.ts';
import { type CheckoutCommand, makeFindPlacedOrder } from './find-placed-order.ts';
import { monthlySpendingWrite } from './monthly-limit.ts';
import { orderWrites } from './order-writes.ts';
import { makePrepareOrder, type Prepared } from './prepare-order.ts';

/** How long a repeat of a checkout is recognized. */
const ATTEMPT_KEPT_MS = 30 * 86_400_000;

/**
 * Places the order of a cart, all of it or nothing (decisions O3, O6). Stock, order, cart with its snapshot and the
 * messages that follow are saved in one transaction. Returns the number of the order, which is the same for every repeat
 * of the call.
 */
export function makePlaceOrder(dependencies: CheckoutDependencies) {
  const { analytics, table, newId, now } = dependencies;
  const findCheckoutCart = makeFindCheckoutCart(dependencies);
  const findApprovalRequest = makeFindApprovalRequest(dependencies);
  const findPlacedOrder = makeFindPlacedOrder(dependencies);
  const prepareOrder = makePrepareOrder(dependencies);
  const numberOrder = makeNumberOrder(dependencies);
  const commitOrder = makeCommitOrder(dependencies);

  /** Returns undefined when someone else reserved the same parts meanwhile. The next attempt reads everything again. */
  async function attemptOrder(command: CheckoutCommand, numbers: OrderNumbers): Promise<string | undefined> {
    const { actor, request } = command;
    const cart = await findCheckoutCart(actor, request.cartId);
    const approval = await findApprovalRequest(actor, cart);
    const prepared = await prepareOrder(actor, cart, request);
    const numbered = await numberOrder(prepared, numbers);
    const order = { ...numbered, ...(approval && { handedOverBy: senderOf(approval) }) };
    const placed = await commitOrder({
      command,
      attempt: checkoutAttempt(command, order, prepared),
      writes: {
        ...orderWrites(order, prepared, cart, request, actor, now()),
        ...(approval && orderedApprovalRequest(approval, order)),
        spent: await monthlySpendingWrite(table, actor, order),
      },
      reservations: prepared.reservations,
      stock: prepared.stock,
    });
    // Another number is that of a repeat, which has recorded it.
    if (placed === order.orderNumber) {
      const totals = lineTotalsOfOrder(order, prepared.lines);
      analytics.recordOrder({ kind: 'orderPlaced', tenantId: tenantOf(order), orderNumber: placed, totals });
    }
    return placed;
  }

  return async (actor: SignedIn, request: CheckoutRequest, idempotencyKey: string): Promise<string> => {
    const key = idempotentId(actor.userId, 'checkout', idempotencyKey) ?? newId();
    const command: CheckoutCommand = { actor, request, key, bodyHash: bodyDigest(request) };
    const before = await findPlacedOrder(command);
    if (before !== undefined) return before;
    const numbers: OrderNumbers = [];
    try {
      return await retryOnConflict(() => attemptOrder(command, numbers));
    } catch (error) {
      // A repeat at the same time sees the cart that the first call has just ordered.
      const placed = error instanceof AppError ? await findPlacedOrder(command) : undefined;
      if (placed !== undefined) return placed;
      throw error;
    }
  };
}

/** Numbers that were drawn for an order. The next attempt uses those of a failed one. */
type OrderNumbers = string[];

/** Gives an order its numbers, one for the order and one for each line of business, outside the transaction (decision O6). */
function makeNumberOrder({ nextOrderNumber, newId, now }: CheckoutDependencies) {
  return async ({ order, lines }: Prepared, numbers: OrderNumbers): Promise<Order> => {
    const ordered = linesOfBusiness.filter((lineOfBusiness) =>
      lines.some((line) => line.lineOfBusiness === lineOfBusiness),
    );
    while (numbers.length < ordered.length + 1) numbers.push(await nextOrderNumber());
    const [orderNumber = '', ...lineNumbers] = numbers;
    const at = now();
    return {
      ...order,
      orderId: `${at.getTime().toString(36).padStart(9, '0')}-${newId()}`,
      orderNumber,
      lineNumbers: ordered.map((lineOfBusiness, index) => ({ lineOfBusiness, orderNumber: lineNumbers[index] ?? '' })),
      status: 'Pending',
      version: 1,
      createdAt: at.toISOString(),
      updatedAt: at.toISOString(),
    };
  };
}

const checkoutAttempt = (
  { actor, key, bodyHash }: CheckoutCommand,
  { orderNumber, createdAt }: Order,
  { reservations }: Prepared,
): CheckoutAttempt => ({
  userId: actor.userId,
  key,
  bodyHash,
  orderNumber,
  state: 'reserving',
  parts: [...reservations.keys()],
  startedAt: createdAt,
  ttl: epochSeconds(new Date(Date.parse(createdAt) + ATTEMPT_KEPT_MS)),
});

/** The sender as they were when they sent the cart (decision I4). */
const senderOf = ({ userId, firstName, lastName, email }: ApprovalRequest) => ({ userId, firstName, lastName, email });
