import { Button } from '@mantine/core';
import IconChartBar from '@tabler/icons-react/icons/IconChartBar';
import IconDatabaseImport from '@tabler/icons-react/icons/IconDatabaseImport';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { mayAdminister } from '#shared/rules/accounts/may-administer.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { ADMIN_TEXTS } from '#shared/texts/admin/admin-texts.ts';
import { PATHS } from '../../paths.ts';
import { OwnContent } from '../features/home/own-content.tsx';
import { WaitingTiles } from '../features/home/waiting-tiles.tsx';
import { SavedAccountLine } from '../features/saved-account/saved-account-line.tsx';
import { EXPIRED_INVITATIONS_PATH } from '../features/users/users-location.ts';
import { AdminPage } from '../frame/admin-page.tsx';
import { CATALOGUE_PATH } from '../frame/catalogue-paths.ts';

// Only the provider's staff has a desk.
const DeskPanels = lazy(async () => ({ default: (await import('../features/desk/desk-panels.tsx')).DeskPanels }));

/** The home of the admin area, with the things that wait for the user (admin 2). */
export function AdminHomePage({ user }: { readonly user: SignedInUser }) {
  return (
    <AdminPage
      heading={ADMIN_TEXTS.waits}
      actions={
        mayAdminister(user, 0) && (
          <>
            <Button
              component={Link}
              to={CATALOGUE_PATH}
              variant="default"
              leftSection={<IconDatabaseImport size={16} stroke={1.8} aria-hidden />}
            >
              {ADMIN_TEXTS.catalogue}
            </Button>
            <Button
              component={Link}
              to={PATHS.reports}
              variant="default"
              leftSection={<IconChartBar size={16} stroke={1.8} aria-hidden />}
            >
              {ADMIN_TEXTS.reports}
            </Button>
          </>
        )
      }
    >
      <SavedAccountLine />
      <WaitingTiles expiredInvitationsPath={EXPIRED_INVITATIONS_PATH} isPart={mayAdminister(user, 0)} />
      {mayAdminister(user, 0) && (
        <Suspense>
          <DeskPanels />
        </Suspense>
      )}
      {user.level === 2 && <OwnContent accountId={user.accountId} />}
    </AdminPage>
  );
}
