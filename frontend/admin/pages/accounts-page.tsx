import { useQuery } from '@tanstack/react-query';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { ACCOUNTS_TEXTS, accountsFound, topLevelAccounts } from '#shared/texts/admin/accounts-texts.ts';
import { formatCount } from '../../ui/format/format-count.ts';
import { useAddress } from '../../ui/table/use-address.ts';
import { type AccountsOfPage, treeCount } from '../features/accounts/account-counts.ts';
import { AccountsList } from '../features/accounts/accounts-list.tsx';
import { ACCOUNTS, type AccountsLocation, isTree } from '../features/accounts/accounts-location.ts';
import { accountsQuery } from '../features/accounts/accounts-query.ts';
import { SavedAccountLine } from '../features/saved-account/saved-account-line.tsx';
import { newAccountPath } from '../frame/account-paths.ts';
import { AdminPage } from '../frame/admin-page.tsx';
import { ImportLink } from '../frame/import-link.tsx';
import { NewLink } from '../frame/new-link.tsx';
import { NEW_TENANT_PATH } from '../frame/tenant-paths.ts';

/** The list of accounts that the viewer administers (admin 2). */
export function AccountsPage({ user }: { readonly user: SignedInUser }) {
  const { location, go } = useAddress(ACCOUNTS);
  const { data } = useQuery(accountsQuery(location, user.accountId));
  const { company } = location;
  const isTenant = user.level === 0 && company === undefined;
  const newPath = isTenant ? NEW_TENANT_PATH : newAccountPath(Number(company ?? user.accountId));
  const label = isTenant ? ACCOUNTS_TEXTS.newTenant : ACCOUNTS_TEXTS.newBranch;
  return (
    <AdminPage
      heading={ACCOUNTS_TEXTS.title}
      detail={data && countOf(location, data)}
      actions={
        <>
          <ImportLink kind="accounts" accountId={Number(company ?? user.accountId)} />
          <NewLink path={newPath} label={label} />
        </>
      }
    >
      <SavedAccountLine />
      <AccountsList user={user} location={location} onGo={go} />
    </AdminPage>
  );
}

/** How many there are. The branches of accounts on other pages are not known. */
const countOf = (location: AccountsLocation, page: AccountsOfPage): string =>
  isTree(location)
    ? (treeCount(page) ?? topLevelAccounts(formatCount(page.total)))
    : accountsFound(formatCount(page.total));
