import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { PageName } from '#shared/contracts/analytics.ts';
import { useUser } from '../../session/session-context.tsx';
import { pageNameOf } from './page-name.ts';

interface ViewedPagesProps {
  readonly onView: (page: PageName) => void;
}

/** Notes each page that somebody who is signed in comes to; another part of the same page is not another page. */
export function ViewedPages({ onView }: ViewedPagesProps) {
  const { pathname } = useLocation();
  const userId = useUser()?.userId;
  useEffect(() => {
    if (userId !== undefined) onView(pageNameOf(pathname));
  }, [pathname, userId, onView]);
  return null;
}
