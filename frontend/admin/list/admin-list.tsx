import { Button } from '@mantine/core';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { ADMIN_LIST_TEXTS, selectNamed } from '#shared/texts/admin/admin-list-texts.ts';
import { failureText } from '../../api/failure-text.ts';
import { KeyCaps } from '../../shortcuts/key-caps.tsx';
import { useShortcuts } from '../../shortcuts/shortcuts.tsx';
import { EmptyState, ErrorState } from '../../ui/page/page-states.tsx';
import type { TableLocation } from '../../ui/table/address.ts';
import { RowsTable, type TableColumn } from '../../ui/table/rows-table.tsx';
import { TableSearch } from '../../ui/table/table-search.tsx';
import { TableSkeleton } from '../../ui/table/table-skeleton.tsx';
import { TableSort } from '../../ui/table/table-sort.tsx';
import { usePageTurns } from '../../ui/table/use-page-turns.ts';
import classes from './admin-list.module.css';
import { BulkBar } from './bulk-bar.tsx';
import type { BulkVerb } from './bulk-verb.ts';
import { RowCheck } from './cells/row-check.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { DoneRow } from './done-row.tsx';
import type { ListFilter } from './list-filter-chip.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListFoot } from './list-foot.tsx';
import { SavedViews } from './saved-views.tsx';
import { useBulkActs } from './use-bulk-acts.ts';
import { useColumns } from './use-columns.ts';
import { useListKeys } from './use-list-keys.ts';
import type { SavedView } from './use-saved-views.ts';
import { useSelection } from './use-selection.ts';

/** The sizes that a page of an admin list can have (admin 9). */
export const LIST_SIZES = [25, 10, 50, 100] as const;

/** The state of a list, as its address has it: beside this its own filters. */
export interface ListLocation<Sort extends string = string> extends TableLocation<Sort> {
  readonly search: string;
  /** The rows of a tree that are open. */
  readonly open?: string | undefined;
}

/** A page of rows, and how many there are with and without the filters. */
interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly all: number;
}

interface AdminListProps<Row, Key extends string, L extends ListLocation<Key>> {
  /** Names the list for screen readers, and its columns in this browser. */
  readonly name: string;
  readonly columns: readonly TableColumn<Row, Key>[];
  readonly rowKey: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  /** Whether a row is greyed, such as an inactive user. */
  readonly isOff: (row: Row) => boolean;
  readonly page: ListPage<Row> | undefined;
  /** Whether the rows are still those of the previous address. */
  readonly isEarlier: boolean;
  readonly error: Error | null;
  readonly failure: string;
  readonly onRetry: () => void;
  readonly location: L;
  readonly pathOf: (location: L) => string;
  readonly onGo: (location: L) => void;
  readonly searchLabel: string;
  readonly searchPlaceholder: string;
  readonly longestSearch: number;
  readonly filters: readonly ListFilter[];
  /** The address of the list without search, filters and a chosen sort. */
  readonly allPath: string;
  /** The same address without its filters; the search stays. */
  readonly unfiltered: L;
  /** The text of the count at the foot, if the numbers alone are not enough. It gets 'first–last of total'. */
  readonly countText?: ((rows: string) => string) | undefined;
  readonly empty: { readonly title: string; readonly description: string; readonly action?: ReactNode };
  /** Actions on several rows. A list without verbs has nothing to select. */
  readonly verbs?: readonly BulkVerb<Row>[];
  /** Reads all rows that match, on whatever page. */
  readonly readAll?: () => Promise<readonly Row[]>;
  /** Rows have changed: reads them again. */
  readonly onChanged?: () => Promise<unknown>;
  /** Rows that a page can have, by default those of admin lists. */
  readonly sizes?: readonly number[];
  /** Views that the list has from the beginning. */
  readonly views?: readonly SavedView[];
}

/**
 * A list of the admin area: search, filters, sort and pages in the address, selection with bulk acts, and what was done
 * with its undo in the place of the rows (decisions B282 and B283). On a phone the rows are cards.
 */
export function AdminList<Row, Key extends string, L extends ListLocation<Key>>(props: AdminListProps<Row, Key, L>) {
  const { page, location, pathOf, onGo, columns, rowKey, nameOf, verbs = [], unfiltered, sizes = LIST_SIZES } = props;
  const isSelectable = verbs.length > 0;
  const list = useRef<HTMLDivElement>(null);
  const { rows = [], total = 0, all = 0 } = page ?? {};
  const beginning = usePageTurns({ location, total: props.isEarlier ? undefined : page?.total, onGo });
  const keyed = rows.map((row) => [rowKey(row), row] as const);
  const { search } = location;
  const selection = useSelection(keyed, soughtBy(location));
  const acts = useBulkActs({ nameOf, onChanged: props.onChanged ?? (async () => undefined) });
  const { shown, isShown, toggle } = useColumns(props.name, columns);
  const selected = [...selection.selected.values()];
  const undo = acts.outcome?.undo;

  async function run(verb: BulkVerb<Row>) {
    if (verb.ask && !(await verb.ask())) return;
    const first = keyed.findIndex(([key]) => selection.selected.has(key));
    selection.clear();
    await acts.run(verb, selected, Math.max(0, first));
  }

  /** A list that can't be read selects nobody. */
  async function selectAll() {
    const found = await props.readAll?.().catch(() => undefined);
    if (found) selection.selectAll(found.map((row) => [rowKey(row), row] as const));
  }

  useUndoFocus(list, acts.outcome, rows.length === 0);
  const goToRows = useListKeys({
    list,
    onSelect: isSelectable ? selection.toggle : undefined,
    onSelectTo: isSelectable ? selection.toggleTo : undefined,
    onClear: selected.length > 0 ? selection.clear : undefined,
    onUndo: undo && (() => void undo()),
  });
  useShortcuts(
    selected.length === 0
      ? []
      : verbs.map((verb) => ({
          keys: verb.keys,
          label: verb.label,
          group: 'list' as const,
          run: () => void run(verb),
        })),
  );

  const outcome = acts.outcome && (
    <DoneRow text={acts.outcome.text} isBusy={acts.isBusy} onUndo={undo && (() => void undo())} />
  );
  return (
    <div ref={list} className={classes['list']}>
      <SavedViews
        list={props.name}
        path={pathOf({ ...location, page: 1, open: undefined })}
        allPath={props.allPath}
        given={props.views}
      />
      <div ref={beginning} className={classes['bar']}>
        <TableSearch
          className={classes['search']}
          rightSection={<KeyCaps keys="/" />}
          label={props.searchLabel}
          placeholder={props.searchPlaceholder}
          maxLength={props.longestSearch}
          search={search}
          onDown={goToRows}
          onSearch={(words) => onGo({ ...location, search: words, page: 1 })}
        />
        <ListFilters filters={props.filters} />
        <TableSort
          className={classes['sort']}
          columns={columns}
          sorting={location}
          labels={ADMIN_LIST_TEXTS}
          onSort={(sorting) => onGo({ ...location, ...sorting, page: 1 })}
        />
        <ColumnChoice
          columns={columns
            .filter(({ isRowHeader }) => !isRowHeader)
            .map((column) => ({ key: column.key, label: column.label, isShown: isShown(column) }))}
          onToggle={(key) => toggle(key as Key)}
        />
      </div>
      {acts.refusals.length > 0 && (
        <ul role="alert" className={classes['refusals']}>
          {acts.refusals.map((refusal) => (
            <li key={refusal}>{refusal}</li>
          ))}
        </ul>
      )}
      <p role="status" className={classes['told']}>
        {acts.isBusy ? ADMIN_LIST_TEXTS.working : acts.outcome?.text}
      </p>
      {!page && props.error && <ErrorState message={failureText(props.error, props.failure)} onRetry={props.onRetry} />}
      {!page && !props.error && <TableSkeleton rows={10} />}
      {page && (
        <div aria-busy={props.isEarlier} className={classes['rows']}>
          {rows.length > 0 ? (
            <RowsTable
              caption={props.name}
              className={[classes['table'], !isSelectable && classes['plain']].filter(Boolean).join(' ')}
              columns={shown}
              rows={rows}
              rowKey={rowKey}
              rowState={(row) => stateOf(selection.selected.has(rowKey(row)), props.isOff(row))}
              sorting={{ ...location, pathOf: (sorting) => pathOf({ ...location, ...sorting, page: 1 }) }}
              lead={
                isSelectable
                  ? {
                      head: (
                        <RowCheck
                          label={ADMIN_LIST_TEXTS.selectPage}
                          state={selection.share}
                          onToggle={selection.togglePage}
                        />
                      ),
                      cell: (row) => (
                        <RowCheck
                          label={selectNamed(nameOf(row))}
                          state={selection.selected.has(rowKey(row)) ? 'all' : 'none'}
                          onToggle={(isWithShift) => (isWithShift ? selection.toggleTo : selection.toggle)(rowKey(row))}
                        />
                      ),
                    }
                  : undefined
              }
              between={acts.outcome && { at: acts.outcome.at, content: outcome }}
            />
          ) : (
            <>
              {outcome}
              <NoRows
                search={search}
                all={all}
                clearPath={pathOf({ ...unfiltered, search: '', page: 1 })}
                {...props.empty}
              />
            </>
          )}
          <ListFoot
            location={location}
            total={total}
            all={all}
            sizes={[...sizes].sort((one, other) => one - other)}
            isSelectable={isSelectable}
            pathOf={pathOf}
            unfiltered={unfiltered}
            countText={props.countText}
          />
        </div>
      )}
      {selected.length > 0 && (
        <BulkBar
          verbs={verbs}
          count={selected.length}
          total={total}
          isBusy={acts.isBusy}
          onVerb={(verb) => void run(verb)}
          onAll={() => void selectAll()}
          onClear={selection.clear}
        />
      )}
    </div>
  );
}

/** All of an address that says which rows match: not how they are sorted, and not which of them are on the screen. */
const soughtBy = (location: ListLocation): string =>
  JSON.stringify({ ...location, open: null, sort: null, isAscending: null, page: null, take: null });

const stateOf = (isSelected: boolean, isOff: boolean) =>
  [isSelected && 'selected', isOff && 'off'].filter(Boolean).join(' ') || undefined;

/**
 * If the row or the bar with the focus is gone, the focus moves to Undo, or without it to the line that says what was
 * done. `isEmpty` is a dependency, because both are in another place when no row is left.
 */
function useUndoFocus(list: RefObject<HTMLElement | null>, outcome: unknown, isEmpty: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was done, and where it stands, moves the focus.
  useEffect(() => {
    if (outcome === undefined || document.activeElement !== document.body) return;
    const places = ['[data-undo]', '[data-done]'].map((place) => list.current?.querySelector<HTMLElement>(place));
    places.find(Boolean)?.focus();
  }, [outcome, isEmpty]);
}

interface NoRowsProps {
  readonly search: string;
  readonly all: number;
  readonly clearPath: string;
  readonly title: string;
  readonly description: string;
  readonly action?: ReactNode;
}

/** A list that is empty, or one whose rows are all hidden. */
function NoRows({ search, all, clearPath, title, description, action }: NoRowsProps) {
  if (search === '' && all === 0) return <EmptyState title={title} description={description} action={action} />;
  return (
    <EmptyState
      title={ADMIN_LIST_TEXTS.noMatch}
      description={ADMIN_LIST_TEXTS.noMatchDetail}
      action={
        <Button component={Link} to={clearPath} variant="default">
          {ADMIN_LIST_TEXTS.clearFilters}
        </Button>
      }
    />
  );
}
