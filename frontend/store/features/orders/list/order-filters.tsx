import { NativeSelect, TextInput } from '@mantine/core';
import type { OrderRow } from '#shared/schemas/wire/order-view.ts';
import { ORDER_LIST_TEXTS } from '#shared/texts/orders/orders-texts.ts';
import { orderStatuses } from '#shared/values/order-status.ts';
import type { TableColumn } from '../../../../ui/table/rows-table.tsx';
import { TableSearch } from '../../../../ui/table/table-search.tsx';
import { TableSort } from '../../../../ui/table/table-sort.tsx';
import classes from './order-filters.module.css';
import { isDates, LONGEST_SEARCH, type OrderColumn, type OrderListLocation, PERIODS } from './order-list-location.ts';

const DATES = 'dates';
const PERIOD_LABELS = {
  30: ORDER_LIST_TEXTS.last30,
  90: ORDER_LIST_TEXTS.last90,
  365: ORDER_LIST_TEXTS.last365,
} as const;

interface OrderFiltersProps {
  readonly location: OrderListLocation;
  readonly columns: readonly TableColumn<OrderRow, OrderColumn>[];
  readonly onGo: (location: OrderListLocation) => void;
}

/** Filters and sorts a list of orders. */
export function OrderFilters({ location, columns, onGo }: OrderFiltersProps) {
  const { status, period } = location;
  const go = (change: Partial<OrderListLocation>) => onGo({ ...location, ...change, page: 1 });
  return (
    <div className={classes['filters']}>
      <TableSearch
        label={ORDER_LIST_TEXTS.search}
        placeholder={ORDER_LIST_TEXTS.searchHint}
        maxLength={LONGEST_SEARCH}
        search={location.search}
        onSearch={(search) => go({ search })}
        className={classes['search']}
      />
      <NativeSelect
        aria-label={ORDER_LIST_TEXTS.status}
        value={status ?? ''}
        onChange={({ currentTarget: { value } }) => go({ status: orderStatuses.find((each) => each === value) })}
        data={[{ value: '', label: ORDER_LIST_TEXTS.anyStatus }, ...orderStatuses]}
      />
      <NativeSelect
        aria-label={ORDER_LIST_TEXTS.period}
        value={isDates(period) ? DATES : String(period)}
        onChange={({ currentTarget: { value } }) =>
          go({ period: PERIODS.find((days) => String(days) === value) ?? { from: '', to: '' } })
        }
        data={[
          ...PERIODS.map((days) => ({ value: String(days), label: PERIOD_LABELS[days] })),
          { value: DATES, label: ORDER_LIST_TEXTS.dates },
        ]}
      />
      {isDates(period) && (
        <div className={classes['dates']}>
          <TextInput
            type="date"
            aria-label={ORDER_LIST_TEXTS.from}
            value={period.from}
            max={period.to || undefined}
            onChange={({ currentTarget: { value } }) => go({ period: { ...period, from: value } })}
          />
          <span aria-hidden>–</span>
          <TextInput
            type="date"
            aria-label={ORDER_LIST_TEXTS.to}
            value={period.to}
            min={period.from || undefined}
            onChange={({ currentTarget: { value } }) => go({ period: { ...period, to: value } })}
          />
        </div>
      )}
      <TableSort
        columns={columns}
        sorting={location}
        labels={ORDER_LIST_TEXTS}
        onSort={go}
        className={classes['sort']}
      />
    </div>
  );
}
