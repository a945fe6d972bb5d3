import { useQuery } from '@tanstack/react-query';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { PAGE_TEXTS, PAGES_TEXTS, pagesIn } from '#shared/texts/admin/page-texts.ts';
import { formatCount } from '../../ui/format/format-count.ts';
import { useAddress } from '../../ui/table/use-address.ts';
import { useChosenAccount } from '../account-choice/use-chosen-account.ts';
import { PagesList } from '../features/pages/pages-list.tsx';
import { PAGES } from '../features/pages/pages-location.ts';
import { pagesQuery } from '../features/pages/pages-query.ts';
import { AdminPage } from '../frame/admin-page.tsx';
import { newPagePath } from '../frame/content-paths.ts';
import { NewLink } from '../frame/new-link.tsx';

/** The list of pages of an account, which the provider chooses (admin 2, 6). */
export function PagesPage({ user }: { readonly user: SignedInUser }) {
  const { location, go } = useAddress(PAGES);
  const account = useChosenAccount(user, location.account);
  const { data } = useQuery(pagesQuery(location, user.accountId));
  const newPath = newPagePath(account.id);
  return (
    <AdminPage
      heading={PAGE_TEXTS.pages}
      detail={data && pagesIn(formatCount(data.total), account.name)}
      actions={<NewLink path={newPath} label={PAGES_TEXTS.newPage} />}
    >
      <PagesList user={user} accounts={account.options} location={location} onGo={go} />
    </AdminPage>
  );
}
