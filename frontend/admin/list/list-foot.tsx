import { Link } from 'react-router';
import { ADMIN_LIST_TEXTS, hiddenByFilters, rowsShown } from '#shared/texts/admin/admin-list-texts.ts';
import { formatCount } from '../../ui/format/format-count.ts';
import { Pagination } from '../../ui/page/pagination.tsx';
import type { TableLocation } from '../../ui/table/address.ts';
import { KeyCaps } from '../shortcuts/key-caps.tsx';
import { KeysHint } from '../shortcuts/keys-hint.tsx';
import classes from './list-foot.module.css';

interface ListFootProps<L extends TableLocation> {
  readonly location: L;
  /** Rows that match, on whatever page, and those that would without the filters. */
  readonly total: number;
  readonly all: number;
  readonly sizes: readonly number[];
  readonly pathOf: (location: L) => string;
  /** The same list without its filters. */
  readonly unfiltered: L;
  /** Returns the text with the count. It gets 'first–last of total'. */
  readonly countText?: ((rows: string) => string) | undefined;
  /** Whether the rows have the keys of lists, which are then named. */
  readonly hasListKeys?: boolean;
  readonly isSelectable?: boolean;
}

/** How many rows there are, how many the filters hide, and the pages. */
export function ListFoot<L extends TableLocation>(props: ListFootProps<L>) {
  const {
    location,
    total,
    all,
    sizes,
    pathOf,
    unfiltered,
    countText = (rows: string) => rows,
    hasListKeys = true,
    isSelectable = false,
  } = props;
  const { page, take } = location;
  const first = (page - 1) * take + 1;
  const last = Math.min(page * take, total);
  return (
    <div className={classes['foot']}>
      <span>
        {total > 0 && countText(rowsShown(formatCount(first), formatCount(last), formatCount(total)))}
        {total > 0 && all > total && ', '}
        {all > total && (
          <>
            {hiddenByFilters(formatCount(all - total))}{' '}
            <Link to={pathOf(unfiltered)} className={classes['show']}>
              {ADMIN_LIST_TEXTS.show}
            </Link>
          </>
        )}
      </span>
      {total > Math.min(...sizes) && (
        <nav className={classes['sizes']} aria-label={ADMIN_LIST_TEXTS.rowsAPage}>
          {sizes.map((size) => (
            <Link
              key={size}
              to={pathOf({ ...location, take: size, page: 1 })}
              replace
              aria-current={size === take || undefined}
            >
              {size}
            </Link>
          ))}
        </nav>
      )}
      {hasListKeys && (
        <KeysHint>
          <KeyCaps keys="j k" /> {ADMIN_LIST_TEXTS.moveHint}{' '}
          {isSelectable && (
            <>
              <KeyCaps keys="x" /> {ADMIN_LIST_TEXTS.selectHint}{' '}
            </>
          )}
          <KeyCaps keys="Enter" /> {ADMIN_LIST_TEXTS.openHint}
        </KeysHint>
      )}
      <Pagination page={page} take={take} total={total} pathOf={(to) => pathOf({ ...location, page: to })} />
    </div>
  );
}
