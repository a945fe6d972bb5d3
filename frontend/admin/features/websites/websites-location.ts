import { type WebsiteSort, websiteSorts } from '#shared/contracts/websites.ts';
import { addressOf, patternParam, tableParams, textParam } from '../../../ui/table/address.ts';
import { WEBSITES_PATH } from '../../frame/website-paths.ts';
import { LIST_SIZES, type ListLocation } from '../../list/admin-list.tsx';

/** The most characters of a search, as in the contract. */
export const LONGEST_WEBSITE_SEARCH = 100;

/** The state of the list of websites, as its address has it. */
export interface WebsitesLocation extends ListLocation<WebsiteSort> {
  /** Id of an account; undefined for all. */
  readonly account: string | undefined;
}

/** The address of the list of websites. By default it lists all of them by name. */
export const WEBSITES = addressOf<WebsitesLocation>(WEBSITES_PATH, {
  search: textParam('search', LONGEST_WEBSITE_SEARCH),
  account: patternParam('account', /^[1-9]\d{0,8}$/),
  ...tableParams({ sorts: websiteSorts, usualSort: 'Name', isUsuallyAscending: true, sizes: LIST_SIZES }),
});

/** The same search without filters. */
export const unfilteredWebsites = (location: WebsitesLocation): WebsitesLocation => ({
  ...location,
  account: undefined,
  page: 1,
});
