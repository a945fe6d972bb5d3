import { orderGroups } from '#shared/rules/orders/order-groups.ts';
import type { OrderView } from '#shared/schemas/wire/order-view.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { ORDER_PAGE_TEXTS } from '#shared/texts/orders/orders-texts.ts';
import classes from './order-detail.module.css';
import { OrderFacts } from './order-facts.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderTotals } from './order-totals.tsx';

interface OrderDetailProps {
  readonly order: OrderView;
  readonly user: SignedInUser;
  /** Parts of the order were added to the cart, which has to be refetched. */
  readonly onReordered: () => Promise<void>;
}

/** Everything of an order that its users may see, on the screen and on paper (storefront 2). */
export function OrderDetail({ order, user, onReordered }: OrderDetailProps) {
  const { account } = user;
  return (
    <div className={classes['order']}>
      <OrderHead order={order} user={user} onReordered={onReordered} />
      {order.isCancelAsked && order.status === 'Submitted' && (
        <p className={classes['note']}>{ORDER_PAGE_TEXTS.cancelAsked}</p>
      )}
      {order.reason && (
        <p className={classes['note']} data-status={order.status}>
          <strong>{ORDER_PAGE_TEXTS.reason}</strong> {order.reason}
        </p>
      )}
      <div className={classes['columns']}>
        <div className={classes['main']}>
          {orderGroups(order).map((group) => (
            <OrderLines key={group.lineOfBusiness} group={group} hasPictures={!account.disableAisleImages} />
          ))}
        </div>
        <div className={classes['aside']}>
          <OrderTotals order={order} />
          <OrderFacts order={order} fieldConfig={account.fieldConfig} />
        </div>
        <div className={classes['history']}>
          <OrderHistory timeline={order.timeline} />
        </div>
      </div>
    </div>
  );
}
