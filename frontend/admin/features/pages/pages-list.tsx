import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { ADMIN_LIST_TEXTS } from '#shared/texts/admin/admin-list-texts.ts';
import { PAGE_TEXTS, PAGES_TEXTS } from '#shared/texts/admin/page-texts.ts';
import type { AccountOption } from '../../../order-as/account-choices.ts';
import { PAGES_PATH } from '../../frame/content-paths.ts';
import { AdminList } from '../../list/admin-list.tsx';
import type { ListFilter } from '../../list/list-filter-chip.tsx';
import { PAGE_COLUMNS } from './page-columns.tsx';
import { PAGE_VERBS } from './page-verbs.ts';
import { LONGEST_PAGE_SEARCH, PAGES, type PagesLocation } from './pages-location.ts';
import { PAGES_KEY, pagesQuery, readAllPages } from './pages-query.ts';

interface PagesListProps {
  readonly user: Pick<SignedInUser, 'accountId'>;
  /** The accounts to choose from. Empty for those who see only their own. */
  readonly accounts: readonly AccountOption[];
  readonly location: PagesLocation;
  readonly onGo: (location: PagesLocation) => void;
}

/** The pages of an account. */
export function PagesList({ user: { accountId }, accounts, location, onGo }: PagesListProps) {
  const queryClient = useQueryClient();
  const { data, error, isPlaceholderData, refetch } = useQuery(pagesQuery(location, accountId));
  return (
    <AdminList
      name={PAGE_TEXTS.pages}
      columns={PAGE_COLUMNS}
      rowKey={({ id }) => id}
      nameOf={({ title }) => title}
      isOff={({ active }) => !active}
      page={data && { rows: data.data, total: data.total, all: data.all }}
      isEarlier={isPlaceholderData}
      error={error}
      failure={PAGES_TEXTS.failed}
      onRetry={() => void refetch()}
      location={location}
      pathOf={PAGES.pathOf}
      onGo={onGo}
      searchLabel={PAGES_TEXTS.searchLabel}
      searchPlaceholder={PAGES_TEXTS.searchPlaceholder}
      longestSearch={LONGEST_PAGE_SEARCH}
      filters={filtersFor(location, accounts, onGo)}
      allPath={PAGES_PATH}
      unfiltered={{ ...location, active: undefined, page: 1 }}
      empty={{ title: PAGES_TEXTS.none, description: PAGES_TEXTS.noneDetail }}
      verbs={PAGE_VERBS}
      readAll={() => readAllPages(location, accountId)}
      onChanged={() => queryClient.invalidateQueries({ queryKey: [PAGES_KEY] })}
    />
  );
}

function filtersFor(
  location: PagesLocation,
  accounts: readonly AccountOption[],
  onGo: (location: PagesLocation) => void,
): ListFilter[] {
  const change = (filters: Partial<PagesLocation>) => onGo({ ...location, ...filters, page: 1 });
  const account: ListFilter = {
    label: PAGES_TEXTS.account,
    value: location.account ?? '',
    options: accounts,
    onChange: (value) => change({ account: value || undefined }),
  };
  const active: ListFilter = {
    label: PAGE_TEXTS.active,
    value: location.active ?? '',
    options: [
      { value: 'yes', label: ADMIN_LIST_TEXTS.yes },
      { value: 'no', label: ADMIN_LIST_TEXTS.no },
    ],
    onChange: (value) => change({ active: value === 'yes' || value === 'no' ? value : undefined }),
  };
  return accounts.length > 0 ? [account, active] : [active];
}
