import type { PeopleImportView } from '#shared/schemas/wire/people-import-view.ts';
import { type RowOutcomeName, rowOutcomes } from '#shared/values/people/people-imports.ts';
import {
  type Address,
  addressOf,
  choiceParam,
  type TableLocation,
  tableParams,
  textParam,
} from '../../../../ui/table/address.ts';
import { importPath } from '../../../frame/import-paths.ts';
import { LIST_SIZES } from '../../../list/admin-list.tsx';
import type { RowsWindow } from '../import-queries.ts';

/** Rows with a fault, all of them, or those that taking back has left. */
type ShownRows = 'faults' | 'all' | 'left';

/** The rows on the page of an import, as its address has them. */
export interface ImportRowsLocation extends TableLocation<'Row'> {
  /** Undefined for what the state of the import asks for. */
  readonly show: ShownRows | undefined;
  /** Only rows with this outcome. */
  readonly outcome: RowOutcomeName | undefined;
  /** Only rows with this result; empty for all. */
  readonly result: string;
}

/** Characters of a result, as the contract has it. */
const LONGEST_RESULT = 100;

/** The address of the rows of an import. */
export const importRowsAddress = (id: string): Address<ImportRowsLocation> =>
  addressOf<ImportRowsLocation>(importPath(id), {
    show: choiceParam('show', ['faults', 'all', 'left'] as const, undefined),
    outcome: choiceParam('outcome', rowOutcomes, undefined),
    result: textParam('result', LONGEST_RESULT),
    ...tableParams({ sorts: ['Row'] as const, usualSort: 'Row', isUsuallyAscending: true, sizes: LIST_SIZES }),
  });

/** Default rows for an address without a filter: those that need attention. */
export function usualRows({ state, left, outcomes }: Pick<PeopleImportView, 'state' | 'left' | 'outcomes'>): ShownRows {
  if (state === 'takenBack' && left > 0) return 'left';
  return outcomes.wrong > 0 ? 'faults' : 'all';
}

/** The rows that a location asks for. A result or an outcome alone is looked for among all rows. */
export function windowOf({ show, outcome, result, page, take }: ImportRowsLocation, usual: ShownRows): RowsWindow {
  const shown = show ?? (result === '' && outcome === undefined ? usual : 'all');
  return {
    skip: (page - 1) * take,
    take,
    only: shown === 'all' ? undefined : shown,
    outcome,
    result: result === '' ? undefined : result,
  };
}
