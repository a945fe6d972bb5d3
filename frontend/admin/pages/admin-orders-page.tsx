import { useQuery } from '@tanstack/react-query';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { ADMIN_ORDERS_TEXTS } from '#shared/texts/desk/admin-orders-texts.ts';
import { ordersFound } from '#shared/texts/orders/orders-texts.ts';
import { useNow } from '../../application/use-now.ts';
import { formatCount } from '../../ui/format/format-count.ts';
import { useAddress } from '../../ui/table/use-address.ts';
import { AdminOrdersList } from '../features/orders/admin-orders-list.tsx';
import { ExportOrdersButton } from '../features/orders/export-orders-button.tsx';
import { ORDERS } from '../features/orders/orders-location.ts';
import { adminOrdersQuery } from '../features/orders/orders-query.ts';
import { AdminPage } from '../frame/admin-page.tsx';

/** The list of orders (admin 2). */
export function AdminOrdersPage({ user }: { readonly user: SignedInUser }) {
  const { location, go } = useAddress(ORDERS);
  const now = useNow();
  const { data } = useQuery(adminOrdersQuery(location, now));
  return (
    <AdminPage
      heading={ADMIN_ORDERS_TEXTS.title}
      detail={data && ordersFound(formatCount(data.total), data.total === 1)}
      actions={<ExportOrdersButton user={user} location={location} now={now} />}
    >
      <AdminOrdersList user={user} location={location} now={now} onGo={go} />
    </AdminPage>
  );
}
