import { type ComponentType, lazy, type ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import type { AdminView } from '#shared/rules/admin/admin-views.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { PATHS } from '../../paths.ts';
import { useUser } from '../../session/session-context.tsx';
import { ShortcutsProvider } from '../../shortcuts/shortcuts.tsx';
import { PageSkeleton } from '../../ui/page/page-states.tsx';
import { RedirectWithMessage } from '../../ui/page/redirect-with-message.tsx';
import { AdminHomePage } from '../pages/admin-home-page.tsx';
import { UsersPage } from '../pages/users-page.tsx';
import type { SignOut } from './account-menu.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { pathInstead } from './views.ts';

const AccountsPage = lazy(async () => ({ default: (await import('../pages/accounts-page.tsx')).AccountsPage }));
const ReportsPage = lazy(async () => ({ default: (await import('../pages/reports-page.tsx')).ReportsPage }));
const WebsitesPage = lazy(async () => ({ default: (await import('../pages/websites-page.tsx')).WebsitesPage }));
const UserPage = lazy(async () => ({ default: (await import('../pages/user-page.tsx')).UserPage }));
const NewUserPage = lazy(async () => ({ default: (await import('../pages/new-user-page.tsx')).NewUserPage }));
const NewAccountPage = lazy(async () => ({ default: (await import('../pages/new-account-page.tsx')).NewAccountPage }));
const WebsitePage = lazy(async () => ({ default: (await import('../pages/website-page.tsx')).WebsitePage }));
const NewWebsitePage = lazy(async () => ({ default: (await import('../pages/new-website-page.tsx')).NewWebsitePage }));
const TenantPage = lazy(async () => ({ default: (await import('../pages/tenant-page.tsx')).TenantPage }));
const AccountPage = lazy(async () => ({ default: (await import('../pages/account-page.tsx')).AccountPage }));
const AdminOrdersPage = lazy(async () => ({
  default: (await import('../pages/admin-orders-page.tsx')).AdminOrdersPage,
}));
const AdminOrderPage = lazy(async () => ({ default: (await import('../pages/admin-order-page.tsx')).AdminOrderPage }));
const PagesPage = lazy(async () => ({ default: (await import('../pages/pages-page.tsx')).PagesPage }));
const PageEditorPage = lazy(async () => ({ default: (await import('../pages/page-editor-page.tsx')).PageEditorPage }));
const NewPagePage = lazy(async () => ({ default: (await import('../pages/page-editor-page.tsx')).NewPagePage }));
const SpotsPage = lazy(async () => ({ default: (await import('../pages/spots-page.tsx')).SpotsPage }));
const SpotPage = lazy(async () => ({ default: (await import('../pages/spot-page.tsx')).SpotPage }));
const NewSpotPage = lazy(async () => ({ default: (await import('../pages/spot-page.tsx')).NewSpotPage }));
const ImportsPage = lazy(async () => ({ default: (await import('../pages/imports-page.tsx')).ImportsPage }));
const CatalogueImportsPage = lazy(async () => ({
  default: (await import('../pages/catalogue-imports-page.tsx')).CatalogueImportsPage,
}));
const CatalogueImportPage = lazy(async () => ({
  default: (await import('../pages/catalogue-import-page.tsx')).CatalogueImportPage,
}));
const ImportPage = lazy(async () => ({ default: (await import('../pages/import-page.tsx')).ImportPage }));

/** The screens beside the home, with the view that decides who may open them. */
const VIEWS: readonly [AdminView, string, ComponentType<{ user: SignedInUser }>][] = [
  ['users', 'users', UsersPage],
  ['user', 'user/:id', UserPage],
  ['newUser', 'user/:accountId/new', NewUserPage],
  ['accounts', 'accounts', AccountsPage],
  ['account', 'account/:id', AccountPage],
  ['newAccount', 'account/:parentId/new', NewAccountPage],
  ['newTenant', 'tenant/:id/:step?', TenantPage],
  ['websites', 'websites', WebsitesPage],
  ['newWebsite', 'website/new', NewWebsitePage],
  ['newWebsite', 'website/:accountId/new', NewWebsitePage],
  ['website', 'website/:id', WebsitePage],
  ['orders', 'orders', AdminOrdersPage],
  ['order', 'order/:orderNumber', AdminOrderPage],
  ['pages', 'pages', PagesPage],
  ['page', 'page/:id', PageEditorPage],
  ['newPage', 'page/:accountId/new', NewPagePage],
  ['spots', 'marketing-spots', SpotsPage],
  ['spot', 'marketing-spot/:id', SpotPage],
  ['newSpot', 'marketing-spot/:accountId/new', NewSpotPage],
  ['imports', 'imports', ImportsPage],
  ['import', 'import/:id', ImportPage],
  ['catalogue', 'catalogue', CatalogueImportsPage],
  ['catalogueImport', 'catalogue/:id', CatalogueImportPage],
  ['reports', 'reports', ReportsPage],
];

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
    <Guard view="home" user={user}>
      <ShortcutsProvider key={user.userId}>
        <AdminFrame user={user} SignOut={SignOut}>
          <Routes>
            <Route index element={<AdminHomePage user={user} />} />
            {VIEWS.map(([view, path, Page]) => (
              <Route
                key={path}
                path={path}
                element={
                  <Guard view={view} user={user}>
                    <Page user={user} />
                  </Guard>
                }
              />
            ))}
            <Route path="*" element={<Navigate to={PATHS.admin} replace />} />
          </Routes>
        </AdminFrame>
      </ShortcutsProvider>
    </Guard>
  );
}

interface GuardProps {
  readonly view: AdminView;
  readonly user: SignedInUser;
  readonly children: ReactNode;
}

/** Redirects users who may not open the view, with a message (admin 6). */
function Guard({ view, user, children }: GuardProps) {
  const instead = pathInstead(view, user);
  if (instead === undefined) return children;
  return (
    <RedirectWithMessage message={SESSION_TEXTS.deniedPage} to={instead}>
      <PageSkeleton />
    </RedirectWithMessage>
  );
}
