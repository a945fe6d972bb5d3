import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router';
import type { PageName } from '#shared/contracts/analytics.ts';
import { ERROR_TEXTS } from '#shared/texts/base/error-texts.ts';
import { SHELL_TEXTS } from '#shared/texts/base/shell-texts.ts';
import { ApiError } from '../../api/api-error.ts';
import { application } from '../../application/application-query.ts';
import type { StoreSession } from '../../session/session.ts';
import { SessionProvider, useSession, useSessionState } from '../../session/session-context.tsx';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { BootSkeleton } from './boot-skeleton.tsx';
import { StoreRoutes } from './routes.tsx';
import { StoreUnavailable } from './store-unavailable.tsx';
import { ViewedPages } from './viewed-pages.tsx';

interface StoreAppProps {
  readonly session: StoreSession;
  /** The screens under /admin. */
  readonly admin: ReactNode;
  /** Somebody looks at a page. */
  readonly onView?: ((page: PageName) => void) | undefined;
}

/** The store of this host, as soon as it is known which one that is. Until then nothing wears anybody's brand. */
export function StoreApp({ session, admin, onView }: StoreAppProps) {
  const { data } = useQuery(application);
  return (
    <UiProvider colors={data}>
      <SessionProvider session={session}>
        <Boot admin={admin} onView={onView} />
      </SessionProvider>
    </UiProvider>
  );
}

function Boot({ admin, onView }: Pick<StoreAppProps, 'admin' | 'onView'>) {
  const { data, error, isFetching, refetch } = useQuery(application);
  const { start } = useSession();
  const session = useSessionState();
  if (error) return <StoreUnavailable {...reasonOf(error)} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (session.status === 'failed') {
    const reason = { heading: SHELL_TEXTS.loadFailure, detail: session.message, isPassing: true };
    return <StoreUnavailable {...reason} isRetrying={false} onRetry={() => void start()} />;
  }
  if (!data) return <BootSkeleton />;
  return (
    <BrowserRouter>
      <StoreRoutes admin={admin} />
      {onView && <ViewedPages onView={onView} />}
    </BrowserRouter>
  );
}

/** An unknown host says nothing of any store, a restricted one what the server says, and the rest may pass (storefront 8). */
function reasonOf(error: Error) {
  const { code, message } = error instanceof ApiError ? error : { code: undefined, message: ERROR_TEXTS.unknown };
  if (code === 'not_found') {
    return { heading: SHELL_TEXTS.unknownHost, detail: SHELL_TEXTS.unknownHostDetail, isPassing: false };
  }
  if (code === 'forbidden') return { heading: SHELL_TEXTS.siteDenied, detail: message, isPassing: false };
  return { heading: SHELL_TEXTS.loadFailure, detail: message, isPassing: true };
}
