import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { ADMIN_LIST_TEXTS } from '#shared/texts/admin/admin-list-texts.ts';
import { USER_TYPES, USERS_TEXTS } from '#shared/texts/admin/users/users-texts.ts';
import type { AccountOption } from '../../../order-as/account-choices.ts';
import { PATHS } from '../../../paths.ts';
import { useCompanyFilter } from '../../account-choice/use-company-filter.ts';
import { AdminList } from '../../list/admin-list.tsx';
import type { ListFilter } from '../../list/list-filter-chip.tsx';
import { nameOfUser, userColumns } from './user-columns.tsx';
import { USER_VERBS } from './user-verbs.ts';
import { LONGEST_USER_SEARCH, USERS, type UsersLocation, unfilteredUsers } from './users-location.ts';
import { readAllUsers, USERS_KEY, usersQuery } from './users-query.ts';

interface UsersListProps {
  readonly user: Pick<SignedInUser, 'userId' | 'accountId' | 'account'>;
  readonly location: UsersLocation;
  readonly onGo: (location: UsersLocation) => void;
}

/** The users of the accounts that the viewer administers. */
export function UsersList({ user, location, onGo }: UsersListProps) {
  const { userId, accountId } = user;
  const queryClient = useQueryClient();
  const { data, error, isPlaceholderData, refetch } = useQuery(usersQuery(location, accountId));
  const rows = data?.data ?? [];
  const companies = useCompanyFilter(user, rows, location.company);
  const companyPath = (id: number) => USERS.pathOf({ ...location, company: String(id), page: 1 });
  return (
    <AdminList
      name={USERS_TEXTS.title}
      columns={userColumns({ userId, companyPath })}
      rowKey={({ id }) => String(id)}
      nameOf={nameOfUser}
      isOff={({ active }) => !active}
      page={data && { rows, total: data.total, all: data.all }}
      isEarlier={isPlaceholderData}
      error={error}
      failure={USERS_TEXTS.failed}
      onRetry={() => void refetch()}
      location={location}
      pathOf={USERS.pathOf}
      onGo={onGo}
      searchLabel={USERS_TEXTS.searchLabel}
      searchPlaceholder={USERS_TEXTS.searchPlaceholder}
      longestSearch={LONGEST_USER_SEARCH}
      filters={filtersFor(location, companies, onGo)}
      allPath={PATHS.users}
      unfiltered={unfilteredUsers(location)}
      empty={{ title: USERS_TEXTS.none, description: USERS_TEXTS.noneDetail }}
      verbs={USER_VERBS}
      readAll={() => readAllUsers(location, accountId)}
      onChanged={() => queryClient.invalidateQueries({ queryKey: [USERS_KEY] })}
    />
  );
}

function filtersFor(
  location: UsersLocation,
  companies: readonly AccountOption[],
  onGo: (location: UsersLocation) => void,
): ListFilter[] {
  const { company, type, active, invitation } = location;
  const change = (filters: Partial<UsersLocation>) => onGo({ ...location, ...filters, page: 1 });
  return [
    {
      label: USERS_TEXTS.company,
      value: company ?? '',
      options: companies,
      onChange: (value) => change({ company: value || undefined }),
    },
    {
      label: USERS_TEXTS.type,
      value: type ?? '',
      options: (['0', '1'] as const).map((value) => ({ value, label: USER_TYPES[value] })),
      onChange: (value) => change({ type: value === '0' || value === '1' ? value : undefined }),
    },
    {
      label: USERS_TEXTS.active,
      value: active === 'any' ? '' : active,
      options: [
        { value: 'yes', label: ADMIN_LIST_TEXTS.yes },
        { value: 'no', label: ADMIN_LIST_TEXTS.no },
      ],
      onChange: (value) => change({ active: value === 'yes' || value === 'no' ? value : 'any' }),
    },
    {
      label: USERS_TEXTS.invitation,
      value: invitation ?? '',
      options: [
        { value: 'sent', label: USERS_TEXTS.stillOpen },
        { value: 'expired', label: USERS_TEXTS.ranOut },
      ],
      onChange: (value) => change({ invitation: value === 'sent' || value === 'expired' ? value : undefined }),
    },
  ];
}
