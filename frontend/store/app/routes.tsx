import { lazy, type ReactNode } from 'react';
import { matchPath, Navigate, Route, Routes, useLocation } from 'react-router';
import { printablePath } from '#shared/rules/search/path-segment.ts';
import {
  contentPagePath,
  isDraftLink,
  isPartPath,
  isWelcomePath,
  orderPath,
  PASSWORD_PATHS,
  PATHS,
  sharedCartPath,
} from '../../paths.ts';
import { useSessionState } from '../../session/session-context.tsx';
import { PageSkeleton } from '../../ui/page/page-states.tsx';
import { WelcomePage } from '../pages/welcome-page.tsx';
import { prefetchLinks } from './prefetch-links.ts';
import { SessionFrame } from './session-frame.tsx';
import { Shell } from './shell.tsx';
import type { RequestedPath } from './use-follow-user.ts';

const loadHome = async () => ({ default: (await import('../pages/home-page.tsx')).HomePage });
const HomePage = lazy(loadHome);
const CartPage = lazy(async () => ({ default: (await import('../pages/cart-page.tsx')).CartPage }));
const CheckoutPage = lazy(async () => ({ default: (await import('../pages/checkout-page.tsx')).CheckoutPage }));
const EstimatePage = lazy(async () => ({ default: (await import('../pages/estimate-page.tsx')).EstimatePage }));
const FavouritesPage = lazy(async () => ({ default: (await import('../pages/favourites-page.tsx')).FavouritesPage }));
const OrderPage = lazy(async () => ({ default: (await import('../pages/order-page.tsx')).OrderPage }));
const OrdersPage = lazy(async () => ({ default: (await import('../pages/orders-page.tsx')).OrdersPage }));
const QuickOrderPage = lazy(async () => ({ default: (await import('../pages/quick-order-page.tsx')).QuickOrderPage }));
const SharedCartPage = lazy(async () => ({ default: (await import('../pages/shared-cart-page.tsx')).SharedCartPage }));
const loadCatalogue = async () => ({ default: (await import('../pages/catalogue-page.tsx')).CataloguePage });
const CataloguePage = lazy(loadCatalogue);
const ContactPage = lazy(async () => ({ default: (await import('../pages/contact-page.tsx')).ContactPage }));
const loadPart = async () => ({ default: (await import('../pages/part-page.tsx')).PartPage });
const PartPage = lazy(loadPart);
const ProfilePage = lazy(async () => ({ default: (await import('../pages/profile-page.tsx')).ProfilePage }));
const PasswordPage = lazy(async () => ({ default: (await import('../pages/password-page.tsx')).PasswordPage }));
const ContentPage = lazy(async () => ({ default: (await import('../pages/content-page.tsx')).ContentPage }));

const ApprovalRequestsPage = lazy(async () => ({
  default: (await import('../pages/approval-requests-page.tsx')).ApprovalRequestsPage,
}));

/** Screens for whoever is signed in, by their paths. */
const GUARDED = [
  [PATHS.contact, ContactPage],
  [contentPagePath(':pagename'), ContentPage],
  [PATHS.cart, CartPage],
  [PATHS.quickOrder, QuickOrderPage],
  [PATHS.estimate, EstimatePage],
  [PATHS.approvals, ApprovalRequestsPage],
  [PATHS.favourites, FavouritesPage],
  [sharedCartPath(':token'), SharedCartPage],
  [PATHS.orders, OrdersPage],
  [orderPath(':orderNumber'), OrderPage],
  [PATHS.checkout, CheckoutPage],
  [PATHS.profile, ProfilePage],
] as const;

/** The page of a path that many open a store at. */
function loaderOf(pathname: string) {
  if (pathname === PATHS.home) return loadHome;
  if (isPartPath(pathname)) return loadPart;
  const isAnother =
    isWelcomePath(pathname) ||
    [`${PATHS.admin}/*`, ...PASSWORD_PATHS, ...GUARDED.map(([path]) => path)].some((path) => matchPath(path, pathname));
  return isAnother ? undefined : loadCatalogue;
}

const loadAhead = (pathname: string) => void loaderOf(pathname)?.().catch(() => undefined);
// It comes while it is still found out who opens it, and behind the calls that find it out.
setTimeout(() => loadAhead(window.location.pathname));
prefetchLinks(loadAhead);

/** The screens of storefront 2. What is no other page belongs to the catalogue. */
export function StoreRoutes({ admin }: { readonly admin: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const printable = printablePath(pathname);
  if (printable !== pathname) return <Navigate to={{ pathname: ownPath(printable), search, hash }} replace />;
  return (
    <Routes>
      <Route element={<SessionFrame />}>
        <Route path={`${PATHS.admin}/*`} element={<SessionGuard>{admin}</SessionGuard>} />
        <Route element={<Shell />}>
          <Route path={PATHS.home} element={<Home />} />
          {GUARDED.map(([path, Screen]) => (
            <Route
              key={path}
              path={path}
              element={
                <SessionGuard>
                  <Screen />
                </SessionGuard>
              }
            />
          ))}
          {PASSWORD_PATHS.map((path) => (
            <Route key={path} path={path} element={<PasswordPage />} />
          ))}
          <Route path="*" element={<AnyOtherPath />} />
        </Route>
      </Route>
    </Routes>
  );
}

function Home() {
  const { status } = useSessionState();
  if (status === 'starting') return <PageSkeleton />;
  return status === 'signedOut' ? <WelcomePage /> : <HomePage />;
}

function AnyOtherPath() {
  const { pathname } = useLocation();
  if (isWelcomePath(pathname)) return <WelcomePage />;
  return <SessionGuard>{isPartPath(pathname) ? <PartPage /> : <CataloguePage />}</SessionGuard>;
}

/** Without a session one goes home, where the login is (storefront 2); the path is opened once somebody is signed in. */
function SessionGuard({ children }: { readonly children: ReactNode }) {
  const state = useSessionState();
  const { pathname, search, hash } = useLocation();
  if (state.status === 'starting') return <PageSkeleton />;
  if (state.status !== 'signedOut' || isDraftLink(pathname, search)) return children;
  const wanted = `${ownPath(pathname)}${search}${hash}`;
  const remembered: RequestedPath = state.isByChoice ? {} : { wanted };
  return <Navigate to={PATHS.home} replace state={remembered} />;
}

/** With two slashes at the beginning it would be another host's. */
const ownPath = (pathname: string): string => pathname.replace(/^\/+/, '/');
