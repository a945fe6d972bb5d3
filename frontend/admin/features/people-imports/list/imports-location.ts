import { type PeopleImportKind, peopleImportKinds } from '#shared/values/people/people-imports.ts';
import { addressOf, choiceParam, patternParam, type TableLocation, tableParams } from '../../../../ui/table/address.ts';
import { IMPORTS_PATH } from '../../../frame/import-paths.ts';
import { LIST_SIZES } from '../../../list/admin-list.tsx';

/** The state of the page of imports: the form for a file, and the page of the list. */
export interface ImportsLocation extends TableLocation<'When'> {
  readonly kind: PeopleImportKind | undefined;
  /** Id of the account to import into; undefined for the own one. */
  readonly account: string | undefined;
}

/** The address of the page of imports. */
export const IMPORTS = addressOf<ImportsLocation>(IMPORTS_PATH, {
  kind: choiceParam('kind', peopleImportKinds, undefined),
  account: patternParam('account', /^[1-9]\d{0,8}$/),
  ...tableParams({ sorts: ['When'] as const, usualSort: 'When', isUsuallyAscending: false, sizes: LIST_SIZES }),
});
