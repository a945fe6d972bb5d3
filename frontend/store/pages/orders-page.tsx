import { formatBreadcrumbs } from '#shared/rules/base/breadcrumbs.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { SHELL_TEXTS } from '#shared/texts/base/shell-texts.ts';
import { PageFrame } from '../../application/page-frame.tsx';
import { useNow } from '../../application/use-now.ts';
import { PATHS } from '../../paths.ts';
import { useUser } from '../../session/session-context.tsx';
import { useAddress } from '../../ui/table/use-address.ts';
import { useRefreshCart } from '../features/cart/use-refresh-cart.ts';
import { OrderList } from '../features/orders/list/order-list.tsx';
import { ORDER_LIST } from '../features/orders/list/order-list-location.ts';

const TITLE = formatBreadcrumbs([{ name: SHELL_TEXTS.home, url: PATHS.home }, { name: SHELL_TEXTS.orders }]);

/** The orders that somebody may see (storefront 2). */
export function OrdersPage() {
  const user = useUser();
  return user && <ShownOrders user={user} />;
}

function ShownOrders({ user }: { readonly user: SignedInUser }) {
  const { location, go } = useAddress(ORDER_LIST);
  const now = useNow();
  const refreshCart = useRefreshCart(user.userId);
  return (
    <PageFrame title={TITLE} heading={SHELL_TEXTS.orders}>
      <OrderList user={user} location={location} now={now} onGo={go} onReordered={refreshCart} />
    </PageFrame>
  );
}
