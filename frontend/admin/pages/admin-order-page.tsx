import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { OrderView } from '#shared/schemas/wire/order-view.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { ADMIN_ORDER_TEXTS, ADMIN_ORDERS_TEXTS } from '#shared/texts/desk/admin-orders-texts.ts';
import { cartSentBy } from '#shared/texts/orders/approval-texts.ts';
import { ORDER_TEXTS } from '#shared/texts/orders/order-texts.ts';
import { forAccountBy, orderHeading, placedBy } from '#shared/texts/orders/orders-texts.ts';
import { failureText } from '../../api/failure-text.ts';
import { readFailure } from '../../api/read-failure.ts';
import { PATHS } from '../../paths.ts';
import { formatMoment } from '../../ui/format/format-moment.ts';
import { OrderSkeleton } from '../../ui/order/order-skeleton.tsx';
import { OrderStatusBadge } from '../../ui/order/order-status-badge.tsx';
import { ErrorState } from '../../ui/page/page-states.tsx';
import { RedirectWithMessage } from '../../ui/page/redirect-with-message.tsx';
import { AdminOrder } from '../features/order/admin-order.tsx';
import { OrderActions } from '../features/order/order-actions.tsx';
import { adminOrderQuery } from '../features/order/order-queries.ts';
import { AdminPage } from '../frame/admin-page.tsx';

const STEPS = [{ name: ADMIN_ORDERS_TEXTS.title, url: PATHS.adminOrders }];

/** An order, by its number (admin 2). One that is out of reach leads back one page (admin 8). */
export function AdminOrderPage({ user }: { readonly user: SignedInUser }) {
  const { orderNumber = '' } = useParams();
  const { data: order, error, refetch } = useQuery(adminOrderQuery(orderNumber));
  if (!order) {
    const failure = readFailure(error);
    if (failure === 'missing') {
      return (
        <RedirectWithMessage message={ORDER_TEXTS.notFound} sought={orderNumber} isBack to={PATHS.adminOrders}>
          <OrderSkeleton />
        </RedirectWithMessage>
      );
    }
    if (!error || failure !== 'failed') return <OrderSkeleton />;
    const text = failureText(error, ADMIN_ORDER_TEXTS.failed);
    return <ErrorState level={1} message={text} onRetry={() => void refetch()} />;
  }
  return (
    <AdminPage
      heading={orderHeading(order.orderNumber)}
      steps={STEPS}
      detail={<Placed order={order} />}
      actions={<OrderActions key={order.status} order={order} isStaff={order.staff !== undefined} />}
    >
      <AdminOrder order={order} user={user} />
    </AdminPage>
  );
}

function Placed({ order }: { readonly order: OrderView }) {
  const { status, created, firstName, lastName, companyName, orderAs, placedFrom, handedOverBy } = order;
  return (
    <>
      <OrderStatusBadge status={status} />{' '}
      {[
        placedBy(formatMoment(created), `${firstName} ${lastName}`.trim()),
        orderAs === null ? companyName : forAccountBy(companyName, placedFrom),
        handedOverBy && cartSentBy(handedOverBy),
      ]
        .filter(Boolean)
        .join(' · ')}
    </>
  );
}
