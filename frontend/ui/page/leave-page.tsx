import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { canGoBack } from './can-go-back.ts';

interface LeavePageProps {
  /** The target; with `isBack` only for users who have no page to go back to. */
  readonly to: string;
  readonly isBack?: boolean;
  /** The state of the target's history entry. */
  readonly state?: unknown;
  /** Done once, before the page is left. */
  readonly before?: () => void;
  /** Shown until the page is left. */
  readonly children: ReactNode;
}

/** A page that can't be shown goes elsewhere, without a step on the way back. */
export function LeavePage({ to, isBack = false, state, before, children }: LeavePageProps) {
  const navigate = useNavigate();
  const hasLeft = useRef(false);
  useEffect(() => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    before?.();
    if (isBack && canGoBack()) void navigate(-1);
    else void navigate(to, { replace: true, state });
  }, [to, isBack, state, before, navigate]);
  return children;
}
