import type { ReactNode } from 'react';
import type { ReportFigures } from '#shared/schemas/wire/analytics-report.ts';
import { RowsTable, type TableColumn } from '../../../ui/table/rows-table.tsx';
import classes from './report-table.module.css';
import { SHOWN_FIGURES } from './shown-figures.ts';

interface FigureRow {
  readonly key: string;
  readonly name: ReactNode;
  readonly figures: ReportFigures;
}

interface FigureTableProps {
  readonly caption: string;
  /** The head of the column of names. */
  readonly head: string;
  readonly rows: readonly FigureRow[];
}

const FIGURE_COLUMNS: readonly TableColumn<FigureRow>[] = SHOWN_FIGURES.map(({ name, label, format }) => ({
  key: name,
  label,
  cell: ({ figures }) => format(figures[name]),
  isNumber: true,
}));

/** The figures of days or accounts, one a row. */
export function FigureTable({ caption, head, rows }: FigureTableProps) {
  return (
    <RowsTable
      caption={caption}
      columns={[{ key: 'name', label: head, cell: ({ name }) => name, isRowHeader: true }, ...FIGURE_COLUMNS]}
      rows={rows}
      rowKey={({ key }) => key}
      isWide
      isStackedOnPhones
      className={classes['table']}
    />
  );
}
