import IconArrowDown from '@tabler/icons-react/icons/IconArrowDown';
import IconArrowUp from '@tabler/icons-react/icons/IconArrowUp';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { TableLocation } from './address.ts';
import classes from './rows-table.module.css';

export interface TableColumn<Row, Key extends string = string> {
  readonly key: Key;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** The direction that a first press sorts in; left out where the table can not be sorted by it. */
  readonly sort?: 'ascending' | 'descending';
  readonly isNumber?: boolean;
  /** Whether the cell names its row. */
  readonly isRowHeader?: boolean;
  /** Its place where rows are shown as cards: beside the name, or on a line below it. It is on the cell as `data-card`. */
  readonly card?: 'beside' | 'below';
}

type Sorting<Key extends string> = Pick<TableLocation<Key>, 'sort' | 'isAscending'>;

interface RowsTableProps<Row, Key extends string> {
  readonly caption: string;
  readonly columns: readonly TableColumn<Row, Key>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly sorting?: Sorting<Key> & { readonly pathOf: (sorting: Sorting<Key>) => string };
  /** Whether it may be wider than the screen; then it scrolls in a box of its own. */
  readonly isWide?: boolean;
  /** On a phone each row is a heading with its labelled cells below. */
  readonly isStackedOnPhones?: boolean;
  readonly className?: string | undefined;
  /** A column before the others, such as a checkbox a row. */
  readonly lead?: { readonly head: ReactNode; readonly cell: (row: Row) => ReactNode } | undefined;
  /** The state of a row, set as `data-state` for the style sheet of the table. */
  readonly rowState?: (row: Row) => string | undefined;
  /** Content across all columns before the row with this index, or below the last one. */
  readonly between?: { readonly at: number; readonly content: ReactNode } | undefined;
}

/** Rows under sortable heads. The heads are links, so that going back brings the earlier order back. */
export function RowsTable<Row, Key extends string>(props: RowsTableProps<Row, Key>) {
  const {
    caption,
    columns,
    rows,
    rowKey,
    sorting,
    isWide = false,
    isStackedOnPhones,
    className,
    lead,
    rowState,
  } = props;
  const between = placed(props.between, rows.length);
  // By its key it stays the same element when rows come and go around it, and keeps the focus.
  const across = between && (
    <tr key="between" data-state="between">
      <td colSpan={columns.length + (lead ? 1 : 0)}>{between.content}</td>
    </tr>
  );
  const body = rows.map((row) => (
    <tr key={rowKey(row)} data-state={rowState?.(row)} data-row={rowKey(row)}>
      {lead && <td data-column="lead">{lead.cell(row)}</td>}
      {columns.map((column) => (
        <Cell key={column.key} column={column} row={row} />
      ))}
    </tr>
  ));
  const table = (
    <table
      className={[classes['table'], className].filter(Boolean).join(' ')}
      data-stacked={isStackedOnPhones || undefined}
    >
      {!isWide && <caption>{caption}</caption>}
      <thead>
        <tr>
          {lead && (
            <th scope="col" data-column="lead">
              {lead.head}
            </th>
          )}
          {columns.map((column) => (
            <Head key={column.key} column={column} sorting={sorting} />
          ))}
        </tr>
      </thead>
      <tbody>{across ? body.toSpliced(between.at, 0, across) : body}</tbody>
    </table>
  );
  if (!isWide) return table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways needs keyboard access (WCAG 2.1.1).
    <section className={classes['box']} aria-label={caption} tabIndex={0}>
      {table}
    </section>
  );
}

/** Below the last row if the list has become shorter. */
const placed = <Row,>(between: RowsTableProps<Row, string>['between'], rows: number) =>
  between && { ...between, at: Math.min(between.at, rows) };

interface HeadProps<Row, Key extends string> {
  readonly column: TableColumn<Row, Key>;
  readonly sorting: RowsTableProps<Row, Key>['sorting'];
}

function Head<Row, Key extends string>({ column, sorting }: HeadProps<Row, Key>) {
  const { key, label, sort, isNumber } = column;
  const isSorted = sorting?.sort === key;
  if (!sorting || !sort) {
    return (
      <th scope="col" data-column={key} data-number={isNumber || undefined}>
        {label}
      </th>
    );
  }
  const isAscending = isSorted ? !sorting.isAscending : sort === 'ascending';
  const Arrow = sorting.isAscending ? IconArrowUp : IconArrowDown;
  return (
    <th
      scope="col"
      data-column={key}
      data-number={isNumber || undefined}
      aria-sort={isSorted ? (sorting.isAscending ? 'ascending' : 'descending') : undefined}
    >
      <Link to={sorting.pathOf({ sort: key, isAscending })}>
        {label}
        {isSorted && <Arrow size={14} stroke={2} aria-hidden />}
      </Link>
    </th>
  );
}

interface CellProps<Row, Key extends string> {
  readonly column: TableColumn<Row, Key>;
  readonly row: Row;
}

function Cell<Row, Key extends string>({ column, row }: CellProps<Row, Key>) {
  const { key, label, cell, isNumber, isRowHeader, card } = column;
  if (isRowHeader) {
    return (
      <th scope="row" data-column={key}>
        {cell(row)}
      </th>
    );
  }
  return (
    <td data-column={key} data-label={label} data-number={isNumber || undefined} data-card={card}>
      {cell(row)}
    </td>
  );
}
