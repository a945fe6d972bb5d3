import { ACCOUNT_COLUMNS, USER_COLUMNS } from '#shared/rules/people-imports/import-columns.ts';
import type { PeopleCells, PeopleImportRow, PeopleImportView } from '#shared/schemas/wire/people-import-view.ts';

/** A column of the grid that can be edited. */
export interface GridColumn {
  /** The heading of docs/formats/people.md. */
  readonly heading: string;
  readonly field: keyof PeopleCells;
}

/** The columns of a file of this kind, with the field of each. */
function gridColumnsOf({ kind, columns }: Pick<PeopleImportView, 'kind' | 'columns'>): GridColumn[] {
  const known: readonly { readonly heading: string; readonly field: keyof PeopleCells }[] =
    kind === 'accounts' ? ACCOUNT_COLUMNS : USER_COLUMNS;
  return known.filter(({ heading }) => columns.some(({ column }) => column === heading));
}

/** The columns to show: those that the file fills, those it has to, and those with a fault in one of the rows. */
export function shownColumns(
  view: Pick<PeopleImportView, 'kind' | 'columns' | 'mapping'>,
  rows: readonly PeopleImportRow[],
): GridColumn[] {
  const named = new Set([
    ...view.mapping.map(({ column }) => column),
    ...view.columns.filter(({ isRequired }) => isRequired).map(({ column }) => column),
    ...rows.flatMap(({ faultColumns }) => faultColumns),
  ]);
  return gridColumnsOf(view).filter(({ heading }) => named.has(heading));
}

/** All columns, for a file of rows. */
export const fileColumns = (view: Pick<PeopleImportView, 'kind' | 'columns' | 'mapping'>): GridColumn[] => {
  const mapped = view.mapping.map(({ column }) => column);
  return gridColumnsOf(view).filter(({ heading }) => mapped.includes(heading));
};
