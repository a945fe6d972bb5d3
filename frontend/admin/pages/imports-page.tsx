import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { ADMIN_TEXTS } from '#shared/texts/admin/admin-texts.ts';
import { useAddress } from '../../ui/table/use-address.ts';
import { ImportsList } from '../features/people-imports/list/imports-list.tsx';
import { IMPORTS } from '../features/people-imports/list/imports-location.ts';
import { ImportForm } from '../features/people-imports/upload/import-form.tsx';
import { AdminPage } from '../frame/admin-page.tsx';

/** Starts an import of accounts or users, and lists the earlier ones (admin 4). */
export function ImportsPage({ user }: { readonly user: SignedInUser }) {
  const { location, go } = useAddress(IMPORTS);
  return (
    <AdminPage heading={ADMIN_TEXTS.imports}>
      <ImportForm user={user} location={location} onGo={go} />
      <ImportsList location={location} onGo={go} />
    </AdminPage>
  );
}
