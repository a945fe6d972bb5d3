import { Button, NativeSelect } from '@mantine/core';
import type { TableLocation } from './address.ts';
import type { TableColumn } from './rows-table.tsx';

interface TableSortProps<Row, Key extends string> {
  readonly columns: readonly TableColumn<Row, Key>[];
  readonly sorting: Pick<TableLocation<Key>, 'sort' | 'isAscending'>;
  readonly labels: { readonly sort: string; readonly ascending: string; readonly descending: string };
  readonly onSort: (sorting: Pick<TableLocation<Key>, 'sort' | 'isAscending'>) => void;
  readonly className?: string | undefined;
}

/** Sorts a table that shows no heads, as on a phone. */
export function TableSort<Row, Key extends string>(props: TableSortProps<Row, Key>) {
  const { columns, sorting, labels, onSort, className } = props;
  const sortable = columns.filter(({ sort }) => sort !== undefined);
  return (
    <div className={className}>
      <NativeSelect
        aria-label={labels.sort}
        value={sorting.sort}
        onChange={({ currentTarget: { value } }) => {
          const chosen = sortable.find(({ key }) => key === value);
          if (chosen) onSort({ sort: chosen.key, isAscending: chosen.sort === 'ascending' });
        }}
        data={sortable.map(({ key, label }) => ({ value: key, label }))}
      />
      <Button variant="default" onClick={() => onSort({ ...sorting, isAscending: !sorting.isAscending })}>
        {sorting.isAscending ? labels.ascending : labels.descending}
      </Button>
    </div>
  );
}
