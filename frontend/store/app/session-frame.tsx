import { Suspense, useEffect, useState } from 'react';
import { type Location, matchPath, Outlet, useLocation, useOutletContext } from 'react-router';
import { useApplication } from '../../application/application-query.ts';
import { ErrorBoundary } from '../../application/error-boundary.tsx';
import { ArrivalProvider } from '../../application/navigation-state.tsx';
import { isDraftLink, isWelcomePath, PASSWORD_PATHS } from '../../paths.ts';
import { LoginDialog } from '../../session/login-dialog.tsx';
import { useSession, useSessionState } from '../../session/session-context.tsx';
import { PageSkeleton } from '../../ui/page/page-states.tsx';
import { type RequestedPath, useFollowUser } from './use-follow-user.ts';

/** Around every screen of store and admin: keeps the session alive, and has the login dialog in front. */
export function SessionFrame() {
  const { companyName, logoFileName, refreshInterval } = useApplication();
  const { keepFresh } = useSession();
  const { status } = useSessionState();
  const location = useLocation();
  const { pathname } = location;
  const hasArrived = useHasMoved(location);
  const [asksToSignIn, setAsksToSignIn] = useState(false);
  useFollowUser();

  const isOpen = isOpenPath(pathname) || isDraftLink(pathname, location.search);
  const isLoginOpen = status === 'lost' || (status === 'signedOut' && (asksToSignIn || !isOpen));
  useEffect(() => {
    if (status !== 'signedIn') return undefined;
    setAsksToSignIn(false);
    return keepFresh(refreshInterval);
  }, [status, keepFresh, refreshInterval]);

  return (
    <>
      <div inert={isLoginOpen}>
        <ErrorBoundary pathname={pathname}>
          <ArrivalProvider value={hasArrived}>
            <Suspense fallback={<PageSkeleton />}>
              <Outlet context={() => setAsksToSignIn(true)} />
            </Suspense>
          </ArrivalProvider>
        </ErrorBoundary>
      </div>
      {isLoginOpen && (
        <LoginDialog
          companyName={companyName}
          logoSrc={logoFileName}
          notice={(location.state as RequestedPath | null)?.notice}
          onClose={isOpen ? () => setAsksToSignIn(false) : undefined}
        />
      )}
    </>
  );
}

/** Whether a path may be seen without a login: a welcome page, or those for a forgotten password (admin 2). */
export const isOpenPath = (pathname: string): boolean =>
  isWelcomePath(pathname) || PASSWORD_PATHS.some((path) => matchPath(path, pathname));

/** Opens the login on a page that may be seen without it. */
export const useAskToSignIn = () => useOutletContext<() => void>();

/** Whether the user has left the page that the store was opened at. Another hash or query is still the same page. */
function useHasMoved(location: Location): boolean {
  const [first] = useState(location);
  const [hasMoved, setHasMoved] = useState(false);
  const isOtherPart =
    location.pathname === first.pathname && (location.hash !== first.hash || location.search !== first.search);
  if (location.key !== first.key && !isOtherPart && !hasMoved) setHasMoved(true);
  return hasMoved;
}
