import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { SessionState } from '../features/session/session.ts';
import { useSessionState } from '../features/session/session-context.tsx';
import { PATHS } from './paths.ts';

/** What the history remembers while the login is asked for. */
export interface WantedPath {
  readonly wanted?: string;
}

/** Leads to the page that was asked for before the login, and home when somebody else goes on than whoever was here. */
export function useFollowUser(): void {
  const state = useSessionState();
  const { state: remembered } = useLocation();
  const navigate = useNavigate();
  const before = useRef(state);

  useEffect(() => {
    const earlier = before.current;
    before.current = state;
    if (state.status !== 'signedIn') return;
    if (earlier.status === 'signedOut') {
      const { wanted = PATHS.home } = (remembered ?? {}) as WantedPath;
      void navigate(wanted, { replace: true });
    } else if (isSomebodyElse(earlier, state.user.userId)) {
      void navigate(PATHS.home, { replace: true });
    }
  }, [state, remembered, navigate]);
}

const isSomebodyElse = (earlier: SessionState, userId: string): boolean =>
  (earlier.status === 'signedIn' || earlier.status === 'lost') && earlier.user.userId !== userId;
