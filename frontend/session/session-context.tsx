import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import type { SessionState, StoreSession } from './session.ts';

const SessionContext = createContext<StoreSession | undefined>(undefined);

interface SessionProviderProps {
  readonly session: StoreSession;
  readonly children: ReactNode;
}

export function SessionProvider({ session, children }: SessionProviderProps) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): StoreSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider around it');
  return session;
}

export function useSessionState(): SessionState {
  const { subscribe, state } = useSession();
  return useSyncExternalStore(subscribe, state);
}

/** The user of this page, also while the session is lost; undefined when nobody is signed in. */
export function useUser(): SignedInUser | undefined {
  const state = useSessionState();
  return state.status === 'signedIn' || state.status === 'lost' ? state.user : undefined;
}
