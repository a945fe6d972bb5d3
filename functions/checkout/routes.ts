import { type checkoutContract, isOrderNumber, type PlacedOrder } from '#shared/contracts/checkout.ts';
import { AppError } from '#shared/errors.ts';
import { CHECKOUT_TEXTS, placedUnseen } from '#shared/texts/checkout/checkout-texts.ts';
import { ORDER_TEXTS } from '#shared/texts/orders/order-texts.ts';
import type { WholeOrder } from '../data/sales/order-repository.ts';
import type { SignedIn } from '../http/authenticate.ts';
import type { Routes } from '../http/group-handler.ts';
import { idempotencyOf } from '../http/idempotency.ts';
import { orderResult, orderView } from '../selling/order-view.ts';
import { isStaff, makeShowOrderForStaff } from '../selling/show-order-for-staff.ts';
import { assertMayOrder } from './assert-may-order.ts';
import { makeChangeStatus } from './change-status.ts';
import type { CheckoutDependencies } from './dependencies.ts';
import { makeListOrders } from './list-orders.ts';
import { makePlaceOrder } from './place-order.ts';
import { makeReorder } from './reorder.ts';
import { makeRequestCancellation } from './request-cancellation.ts';
import { makeListQuotes } from './shipping/list-quotes.ts';
import { makeListShipments } from './shipping/list-shipments.ts';
import { viewerOf } from './viewer.ts';

export function checkoutRoutes(dependencies: CheckoutDependencies): Routes<typeof checkoutContract> {
  const { orders, wakeOutbox, now } = dependencies;
  const listShipments = makeListShipments(dependencies);
  const listQuotes = makeListQuotes(dependencies);
  const placeOrder = makePlaceOrder(dependencies);
  const listOrders = makeListOrders(orders, now);
  const reorder = makeReorder(dependencies);
  const requestCancellation = makeRequestCancellation(dependencies);
  const changeStatus = makeChangeStatus(dependencies);
  const showOrderForStaff = makeShowOrderForStaff(dependencies);

  async function findOrder(actor: SignedIn, number: string): Promise<WholeOrder> {
    const found = isOrderNumber(number) ? await orders.find(viewerOf(actor), number) : undefined;
    if (!found) throw new AppError('not_found', ORDER_TEXTS.notFound);
    return found;
  }

  return {
    breakdown: ({ body }, { actor }) => listShipments(actor, body.cartId),

    quotes: ({ body }, { actor }) => listQuotes(actor, body),

    async checkout({ body }, { actor, requestOrigin, idempotencyKey }) {
      assertMayOrder(actor, requestOrigin, body);
      if (idempotencyKey === undefined) throw new AppError('invalid_input', CHECKOUT_TEXTS.keyNeeded);
      const orderNumber = await placeOrder(actor, body, idempotencyKey);
      const [placed] = await Promise.all([orders.find(viewerOf(actor), orderNumber), wakeOutbox()]);
      if (!placed) throw new AppError('conflict', placedUnseen(orderNumber));
      return placedView(placed);
    },

    getOrders: ({ query }, { actor }) => listOrders(actor, query),

    async getOrder({ params }, { actor }) {
      if (!isStaff(actor)) return orderView(await findOrder(actor, params.id), actor.account.settings);
      const { found, staff } = await showOrderForStaff(params.id, () => findOrder(actor, params.id));
      return { ...orderView(found, actor.account.settings), staff };
    },

    async cancelOrder({ params, body }, { actor }) {
      const { order } = await findOrder(actor, params.id);
      await requestCancellation(actor, order, body.note ?? '');
      return orderView(await findOrder(actor, params.id), actor.account.settings);
    },

    async changeOrderStatus({ params, body }, { actor, idempotencyKey }) {
      const idempotency = idempotencyOf(actor.userId, 'changeOrderStatus', idempotencyKey, body);
      const { status, note = '', version } = body;
      const change = { status, note: note.trim(), version, idempotency };
      await changeStatus(actor, await findOrder(actor, params.id), change);
      const [changed] = await Promise.all([findOrder(actor, params.id), wakeOutbox()]);
      return orderView(changed, actor.account.settings);
    },

    reorder: async ({ params }, { actor }) => reorder(actor, (await findOrder(actor, params.id)).lines),
  };
}

const placedView = ({ order, lines }: WholeOrder): PlacedOrder => ({
  orderId: order.orderId,
  orderNumber: order.orderNumber,
  result: orderResult(order, lines),
});
