import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { formatBreadcrumbs } from '#shared/rules/breadcrumbs.ts';
import type { SignedInUser } from '#shared/schemas/signed-in-user.ts';
import { orderHeading } from '#shared/texts/orders-texts.ts';
import { SHELL_TEXTS } from '#shared/texts/shell-texts.ts';
import { failureText } from '../api/failure-text.ts';
import { readFailure } from '../api/read-failure.ts';
import { PATHS } from '../app/paths.ts';
import { Page } from '../features/application/page.tsx';
import { useRefreshCart } from '../features/cart/use-refresh-cart.ts';
import { OrderPlaced } from '../features/checkout/order-placed.tsx';
import { placedIn } from '../features/checkout/placed-order.ts';
import { LeaveOrder } from '../features/orders/leave-order.tsx';
import { OrderDetail } from '../features/orders/order-detail.tsx';
import { orderQuery } from '../features/orders/order-queries.ts';
import { OrderSkeleton } from '../features/orders/order-skeleton.tsx';
import { useUser } from '../features/session/session-context.tsx';
import { GoBack } from '../ui/go-back.tsx';
import { ErrorState } from '../ui/page-states.tsx';

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
    <Page title={title} heading={heading}>
      {placed && <OrderPlaced {...placed} />}
      <OrderDetail order={order} user={user} onReordered={refreshCart} />
    </Page>
  );
}
