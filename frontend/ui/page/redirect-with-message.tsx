import type { ReactNode } from 'react';
import { LeavePage } from './leave-page.tsx';
import { noticeOnNextPage } from './notices.ts';

interface RedirectWithMessageProps {
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
export function RedirectWithMessage({ message, sought, ...target }: RedirectWithMessageProps) {
  return <LeavePage {...target} before={() => noticeOnNextPage(message, sought)} />;
}
