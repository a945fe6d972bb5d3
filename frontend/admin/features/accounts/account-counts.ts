import type { AccountRow } from '#shared/schemas/wire/account-view.ts';
import { topLevelAndBranches } from '#shared/texts/admin/accounts-texts.ts';
import { formatCount } from '../../../ui/format/format-count.ts';

/** A page of the tree: its top-level accounts, and how many there are on all pages. */
export interface AccountsOfPage {
  readonly data: readonly Pick<AccountRow, 'children'>[];
  readonly total: number;
}

/** The active branches of the accounts of a page, whether they are shown or not. */
export const branchCount = ({ data }: AccountsOfPage): string =>
  formatCount(data.reduce((sum, { children }) => sum + children, 0));

/** All top-level accounts and their branches. Undefined where other pages have branches that nobody has counted. */
export const treeCount = (page: AccountsOfPage): string | undefined =>
  page.data.length < page.total ? undefined : topLevelAndBranches(formatCount(page.total), branchCount(page));
