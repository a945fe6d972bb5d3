import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { formatBreadcrumbs } from '#shared/rules/base/breadcrumbs.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { SHELL_TEXTS } from '#shared/texts/base/shell-texts.ts';
import { orderHeading } from '#shared/texts/orders/orders-texts.ts';
import { failureText } from '../../api/failure-text.ts';
import { readFailure } from '../../api/read-failure.ts';
import { PageFrame } from '../../application/page-frame.tsx';
import { PATHS } from '../../paths.ts';
import { useUser } from '../../session/session-context.tsx';
import { OrderSkeleton } from '../../ui/order/order-skeleton.tsx';
import { GoBack } from '../../ui/page/go-back.tsx';
import { ErrorState } from '../../ui/page/page-states.tsx';
import { useRefreshCart } from '../features/cart/use-refresh-cart.ts';
import { OrderPlaced } from '../features/checkout/placing/order-placed.tsx';
import { placedIn } from '../features/checkout/placing/placed-order.ts';
import { LeaveOrder } from '../features/orders/detail/leave-order.tsx';
import { OrderDetail } from '../features/orders/detail/order-detail.tsx';
import { orderQuery } from '../features/orders/order-queries.ts';

/** An order (storefront 2). */
export function OrderPage() {
  const user = useUser();
  const { orderNumber = '' } = useParams();
  if (!user) return null;
  return <ShownOrder user={user} orderNumber={orderNumber} />;
}

interface ShownOrderProps {
  readonly user: SignedInUser;
  readonly orderNumber: string;
}

function ShownOrder({ user, orderNumber }: ShownOrderProps) {
  const { data: order, error, refetch } = useQuery(orderQuery(orderNumber));
  const refreshCart = useRefreshCart(user.userId);
  const placed = placedIn(useLocation().state);
  if (!order) {
    const failure = readFailure(error);
    if (failure === 'missing') return <LeaveOrder orderNumber={orderNumber} isFromCheckout={placed !== undefined} />;
    if (!error || failure !== 'failed') return <OrderSkeleton />;
    const wayOut = <GoBack otherwise={PATHS.orders} />;
    return (
      <>
        {placed && <OrderPlaced {...placed} />}
        <ErrorState level={1} message={failureText(error)} onRetry={() => void refetch()} wayOut={wayOut} />
      </>
    );
  }
  const heading = orderHeading(order.orderNumber);
  const title = formatBreadcrumbs([
    { name: SHELL_TEXTS.home, url: PATHS.home },
    { name: SHELL_TEXTS.orders, url: PATHS.orders },
    { name: heading },
  ]);
  return (
    <PageFrame title={title} heading={heading}>
      {placed && <OrderPlaced {...placed} />}
      <OrderDetail order={order} user={user} onReordered={refreshCart} />
    </PageFrame>
  );
}
