import { Navigate, useLocation } from 'react-router';
import { mayAdminister } from '#shared/rules/accounts/may-administer.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { PATHS } from '../../paths.ts';
import { useUser } from '../../session/session-context.tsx';
import { PageSkeleton } from '../../ui/page/page-states.tsx';
import { RedirectWithMessage } from '../../ui/page/redirect-with-message.tsx';
import { ReportsPage } from '../pages/reports-page.tsx';

/**
 * The screens under /admin (storefront 2). They are for the provider's staff; everybody else is sent home with a message
 * (storefront 8, decision B199).
 */
export function AdminApp() {
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
