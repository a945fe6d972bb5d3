import { queryOptions } from '@tanstack/react-query';
import { checkoutApi } from '../../../api/groups/checkout-api.ts';
import { ADMIN_ORDERS_KEY } from '../../messages/message-queries.ts';

/** An order with everything that the viewer may see. Every visit looks again, because colleagues decide on it too. */
export const adminOrderQuery = (orderNumber: string) =>
  queryOptions({
    queryKey: [ADMIN_ORDERS_KEY, 'order', orderNumber],
    queryFn: ({ signal }) => checkoutApi.getOrder({ params: { id: orderNumber } }, { signal }),
    staleTime: 0,
  });
