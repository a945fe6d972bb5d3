import type { OrderView } from '#shared/schemas/wire/order-view.ts';
import { ORDER_PAGE_TEXTS } from '#shared/texts/orders/orders-texts.ts';
import classes from './order-notes.module.css';

/** The first things for a buyer to know: that they asked to cancel, and why the order is in its state. */
export const OrderNotes = ({ order }: { readonly order: OrderView }) => (
  <>
    {order.isCancelAsked && order.status === 'Submitted' && (
      <p className={classes['note']}>{ORDER_PAGE_TEXTS.cancelAsked}</p>
    )}
    {order.reason && (
      <p className={classes['note']} data-status={order.status}>
        <strong>{ORDER_PAGE_TEXTS.reason}</strong> {order.reason}
      </p>
    )}
  </>
);
