import './admin.css';

import { AppShell, MantineThemeProvider } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { ADMIN_TEXTS, goToPage } from '#shared/texts/admin/admin-texts.ts';
import { SHORTCUT_TEXTS } from '#shared/texts/base/shortcut-texts.ts';
import { CHAT_ACCESS } from '#shared/values/chat.ts';
import { ErrorBoundary } from '../../application/error-boundary.tsx';
import { PageNotices } from '../../application/page-notices.tsx';
import { OrderingFor } from '../../order-as/ordering-for.tsx';
import { useShortcuts } from '../../shortcuts/shortcuts.tsx';
import { SideDrawer } from '../../ui/dialogs/side-drawer.tsx';
import { useWhenIdle } from '../../ui/hooks/use-when-idle.ts';
import { PageSkeleton } from '../../ui/page/page-states.tsx';
import { SkipLink } from '../../ui/page/skip-link.tsx';
import { CrumbsPlaceProvider } from '../frame/admin-page.tsx';
import type { SignOut } from './account-menu.tsx';
import { AccountSwitcher } from './account-switcher.tsx';
import classes from './admin-frame.module.css';
import { AdminNavigation } from './admin-navigation.tsx';
import { OrderFor } from './order-for.tsx';
import { useEarlyKeys } from './palette/use-early-keys.ts';
import { useRail } from './rail.ts';
import { useShownAccount } from './shown-account.ts';
import { TopBar } from './top-bar.tsx';
import { useAdminArea } from './use-admin-area.ts';
import { entriesFor } from './views.ts';

const loadPalette = async () => ({ default: (await import('./palette/palette.tsx')).Palette });
const Palette = lazy(loadPalette);
/** Loaded early, so that it opens at once. */
const loadAhead = () => void loadPalette().catch(() => undefined);

const ChatButton = lazy(async () => ({ default: (await import('../features/chat/chat-button.tsx')).ChatButton }));

const KeysDialog = lazy(async () => ({ default: (await import('../../shortcuts/keys-dialog.tsx')).KeysDialog }));

const CONTENT_ID = 'content';

/** Controls of 30 pixels, which is Mantine's xs. */
const DENSE = { defaultProps: { size: 'xs' } } as const;
const THEME = { components: { Button: DENSE, NativeSelect: DENSE, Select: DENSE, Switch: DENSE, TextInput: DENSE } };

/** The parts that open over the page, one at a time. */
type Overlay = 'palette' | 'keys' | 'navigation';

interface AdminFrameProps {
  readonly user: SignedInUser;
  readonly SignOut: SignOut;
  readonly children: ReactNode;
}

/** The frame of every admin page: side navigation, top bar, palette and list of keys (decision B280). */
export function AdminFrame({ user, SignOut, children }: AdminFrameProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { isRail, toggleRail } = useRail();
  const [overlay, setOverlay] = useState<Overlay>();
  const [crumbsPlace, setCrumbsPlace] = useState<HTMLElement | null>(null);
  const { shown, pathFor, pathForOther } = useShownAccount();
  const entries = entriesFor(user).map((entry) => ({
    ...entry,
    path: user.level === 0 ? pathFor(entry.path) : entry.path,
  }));
  const takeEarlyKeys = useEarlyKeys(overlay === 'palette');
  const close = () => setOverlay(undefined);
  const openKeys = () => setOverlay('keys');
  useAdminArea();
  useWhenIdle(loadAhead);
  useShortcuts([
    { keys: 'Ctrl+K', label: ADMIN_TEXTS.findOrDo, group: 'everywhere', run: () => setOverlay('palette') },
    { keys: '?', label: SHORTCUT_TEXTS.allKeys, group: 'everywhere', run: openKeys },
    { keys: '[', label: ADMIN_TEXTS.narrowNavigation, group: 'everywhere', run: toggleRail },
    ...entries.map(({ keys, label, path }) => ({
      keys,
      label: goToPage(label),
      group: 'go' as const,
      run: () => void navigate(path),
    })),
  ]);

  return (
    <MantineThemeProvider theme={THEME} inherit>
      <SkipLink targetId={CONTENT_ID} />
      <AppShell
        layout="alt"
        header={{ height: 'var(--admin-top)' }}
        navbar={{
          width: isRail ? 'var(--admin-rail)' : 'var(--admin-nav)',
          breakpoint: '45em',
          collapsed: { mobile: true },
        }}
        transitionDuration={0}
      >
        <AppShell.Navbar className={classes['side']} component="div">
          <AdminNavigation user={user} entries={entries} isRail={isRail} onKeys={openKeys} onRail={toggleRail} />
        </AppShell.Navbar>
        <AppShell.Header className={classes['top']}>
          <TopBar
            user={user}
            SignOut={SignOut}
            switcher={
              <>
                {user.level === 0 && (
                  <AccountSwitcher
                    user={user}
                    shown={shown}
                    onSwitch={(accountId) => void navigate(pathForOther(accountId))}
                  />
                )}
                <OrderFor user={user} />
              </>
            }
            chat={
              user.level <= CHAT_ACCESS.level && (
                <ErrorBoundary instead={null}>
                  <Suspense fallback={<span className={classes['chat']} />}>
                    <ChatButton user={user} />
                  </Suspense>
                </ErrorBoundary>
              )
            }
            crumbsRef={setCrumbsPlace}
            onNavigation={() => setOverlay('navigation')}
            onFind={() => setOverlay('palette')}
          />
        </AppShell.Header>
        <AppShell.Main id={CONTENT_ID} tabIndex={-1} className={classes['content']}>
          {user.orderAs?.approval === null && <OrderingFor user={user} />}
          <PageNotices />
          <CrumbsPlaceProvider value={crumbsPlace}>
            <ErrorBoundary pathname={pathname}>
              <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
            </ErrorBoundary>
          </CrumbsPlaceProvider>
        </AppShell.Main>
      </AppShell>
      {overlay === 'navigation' && (
        <SideDrawer title={ADMIN_TEXTS.admin} side="start" onClose={close}>
          <AdminNavigation user={user} entries={entries} onLeave={close} onKeys={openKeys} />
        </SideDrawer>
      )}
      <Suspense>
        {overlay === 'palette' && <Palette user={user} takeEarlyKeys={takeEarlyKeys} onClose={close} />}
        {overlay === 'keys' && <KeysDialog onClose={close} />}
      </Suspense>
    </MantineThemeProvider>
  );
}
