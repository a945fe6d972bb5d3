import { Button } from '@mantine/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, type Location, matchPath, NavLink, Outlet, useLocation } from 'react-router';
import { mayAdminister } from '#shared/rules/accounts/may-administer.ts';
import { SHELL_TEXTS } from '#shared/texts/base/shell-texts.ts';
import { CONTACT_TEXTS } from '#shared/texts/content/contact-texts.ts';
import { LOGIN_TEXTS } from '#shared/texts/session/login-texts.ts';
import { useApplication } from '../../application/application-query.ts';
import { ArrivalProvider } from '../../application/navigation-state.tsx';
import { ServiceHours } from '../../application/service-hours.tsx';
import { useNow } from '../../application/use-now.ts';
import { isWelcomePath, PASSWORD_PATHS, PATHS } from '../../paths.ts';
import { LoginDialog } from '../../session/login-dialog.tsx';
import { useSession, useSessionState, useUser } from '../../session/session-context.tsx';
import { ColorSchemeToggle } from '../../ui/base/color-scheme-toggle.tsx';
import { Logo } from '../../ui/base/logo.tsx';
import { Deferred } from '../../ui/dialogs/deferred.tsx';
import { PageSkeleton } from '../../ui/page/page-states.tsx';
import { SkipLink } from '../../ui/page/skip-link.tsx';
import { isGuestByChoice } from '../features/customer/guest-by-choice.ts';
import { PostalCodeQuestion } from '../features/postal-code/postal-code-question.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { LazyHeaderSlot } from './lazy-header-slot.tsx';
import { PageNotices } from './page-notices.tsx';
import classes from './shell.module.css';
import { type RequestedPath, useFollowUser } from './use-follow-user.ts';
import { UserMenu } from './user-menu.tsx';

const HeaderSearch = lazy(async () => ({ default: (await import('./header-search.tsx')).HeaderSearch }));

const HeaderMenu = lazy(async () => ({
  default: (await import('../features/content/header-menu.tsx')).HeaderMenu,
}));

const HeaderCart = lazy(async () => ({
  default: (await import('../features/cart/header/header-cart.tsx')).HeaderCart,
}));

const CustomerChoice = lazy(async () => ({ default: (await import('../pages/customer-choice.tsx')).CustomerChoice }));

const OrderAsNotice = lazy(async () => ({ default: (await import('../pages/order-as-notice.tsx')).OrderAsNotice }));

const CONTENT_ID = 'content';

/** The frame of every page: brand, navigation and user menu above, service hours below, and the login dialog in front. */
export function Shell() {
  const { companyName, logoFileName, refreshInterval } = useApplication();
  const { keepFresh } = useSession();
  const { status } = useSessionState();
  const user = useUser();
  const location = useLocation();
  const { pathname } = location;
  const hasArrived = useHasMoved(location);
  const [asksToSignIn, setAsksToSignIn] = useState(false);
  useFollowUser();

  const mayStaySignedOut = isWelcomePath(pathname) || PASSWORD_PATHS.some((path) => matchPath(path, pathname));
  const isLoginOpen = status === 'lost' || (status === 'signedOut' && (asksToSignIn || !mayStaySignedOut));
  useEffect(() => {
    if (status !== 'signedIn') return undefined;
    setAsksToSignIn(false);
    return keepFresh(refreshInterval);
  }, [status, keepFresh, refreshInterval]);

  return (
    <>
      <div className={classes['shell']} inert={isLoginOpen}>
        <SkipLink targetId={CONTENT_ID} />
        <header className={classes['header']}>
          <div className={classes['bar']}>
            <Link to={PATHS.home} className={classes['brand']}>
              <Logo companyName={companyName} src={logoFileName} />
            </Link>
            <nav aria-label={SHELL_TEXTS.mainNavigation} className={classes['navigation']}>
              <NavLink to={PATHS.home}>{SHELL_TEXTS.home}</NavLink>
              {user && <NavLink to={PATHS.orders}>{SHELL_TEXTS.orders}</NavLink>}
              {user && mayAdminister(user, 0) && <NavLink to={PATHS.reports}>{SHELL_TEXTS.reports}</NavLink>}
              {user && (
                <LazyHeaderSlot>
                  <HeaderMenu accountId={user.account.id} />
                </LazyHeaderSlot>
              )}
            </nav>
            {status !== 'signedOut' && pathname !== PATHS.home && (
              <div className={classes['search']}>
                {user && (
                  <LazyHeaderSlot>
                    <HeaderSearch user={user} />
                  </LazyHeaderSlot>
                )}
              </div>
            )}
            {user && (
              <div className={classes['cart']}>
                <LazyHeaderSlot>
                  <HeaderCart key={`${user.userId} ${user.account.id}`} user={user} isLost={status === 'lost'} />
                </LazyHeaderSlot>
              </div>
            )}
            {user && <UserMenu user={user} isLost={status === 'lost'} />}
            {status === 'signedOut' && mayStaySignedOut && (
              <>
                <ColorSchemeToggle />
                <Button onClick={() => setAsksToSignIn(true)}>{LOGIN_TEXTS.signIn}</Button>
              </>
            )}
          </div>
        </header>
        <main id={CONTENT_ID} tabIndex={-1} className={classes['content']}>
          <PageNotices />
          {user?.customers.some(isGuestByChoice) && (
            <Suspense>
              <CustomerChoice user={user} look="notice" />
            </Suspense>
          )}
          {user?.orderAs && (
            <Suspense>
              <OrderAsNotice user={user} />
            </Suspense>
          )}
          <ErrorBoundary pathname={pathname}>
            <ArrivalProvider value={hasArrived}>
              <Suspense fallback={<PageSkeleton />}>
                <Deferred key={user?.userId ?? 'nobody'} meanwhile={<PageSkeleton />}>
                  <Outlet />
                </Deferred>
              </Suspense>
            </ArrivalProvider>
          </ErrorBoundary>
        </main>
        <Footer />
      </div>
      {isLoginOpen && (
        <LoginDialog
          companyName={companyName}
          logoSrc={logoFileName}
          notice={(location.state as RequestedPath | null)?.notice}
          onClose={mayStaySignedOut ? () => setAsksToSignIn(false) : undefined}
        />
      )}
      <PostalCodeQuestion />
    </>
  );
}

function Footer() {
  const { companyName, customerServiceHours } = useApplication();
  const user = useUser();
  return (
    <footer className={classes['footer']}>
      <div className={classes['bar']}>
        <ServiceHours hours={customerServiceHours} now={useNow()} />
        <p className={classes['company']}>
          {companyName}
          {user && <Link to={PATHS.contact}>{CONTACT_TEXTS.title}</Link>}
        </p>
      </div>
    </footer>
  );
}

/** Whether the user has left the page that the store was opened at. Another hash or query is still the same page. */
function useHasMoved(location: Location): boolean {
  const [first] = useState(location);
  const [hasMoved, setHasMoved] = useState(false);
  const isOtherPart =
    location.pathname === first.pathname && (location.hash !== first.hash || location.search !== first.search);
  if (location.key !== first.key && !isOtherPart && !hasMoved) setHasMoved(true);
  return hasMoved;
}
