import { orderGroups } from '#shared/rules/orders/order-groups.ts';
import type { OrderView } from '#shared/schemas/wire/order-view.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { OrderFacts } from '../../../../ui/order/order-facts.tsx';
import { OrderHistory } from '../../../../ui/order/order-history.tsx';
import { OrderLayout } from '../../../../ui/order/order-layout.tsx';
import { OrderLines } from '../../../../ui/order/order-lines.tsx';
import { OrderTotals } from '../../../../ui/order/order-totals.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderNotes } from './order-notes.tsx';

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
    <OrderLayout
      head={
        <>
          <OrderHead order={order} user={user} onReordered={onReordered} />
          <OrderNotes order={order} />
        </>
      }
      main={orderGroups(order).map((group) => (
        <OrderLines key={group.lineOfBusiness} group={group} hasPictures={!account.disableAisleImages} />
      ))}
      aside={
        <>
          <OrderTotals order={order} />
          <OrderFacts order={order} fieldConfig={account.fieldConfig} />
        </>
      }
      history={<OrderHistory timeline={order.timeline} />}
    />
  );
}
