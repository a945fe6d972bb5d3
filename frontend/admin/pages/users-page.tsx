import { useQuery } from '@tanstack/react-query';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { USERS_TEXTS, usersIn, usersInAll, usersInBranches } from '#shared/texts/admin/users/users-texts.ts';
import { useApplication } from '../../application/application-query.ts';
import { accountChoicesQuery } from '../../order-as/account-choices.ts';
import { formatCount } from '../../ui/format/format-count.ts';
import { useAddress } from '../../ui/table/use-address.ts';
import { ExportButton } from '../features/users/export-button.tsx';
import { UsersList } from '../features/users/users-list.tsx';
import { USERS } from '../features/users/users-location.ts';
import { usersQuery } from '../features/users/users-query.ts';
import { AdminPage } from '../frame/admin-page.tsx';
import { ImportLink } from '../frame/import-link.tsx';
import { mayAddUsers } from '../frame/may-add-users.ts';
import { NewLink } from '../frame/new-link.tsx';
import { newUserPath } from '../frame/user-paths.ts';

/** The list of users that the viewer administers (admin 2). */
export function UsersPage({ user }: { readonly user: SignedInUser }) {
  const { location, go } = useAddress(USERS);
  const { companyName } = useApplication();
  const { data } = useQuery(usersQuery(location, user.accountId));
  const { data: choices } = useQuery({
    ...accountChoicesQuery(user.accountId),
    enabled: location.company !== undefined,
  });
  const chosen = choices?.find(({ id }) => String(id) === location.company)?.companyName;
  const accountId = Number(location.company ?? user.accountId);
  const newPath = newUserPath(accountId);
  const mayAdd = mayAddUsers(user, accountId);
  return (
    <AdminPage
      heading={USERS_TEXTS.title}
      detail={data && countOf(user, companyName, chosen, formatCount(data.total))}
      actions={
        <>
          <ExportButton key={accountId} accountId={accountId} />
          {mayAdd && <ImportLink kind="users" accountId={accountId} />}
          {mayAdd && <NewLink path={newPath} label={USERS_TEXTS.newUser} />}
        </>
      }
    >
      <UsersList user={user} location={location} onGo={go} />
    </AdminPage>
  );
}

function countOf(
  { level, account }: SignedInUser,
  storeName: string,
  chosen: string | undefined,
  count: string,
): string {
  if (chosen !== undefined) return usersIn(count, chosen);
  if (level === 0) return usersInAll(count);
  return level === 1 ? usersInBranches(count, storeName) : usersIn(count, account.companyName);
}
