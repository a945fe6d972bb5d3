import { NativeSelect } from '@mantine/core';
import { Pagination } from '../page/pagination.tsx';
import type { TableLocation } from './address.ts';
import classes from './table-pages.module.css';

interface TablePagesProps<L extends TableLocation> {
  readonly location: L;
  /** All rows, on whatever page. */
  readonly total: number;
  /** Rows that a page can have, the fewest first. */
  readonly sizes: readonly [number, ...number[]];
  readonly sizesLabel: string;
  readonly pathOf: (location: L) => string;
  readonly onGo: (location: L) => void;
}

/** The pages of a table, and how many rows each has. */
export function TablePages<L extends TableLocation>(props: TablePagesProps<L>) {
  const { location, total, sizes, sizesLabel, pathOf, onGo } = props;
  return (
    <div className={classes['foot']}>
      <Pagination
        page={location.page}
        take={location.take}
        total={total}
        pathOf={(page) => pathOf({ ...location, page })}
      />
      {total > sizes[0] && (
        <NativeSelect
          aria-label={sizesLabel}
          className={classes['sizes'] ?? ''}
          value={String(location.take)}
          onChange={({ currentTarget: { value } }) => onGo({ ...location, take: Number(value), page: 1 })}
          data={sizes.map(String)}
        />
      )}
    </div>
  );
}
