import { checkoutContract } from '#shared/contracts/checkout.ts';
import type { OrderedAgain, OrderRow, OrderView } from '#shared/schemas/wire/order-view.ts';
import { ORDER_TEXTS } from '#shared/texts/orders/order-texts.ts';
import { anAnswer, aRefusal } from '../../../../builders/answers.ts';
import { anOrderView } from '../../../../builders/order-views.ts';

interface OrdersServerOptions {
  /** All rows of a list, before it is cut into pages. */
  readonly rows?: readonly OrderRow[];
  /** Orders that were looked at, where that is more than the list holds. */
  readonly fetched?: number;
  readonly order?: OrderView;
  /** How ordering it again ends. */
  readonly again?: readonly OrderedAgain[];
}

/** The orders of a store, as far as their screens ask. What is searched for is the server's to find, and is not looked at. */
export function anOrdersServer(options: OrdersServerOptions = {}) {
  const { rows = [], fetched = rows.length, again = [] } = options;
  let order = options.order ?? anOrderView();
  const asked: Record<string, string>[] = [];
  const reasons: string[] = [];

  return {
    /** The queries of all lists so far. */
    asked,
    /** Why it was asked to cancel an order. */
    reasons,
    answer(call: string, query: URLSearchParams, body: unknown): Response | undefined {
      const ofOrder = `/api/order/${order.orderNumber}`;
      switch (call) {
        case 'GET /api/orders': {
          asked.push(Object.fromEntries(query));
          const skip = Number(query.get('Skip'));
          const data = rows.slice(skip, skip + Number(query.get('Take')));
          return anAnswer(checkoutContract.getOrders, { data, total: rows.length, fetched });
        }
        case `GET ${ofOrder}`:
          return anAnswer(checkoutContract.getOrder, order);
        case `POST ${ofOrder}/cancel`:
          reasons.push((body as { Note?: string }).Note ?? '');
          order = { ...order, isCancelAsked: true, mayAskToCancel: false };
          return anAnswer(checkoutContract.cancelOrder, order);
        case `POST ${ofOrder}/reorder`:
          return anAnswer(checkoutContract.reorder, { itemCount: again.length, results: [...again] });
        default:
          return call.startsWith('GET /api/order/')
            ? aRefusal({ status: 404, code: 'not_found', text: ORDER_TEXTS.notFound })
            : undefined;
      }
    },
  };
}
