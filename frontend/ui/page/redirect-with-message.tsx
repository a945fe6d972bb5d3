import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { canGoBack } from './can-go-back.ts';
import { noticeOnNextPage } from './notices.ts';

interface LeaveSayingProps {
  readonly message: string;
  /** The number or slug that was asked for, where there is none such. */
  readonly sought?: string;
  /** The target; with `isBack` only for users who have no page to go back to. */
  readonly to: string;
  readonly isBack?: boolean;
  /** Shown until the redirect. */
  readonly children: ReactNode;
}

/** A page that can't be shown: goes elsewhere without a step on the way back, and says why above the page there. */
export function RedirectWithMessage({ message, sought, to, isBack = false, children }: LeaveSayingProps) {
  const navigate = useNavigate();
  const hasLeft = useRef(false);
  useEffect(() => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    noticeOnNextPage(message, sought);
    if (isBack && canGoBack()) void navigate(-1);
    else void navigate(to, { replace: true });
  }, [message, sought, to, isBack, navigate]);
  return children;
}
