import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { afterEach, vi } from 'vitest';
import { sessionApi, tab } from '#frontend/api/api.ts';
import { browserCookies } from '#frontend/api/cookies.ts';
import { App } from '#frontend/app.tsx';
import { keepPasswordReset } from '#frontend/session/password-reset.ts';
import { createSession, type StoreSession } from '#frontend/session/session.ts';
import { SessionProvider } from '#frontend/session/session-context.tsx';
import { cacheLifecycle } from '#frontend/store/app/cache-lifecycle.ts';
import { createQueryClient } from '#frontend/store/app/query-client.ts';
import { SessionFrame } from '#frontend/store/app/session-frame.tsx';
import { Shell } from '#frontend/store/app/shell.tsx';
import { UiProvider } from '#frontend/ui/ui-provider.tsx';
import { COOKIES } from '#shared/rules/session/cookie-names.ts';
import { aChannel } from './a-channel.ts';
import { aChatServer } from './chat/a-chat-server.ts';
import type { aServer } from './servers/a-server.ts';

type Server = ReturnType<typeof aServer>;

/** Longer than any test takes, on whatever machine. */
const COOKIES_LIVE_MS = 10 * 60_000;

interface OpenOptions {
  readonly path?: string;
  /** The state of that page in the browser's history. */
  readonly state?: unknown;
  /** A token or other cookies of an earlier visit. */
  readonly cookies?: Readonly<Record<string, string>>;
  /** A page of the test's own inside the shell, instead of the store's pages. */
  readonly page?: ReactNode;
  /** Told of each page that somebody looks at. */
  readonly onView?: ComponentProps<typeof App>['onView'];
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const name of [...Object.values(COOKIES), 'remembered']) browserCookies.remove(name);
});

/** Opens the whole store in a browser, on that server, the way main.tsx does. */
export function openStore(server: Server, { path = '/', state = null, cookies = {}, page, onView }: OpenOptions = {}) {
  vi.stubGlobal('fetch', server.fetch);
  // No page of a test reaches the network. Tests of the chat bring their own server.
  aChatServer().listen();
  window.history.replaceState(state, '', path);
  for (const [name, value] of Object.entries(cookies)) browserCookies.write(name, value, COOKIES_LIVE_MS);
  const channel = aChannel();
  const session = createSession({ api: sessionApi, tab, tabs: channel.open(), cookies: browserCookies });
  const queryClient = createQueryClient();
  cacheLifecycle(session, queryClient);
  keepPasswordReset(browserCookies);
  void session.start();
  render(
    <QueryClientProvider client={queryClient}>
      {page ? <Around session={session}>{page}</Around> : <App session={session} onView={onView} />}
    </QueryClientProvider>,
  );
  return {
    queryClient,
    user: userEvent.setup(),
    otherTab: channel.open(),
    /** A call of the page, as if somebody had clicked something. */
    call: () => act(async () => void (await sessionApi.getUser({}).catch(() => undefined))),
  };
}

function Around({ session, children }: { readonly session: StoreSession; readonly children: ReactNode }) {
  return (
    <UiProvider>
      <SessionProvider session={session}>
        <Suspense>
          <BrowserRouter>
            <Routes>
              <Route element={<SessionFrame />}>
                <Route element={<Shell />}>
                  <Route path="*" element={children} />
                </Route>
              </Route>
            </Routes>
          </BrowserRouter>
        </Suspense>
      </SessionProvider>
    </UiProvider>
  );
}

/** The same with somebody signed in. */
export const openSignedIn = (server: Server, options: OpenOptions = {}) =>
  openStore(server, { ...options, cookies: { authorization: server.issue(), ...options.cookies } });
