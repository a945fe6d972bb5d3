import { type PageSort, pageSorts } from '#shared/contracts/content.ts';
import { addressOf, choiceParam, patternParam, tableParams, textParam } from '../../../ui/table/address.ts';
import { PAGES_PATH } from '../../frame/content-paths.ts';
import { LIST_SIZES, type ListLocation } from '../../list/admin-list.tsx';

/** The most characters of a search, as in the contract. */
export const LONGEST_PAGE_SEARCH = 100;

/** The state of the list of pages, as its address has it. */
export interface PagesLocation extends ListLocation<PageSort> {
  /** Id of an account that the provider chose; undefined for the user's own. */
  readonly account: string | undefined;
  readonly active: 'yes' | 'no' | undefined;
}

/** The address of the list of pages. By default it lists all of them by title. */
export const PAGES = addressOf<PagesLocation>(PAGES_PATH, {
  search: textParam('search', LONGEST_PAGE_SEARCH),
  account: patternParam('account', /^[1-9]\d{0,8}$/),
  active: choiceParam('active', ['yes', 'no'] as const, undefined),
  ...tableParams({ sorts: pageSorts, usualSort: 'Title', isUsuallyAscending: true, sizes: LIST_SIZES }),
});
