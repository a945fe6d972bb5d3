import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Link, NavLink, Outlet, useLocation } from 'react-router';
import { mayAdminister } from '#shared/rules/accounts/may-administer.ts';
import { SHELL_TEXTS } from '#shared/texts/base/shell-texts.ts';
import { CONTACT_TEXTS } from '#shared/texts/content/contact-texts.ts';
import { LOGIN_TEXTS } from '#shared/texts/session/login-texts.ts';
import { useApplication } from '../../application/application-query.ts';
import { ErrorBoundary } from '../../application/error-boundary.tsx';
import { PageNotices } from '../../application/page-notices.tsx';
import { ServiceHours } from '../../application/service-hours.tsx';
import { useNow } from '../../application/use-now.ts';
import { PATHS } from '../../paths.ts';
import { useSessionState, useUser } from '../../session/session-context.tsx';
import { ColorSchemeToggle } from '../../ui/base/color-scheme-toggle.tsx';
import { Logo } from '../../ui/base/logo.tsx';
import { Deferred } from '../../ui/dialogs/deferred.tsx';
import { PageSkeleton } from '../../ui/page/page-states.tsx';
import { SkipLink } from '../../ui/page/skip-link.tsx';
import { isGuestByChoice } from '../features/customer/guest-by-choice.ts';
import { PostalCodeQuestion } from '../features/postal-code/postal-code-question.tsx';
import { LazyHeaderSlot } from './lazy-header-slot.tsx';
import { isOpenPath, useAskToSignIn } from './session-frame.tsx';
import classes from './shell.module.css';
import { UserMenu } from './user-menu.tsx';

const HeaderSearch = lazy(async () => ({ default: (await import('./header-search.tsx')).HeaderSearch }));

const HeaderMenu = lazy(async () => ({
  default: (await import('../features/content/header-menu.tsx')).HeaderMenu,
}));

const HeaderCart = lazy(async () => ({
  default: (await import('../features/cart/header/header-cart.tsx')).HeaderCart,
}));

const CustomerChoice = lazy(async () => ({ default: (await import('../pages/customer-choice.tsx')).CustomerChoice }));

const OrderForButton = lazy(async () => ({
  default: (await import('../../order-as/order-for-button.tsx')).OrderForButton,
}));

const OrderingFor = lazy(async () => ({ default: (await import('../../order-as/ordering-for.tsx')).OrderingFor }));

const ApprovalNotice = lazy(async () => ({ default: (await import('../pages/approval-notice.tsx')).ApprovalNotice }));

const CONTENT_ID = 'content';

/** The frame of every page of the store: brand, navigation and user menu above, service hours below. */
export function Shell() {
  const { companyName, logoFileName } = useApplication();
  const { status } = useSessionState();
  const user = useUser();
  const { pathname } = useLocation();
  const askToSignIn = useAskToSignIn();
  return (
    <>
      <div className={classes['shell']}>
        <SkipLink targetId={CONTENT_ID} />
        <header className={classes['header']}>
          <div className={classes['bar']}>
            <Link to={PATHS.home} className={classes['brand']}>
              <Logo companyName={companyName} src={logoFileName} />
            </Link>
            <nav aria-label={SHELL_TEXTS.mainNavigation} className={classes['navigation']}>
              <NavLink to={PATHS.home}>{SHELL_TEXTS.home}</NavLink>
              {user && <NavLink to={PATHS.orders}>{SHELL_TEXTS.orders}</NavLink>}
              {user && mayAdminister(user, 2) && <NavLink to={PATHS.admin}>{SHELL_TEXTS.admin}</NavLink>}
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
            {user && mayAdminister(user, 1) && (
              <div className={classes['orderFor']}>
                <LazyHeaderSlot>
                  <OrderForButton user={user} />
                </LazyHeaderSlot>
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
            {status === 'signedOut' && isOpenPath(pathname) && (
              <>
                <ColorSchemeToggle />
                <Button onClick={askToSignIn}>{LOGIN_TEXTS.signIn}</Button>
              </>
            )}
          </div>
          {user?.orderAs?.approval === null && (
            <Suspense>
              <OrderingFor user={user} />
            </Suspense>
          )}
        </header>
        <main id={CONTENT_ID} tabIndex={-1} className={classes['content']}>
          <PageNotices />
          {user?.customers.some(isGuestByChoice) && (
            <Suspense>
              <CustomerChoice user={user} look="notice" />
            </Suspense>
          )}
          {user?.orderAs?.approval && (
            <Suspense>
              <ApprovalNotice user={user} />
            </Suspense>
          )}
          <ErrorBoundary pathname={pathname}>
            <Suspense fallback={<PageSkeleton />}>
              <Deferred key={user?.userId ?? 'nobody'} meanwhile={<PageSkeleton />}>
                <Outlet />
              </Deferred>
            </Suspense>
          </ErrorBoundary>
        </main>
        <Footer />
      </div>
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
