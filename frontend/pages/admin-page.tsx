import { Navigate, useLocation } from 'react-router';
import { mayAdminister } from '#shared/rules/accounts/may-administer.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { useUser } from '../features/session/session-context.tsx';
import { PATHS } from '../paths.ts';
import { PageSkeleton } from '../ui/page/page-states.tsx';
import { RedirectWithMessage } from '../ui/page/redirect-with-message.tsx';
import { ReportsPage } from './reports-page.tsx';

/**
 * The admin area (storefront 2). So far it is the reports of the provider's staff; everybody else is told that they have
 * no access (storefront 8, decision B199).
 */
export function AdminPage() {
  const user = useUser();
  const { pathname } = useLocation();
  if (!user) return null;
  if (!mayAdminister(user, 0)) {
    return (
      <RedirectWithMessage message={SESSION_TEXTS.deniedPage} to={PATHS.home}>
        <PageSkeleton />
      </RedirectWithMessage>
    );
  }
  return pathname === PATHS.reports ? <ReportsPage /> : <Navigate to={PATHS.reports} replace />;
}
