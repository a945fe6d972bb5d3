import { Button, NativeSelect, TextInput } from '@mantine/core';
import IconSearch from '@tabler/icons-react/icons/IconSearch';
import { useEffect, useRef, useState } from 'react';
import { ORDER_LIST_TEXTS } from '#shared/texts/orders/orders-texts.ts';
import { orderStatuses } from '#shared/values/order-status.ts';
import { COLUMN_LABELS } from './order-columns.ts';
import classes from './order-filters.module.css';
import { beginsAscending, isDates, type ListSort, type OrderListLocation, PERIODS } from './order-list-location.ts';

/** The list follows what is typed after so long a rest, in ms (admin 9, list search). */
const TYPING_MS = 400;
const DATES = 'dates';
const PERIOD_LABELS = {
  30: ORDER_LIST_TEXTS.last30,
  90: ORDER_LIST_TEXTS.last90,
  365: ORDER_LIST_TEXTS.last365,
} as const;

interface OrderFiltersProps {
  readonly location: OrderListLocation;
  /** By which it can be put in order. */
  readonly columns: readonly ListSort[];
  readonly onGo: (location: OrderListLocation) => void;
}

/** What narrows a list of orders and puts it in order. */
export function OrderFilters({ location, columns, onGo }: OrderFiltersProps) {
  const { status, period, sort, isAscending } = location;
  const go = (change: Partial<OrderListLocation>) => onGo({ ...location, ...change, page: 1 });
  return (
    <div className={classes['filters']}>
      <SearchField search={location.search} onSearch={(search) => go({ search })} />
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
      <div className={classes['sort']}>
        <NativeSelect
          aria-label={ORDER_LIST_TEXTS.sort}
          value={sort}
          onChange={({ currentTarget: { value } }) => {
            const chosen = columns.find((each) => each === value) ?? sort;
            go({ sort: chosen, isAscending: beginsAscending(chosen) });
          }}
          data={columns.map((each) => ({ value: each, label: COLUMN_LABELS[each] }))}
        />
        <Button variant="default" onClick={() => go({ isAscending: !isAscending })}>
          {isAscending ? ORDER_LIST_TEXTS.ascending : ORDER_LIST_TEXTS.descending}
        </Button>
      </div>
    </div>
  );
}

interface SearchFieldProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

function SearchField({ search, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(search);
  const [shown, setShown] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  // Somebody went back, or cleared it: then what is typed follows.
  if (search !== shown) {
    setShown(search);
    if (search !== typed.trim()) setTyped(search);
  }

  function look(text: string) {
    clearTimeout(timer.current);
    if (text.trim() !== search) latest.current(text.trim());
  }

  return (
    <form
      className={classes['search']}
      onSubmit={(event) => {
        event.preventDefault();
        look(typed);
      }}
    >
      <TextInput
        type="search"
        aria-label={ORDER_LIST_TEXTS.search}
        placeholder={ORDER_LIST_TEXTS.searchHint}
        leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
        maxLength={100}
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => look(value), TYPING_MS);
        }}
      />
    </form>
  );
}
