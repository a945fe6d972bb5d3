import { lazy, type ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { mayAdminister } from '#shared/rules/accounts/may-administer.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import type { Level } from '#shared/values/access.ts';
import { PATHS } from '../../paths.ts';
import { useUser } from '../../session/session-context.tsx';
import { PageSkeleton } from '../../ui/page/page-states.tsx';
import { RedirectWithMessage } from '../../ui/page/redirect-with-message.tsx';
import { LeaveGuard } from '../form/leave-guard.tsx';
import { AdminHomePage } from '../pages/admin-home-page.tsx';
import { ReportsPage } from '../pages/reports-page.tsx';
import { UsersPage } from '../pages/users-page.tsx';
import { ShortcutsProvider } from '../shortcuts/shortcuts.tsx';
import type { SignOut } from './account-menu.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { findUsers } from './find-users.ts';

const UserPage = lazy(async () => ({ default: (await import('../pages/user-page.tsx')).UserPage }));
const NewUserPage = lazy(async () => ({ default: (await import('../pages/new-user-page.tsx')).NewUserPage }));

interface AdminAppProps {
  readonly SignOut: SignOut;
}

/**
 * The screens under /admin (admin 2). They are for levels 0 to 2 with the right to manage users; everybody else is sent
 * home with a message (storefront 8, decision B199).
 */
export function AdminApp({ SignOut }: AdminAppProps) {
  const user = useUser();
  if (!user) return null;
  return (
    <Guard user={user} deepest={2} otherwise={PATHS.home}>
      <ShortcutsProvider key={user.userId}>
        <LeaveGuard>
          <AdminFrame user={user} SignOut={SignOut} findUsers={findUsers(user)}>
            <Routes>
              <Route index element={<AdminHomePage user={user} />} />
              <Route path="users" element={<UsersPage user={user} />} />
              <Route
                path="reports"
                element={
                  <Guard user={user} deepest={0} otherwise={PATHS.admin}>
                    <ReportsPage />
                  </Guard>
                }
              />
              <Route path="user/:id" element={<UserPage />} />
              <Route path="user/:accountId/new" element={<NewUserPage user={user} />} />
              <Route path="*" element={<Navigate to={PATHS.admin} replace />} />
            </Routes>
          </AdminFrame>
        </LeaveGuard>
      </ShortcutsProvider>
    </Guard>
  );
}

interface GuardProps {
  readonly user: SignedInUser;
  readonly deepest: Level;
  readonly otherwise: string;
  readonly children: ReactNode;
}

/** Leads elsewhere, with a message, whoever may not see the view (admin 6). */
function Guard({ user, deepest, otherwise, children }: GuardProps) {
  if (mayAdminister(user, deepest)) return children;
  return (
    <RedirectWithMessage message={SESSION_TEXTS.deniedPage} to={otherwise}>
      <PageSkeleton />
    </RedirectWithMessage>
  );
}
