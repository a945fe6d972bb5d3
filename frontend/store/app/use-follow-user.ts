import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { PATHS } from '../../paths.ts';
import type { LoginNotice } from '../../session/login-dialog.tsx';
import type { SessionState } from '../../session/session.ts';
import { useSessionState } from '../../session/session-context.tsx';
import { useDialogs } from '../../ui/dialogs/dialogs.tsx';

/** Kept in the history while the login dialog is open. */
export interface RequestedPath {
  readonly wanted?: string;
  readonly notice?: LoginNotice;
}

/**
 * Leads to the page that was asked for before the login, and home when somebody else goes on than whoever was here, or
 * when parts are shipped to another postal code (storefront 4).
 * Dialogs of a user who left are dismissed.
 */
export function useFollowUser(): void {
  const state = useSessionState();
  const { state: remembered } = useLocation();
  const navigate = useNavigate();
  const { dismissAll } = useDialogs();
  const before = useRef(state);

  useEffect(() => {
    const earlier = before.current;
    before.current = state;
    if (hasLeft(earlier, state)) dismissAll();
    if (state.status !== 'signedIn') return;
    if (earlier.status === 'signedOut') {
      const { wanted = PATHS.home } = (remembered ?? {}) as RequestedPath;
      void navigate(wanted, { replace: true });
    } else if (hasLeft(earlier, state)) {
      void navigate(PATHS.home, { replace: true });
    } else if (hasMoved(earlier, state)) {
      void navigate(PATHS.home);
    }
  }, [state, remembered, navigate, dismissAll]);
}

/** Whoever was here is not any more; a lost session is still theirs. */
const hasLeft = (earlier: SessionState, now: SessionState): boolean =>
  'user' in earlier && !('user' in now && now.user.userId === earlier.user.userId);

/** The same person ships to another postal code, for the same account. */
const hasMoved = (earlier: SessionState, now: SessionState): boolean =>
  earlier.status === 'signedIn' &&
  now.status === 'signedIn' &&
  earlier.user.account.id === now.user.account.id &&
  earlier.user.postalCode !== null &&
  earlier.user.postalCode !== now.user.postalCode;
