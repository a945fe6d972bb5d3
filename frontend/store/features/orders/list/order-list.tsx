import { Button } from '@mantine/core';
import IconDownload from '@tabler/icons-react/icons/IconDownload';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { ERROR_TEXTS } from '#shared/texts/base/error-texts.ts';
import { ORDER_LIST_TEXTS, ordersFound } from '#shared/texts/orders/orders-texts.ts';
import { failureText } from '../../../../api/failure-text.ts';
import { PATHS } from '../../../../paths.ts';
import { formatCount } from '../../../../ui/format/format-count.ts';
import { ActionArea } from '../../../../ui/page/action-area.tsx';
import { EmptyState, ErrorState } from '../../../../ui/page/page-states.tsx';
import { TablePages } from '../../../../ui/table/table-pages.tsx';
import { TableSkeleton } from '../../../../ui/table/table-skeleton.tsx';
import { usePageTurns } from '../../../../ui/table/use-page-turns.ts';
import { orderListQuery, orderQuery } from '../order-queries.ts';
import { downloadOrders } from './download-orders.ts';
import { columnsFor } from './order-columns.tsx';
import { OrderFilters } from './order-filters.tsx';
import classes from './order-list.module.css';
import { isNarrowed, ORDER_LIST, ORDER_PAGE_SIZES, type OrderListLocation, WHOLE_LIST } from './order-list-location.ts';
import { OrderTable } from './order-table.tsx';

/** More are not looked at (decision O9). */
const MOST_ORDERS = 5000;

interface OrderListProps {
  readonly user: SignedInUser;
  readonly location: OrderListLocation;
  readonly now: Date;
  readonly onGo: (location: OrderListLocation) => void;
  readonly onReordered: () => Promise<void>;
}

/** The orders of whoever is signed in, as far as they may see them (storefront 2, admin 2). */
export function OrderList({ user, location, now, onGo, onReordered }: OrderListProps) {
  const queryClient = useQueryClient();
  const { data: list, error, isPlaceholderData, refetch } = useQuery(orderListQuery(location, now));
  const columns = columnsFor(user.account);
  const download = useMutation({
    mutationFn: () => downloadOrders(location, now, user.account),
    meta: { otherwise: ORDER_LIST_TEXTS.downloadFailed },
  });
  const hasFailed = !list && error !== null;
  const total = isPlaceholderData ? undefined : list?.total;
  const beginning = usePageTurns({ location, total, onGo });

  return (
    <div ref={beginning} className={classes['list']}>
      <OrderFilters location={location} columns={columns} onGo={onGo} />
      <div className={classes['bar']}>
        <p role="status" className={classes['total']}>
          {list && ordersFound(formatCount(list.total), list.total === 1)}
        </p>
        <ActionArea>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
            disabled={!list || list.total === 0}
            loading={download.isPending}
            onClick={() => download.mutate()}
          >
            {ORDER_LIST_TEXTS.download}
          </Button>
        </ActionArea>
      </div>
      {list && list.fetched >= MOST_ORDERS && <p className={classes['note']}>{ORDER_LIST_TEXTS.tooMany}</p>}
      {hasFailed && <ErrorState message={failureText(error, ERROR_TEXTS.internal)} onRetry={() => void refetch()} />}
      {!list && !hasFailed && <TableSkeleton rows={location.take} />}
      {list?.total === 0 && <NoOrders location={location} />}
      {list && list.total > 0 && (
        <div className={classes['orders']} aria-busy={isPlaceholderData}>
          <OrderTable
            orders={list.data}
            location={location}
            columns={columns}
            onReordered={onReordered}
            onApproach={(orderNumber) => void queryClient.prefetchQuery(orderQuery(orderNumber))}
          />
          <TablePages
            location={location}
            total={list.total}
            sizes={ORDER_PAGE_SIZES}
            sizesLabel={ORDER_LIST_TEXTS.perPage}
            pathOf={ORDER_LIST.pathOf}
            onGo={onGo}
          />
        </div>
      )}
    </div>
  );
}

/** Says why there are no orders, and leads on. */
function NoOrders({ location }: { readonly location: OrderListLocation }) {
  if (isNarrowed(location)) {
    const { period, sort, isAscending, take } = location;
    const wider = ORDER_LIST.pathOf({ ...WHOLE_LIST, period, sort, isAscending, take });
    return (
      <EmptyState
        title={ORDER_LIST_TEXTS.noMatch}
        description={ORDER_LIST_TEXTS.noMatchDetail}
        action={
          <Button component={Link} to={wider} variant="default">
            {ORDER_LIST_TEXTS.clearFilters}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title={ORDER_LIST_TEXTS.none}
      description={ORDER_LIST_TEXTS.noneDetail}
      action={
        <>
          <Button component={Link} to={PATHS.home}>
            {ORDER_LIST_TEXTS.findParts}
          </Button>
          {location.period !== 365 && (
            <Button component={Link} to={ORDER_LIST.pathOf({ ...location, period: 365, page: 1 })} variant="default">
              {ORDER_LIST_TEXTS.lookFurther}
            </Button>
          )}
        </>
      }
    />
  );
}
