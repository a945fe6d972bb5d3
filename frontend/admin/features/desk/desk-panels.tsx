import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatMoney } from '#shared/rules/base/format-money.ts';
import type { SuppressedSummary } from '#shared/schemas/stored/deliveries/suppressed-address.ts';
import type { OrderRow } from '#shared/schemas/wire/order-view.ts';
import { ADMIN_ORDERS_TEXTS } from '#shared/texts/desk/admin-orders-texts.ts';
import { DESK_TEXTS, FAILURE_NAMES, moreWaiting, releaseAddressOf } from '#shared/texts/desk/desk-texts.ts';
import { orderHeading } from '#shared/texts/orders/orders-texts.ts';
import { Pill } from '../../../ui/base/pill.tsx';
import { TextButton } from '../../../ui/base/text-button.tsx';
import { formatCount } from '../../../ui/format/format-count.ts';
import { formatMoment } from '../../../ui/format/format-moment.ts';
import { OrderStatusBadge } from '../../../ui/order/order-status-badge.tsx';
import { ActionArea } from '../../../ui/page/action-area.tsx';
import { adminAccountPath } from '../../frame/account-paths.ts';
import { CATALOGUE_PATH, catalogueImportPath } from '../../frame/catalogue-paths.ts';
import { LinedList } from '../../frame/lined-list.tsx';
import { adminOrderPath, WAITING_ORDERS_PATH } from '../../frame/order-paths.ts';
import { repairQuery, suppressedQuery } from '../../messages/message-queries.ts';
import { RepairMessages } from '../../messages/repair-messages.tsx';
import { useReleaseAddress } from '../../messages/use-release-address.ts';
import { DeskPanel } from './desk-panel.tsx';
import classes from './desk-panels.module.css';
import {
  accountRequestsQuery,
  browserErrorsQuery,
  failedImportsQuery,
  MOST_ON_DESK,
  waitingOrdersQuery,
} from './desk-queries.ts';

/**
 * The desk of the provider's staff: everything that is stuck, with the way to put it right. A refused decision is shown
 * below its panel, which may be gone by then.
 */
export function DeskPanels() {
  return (
    <section className={classes['desk']} aria-label={DESK_TEXTS.desk}>
      <WaitingOrders />
      <ActionArea>
        <Repair />
      </ActionArea>
      <ActionArea>
        <Suppressed />
      </ActionArea>
      <AccountRequests />
      <FailedImports />
      <BrowserErrors />
    </section>
  );
}

function WaitingOrders() {
  return (
    <DeskPanel
      title={DESK_TEXTS.orders}
      query={useQuery(waitingOrdersQuery())}
      isEmpty={({ total }) => total === 0}
      detail={({ total }) => (
        <>
          {formatCount(total)} ·{' '}
          <Link to={WAITING_ORDERS_PATH} className={classes['all']}>
            {DESK_TEXTS.all}
          </Link>
        </>
      )}
    >
      {({ data }) => (
        <LinedList className={classes['lines']}>
          {data.map((order) => (
            <WaitingOrder key={order.orderNumber} order={order} />
          ))}
        </LinedList>
      )}
    </DeskPanel>
  );
}

const WaitingOrder = ({ order }: { readonly order: OrderRow }) => (
  <li>
    <Link to={adminOrderPath(order.orderNumber)}>{orderHeading(order.orderNumber)}</Link>
    <OrderStatusBadge status={order.status} />
    {order.isCancelAsked && <Pill tone="warn">{ADMIN_ORDERS_TEXTS.cancelRequested}</Pill>}
    {order.reason && <span className={classes['reason']}>{order.reason}</span>}
    <small>
      {order.companyName} · {`${order.firstName} ${order.lastName}`.trim()} ·{' '}
      {order.total !== null && `${formatMoney(order.total)} · `}
      <time dateTime={order.updated}>{formatMoment(order.updated)}</time>
    </small>
  </li>
);

function Repair() {
  return (
    <DeskPanel
      title={DESK_TEXTS.repair}
      query={useQuery(repairQuery)}
      isEmpty={({ total }) => total === 0}
      detail={({ total }) => formatCount(total)}
    >
      {({ data, total }) => (
        <>
          <RepairMessages rows={data} hasOrders />
          {total > data.length && <p>{moreWaiting(formatCount(total - data.length))}</p>}
        </>
      )}
    </DeskPanel>
  );
}

function Suppressed() {
  return (
    <DeskPanel
      title={DESK_TEXTS.suppressed}
      query={useQuery(suppressedQuery)}
      isEmpty={({ total }) => total === 0}
      detail={({ total }) => formatCount(total)}
    >
      {({ data, total }) => <SuppressedAddresses rows={data.slice(0, MOST_ON_DESK)} total={total} />}
    </DeskPanel>
  );
}

interface SuppressedAddressesProps {
  readonly rows: readonly SuppressedSummary[];
  readonly total: number;
}

function SuppressedAddresses({ rows, total }: SuppressedAddressesProps) {
  const release = useReleaseAddress();
  return (
    <>
      <LinedList className={classes['lines']}>
        {rows.map(({ address, reason, at }) => (
          <li key={address}>
            <span>{address}</span>
            <small>
              {FAILURE_NAMES[reason]} · <time dateTime={at}>{formatMoment(at)}</time>
            </small>
            <TextButton
              aria-label={releaseAddressOf(address)}
              onClick={() => !release.isPending && release.mutate(address)}
            >
              {DESK_TEXTS.release}
            </TextButton>
          </li>
        ))}
      </LinedList>
      {total > rows.length && <p>{moreWaiting(formatCount(total - rows.length))}</p>}
    </>
  );
}

function AccountRequests() {
  return (
    <DeskPanel
      title={DESK_TEXTS.requests}
      query={useQuery(accountRequestsQuery)}
      isEmpty={({ length }) => length === 0}
    >
      {(requests) => (
        <LinedList className={classes['lines']}>
          {requests.map(({ messageId, accountId, companyName, subject, at }) => (
            <li key={messageId}>
              <Link to={adminAccountPath(accountId)}>{companyName || subject}</Link>
              <small>
                {subject} · <time dateTime={at}>{formatMoment(at)}</time>
              </small>
            </li>
          ))}
        </LinedList>
      )}
    </DeskPanel>
  );
}

function FailedImports() {
  return (
    <DeskPanel
      title={DESK_TEXTS.imports}
      query={useQuery(failedImportsQuery)}
      isEmpty={({ length }) => length === 0}
      detail={() => (
        <Link to={CATALOGUE_PATH} className={classes['all']}>
          {DESK_TEXTS.all}
        </Link>
      )}
    >
      {(imports) => (
        <LinedList className={classes['lines']}>
          {imports.map(({ id, files, message, startedAt }) => (
            <li key={id}>
              <Link to={catalogueImportPath(id)}>{files.map(({ name }) => name).join(', ') || DESK_TEXTS.noFiles}</Link>
              <small>
                {message} · <time dateTime={startedAt}>{formatMoment(startedAt)}</time>
              </small>
            </li>
          ))}
        </LinedList>
      )}
    </DeskPanel>
  );
}

function BrowserErrors() {
  return (
    <DeskPanel title={DESK_TEXTS.errors} query={useQuery(browserErrorsQuery)} isEmpty={({ length }) => length === 0}>
      {(errors) => (
        <LinedList className={classes['lines']}>
          {errors.map(({ localTime, errors: texts, info }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the records have no ids, and the list is replaced as a whole.
            <li key={index}>
              <span>{String(texts)}</span>
              <small>
                {info} · {localTime}
              </small>
            </li>
          ))}
        </LinedList>
      )}
    </DeskPanel>
  );
}
