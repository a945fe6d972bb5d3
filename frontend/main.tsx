import './store/app/strict-csp.ts';

import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { sessionApi, tab } from './api/api.ts';
import { browserCookies } from './api/cookies.ts';
import { App } from './app.tsx';
import { application } from './application/application-query.ts';
import { createErrorReporter } from './session/error-reporter.ts';
import { keepPasswordReset } from './session/password-reset.ts';
import { createSession } from './session/session.ts';
import { openTabs } from './session/tabs.ts';
import { cacheLifecycle } from './store/app/cache-lifecycle.ts';
import { createPageViews } from './store/app/page-views.ts';
import { createQueryClient } from './store/app/query-client.ts';

const session = createSession({ api: sessionApi, tab, tabs: openTabs(), cookies: browserCookies });
const isSignedIn = () => session.state().status === 'signedIn';
const report = createErrorReporter({
  send: sessionApi.reportError,
  isSignedIn,
  now: () => new Date(),
});
const noteView = createPageViews({
  send: async (pages) => (await import('./api/groups/analytics-api.ts')).countPageViews({ body: { pages } }),
  isSignedIn,
});
const queryClient = createQueryClient(report);
cacheLifecycle(session, queryClient);
window.addEventListener('error', ({ error }) => report(error));
window.addEventListener('unhandledrejection', ({ reason }) => report(reason));

keepPasswordReset(browserCookies);
// Both at once: whose store this is, and who is signed in.
void queryClient.prefetchQuery(application);
void session.start();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const page = createRoot(root, {
  onCaughtError(error) {
    console.error(error);
    report(error);
  },
});
// As a transition it is made in pieces, and the browser stays free in between.
startTransition(() =>
  page.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <App session={session} onView={noteView} />
      </QueryClientProvider>
    </StrictMode>,
  ),
);
