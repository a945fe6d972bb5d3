import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { Breadcrumbs } from '../ui/page/breadcrumbs.tsx';
import { DocumentTitle } from '../ui/page/document-title.tsx';
import { SkipLink } from '../ui/page/skip-link.tsx';
import { useApplication } from './application-query.ts';
import { useHasArrived } from './navigation-state.tsx';
import classes from './page-frame.module.css';
import { notePosition, showAgain } from './scroll-positions.ts';

interface PageProps {
  /** The title string that breadcrumbs and the browser's tab are made from (admin 2). */
  readonly title: string;
  readonly heading: string;
  /** Identifies the page; its path by default. A page with the same key keeps the focus and the scroll position. */
  readonly place?: string;
  /**
   * The page is for work at a counter: the breadcrumbs stand for the heading, and the first stop of the keyboard leads to
   * an element of it.
   */
  readonly dense?: { readonly skipTo: string; readonly skipLabel: string } | undefined;
  readonly children: ReactNode;
}

/** The frame of every page of the store: where one is, and its heading. */
export function PageFrame({ title, heading, place, dense, children }: PageProps) {
  const { companyName } = useApplication();
  const headingElement = usePageHeading(place);
  return (
    <div className={classes['page']} data-dense={dense !== undefined || undefined}>
      {dense && <SkipLink targetId={dense.skipTo} label={dense.skipLabel} />}
      <DocumentTitle companyName={companyName} title={title} />
      <Breadcrumbs title={title} />
      <h1 ref={headingElement} tabIndex={-1} className={classes['heading']}>
        {heading}
      </h1>
      {children}
    </div>
  );
}

/**
 * The ref of a page's heading, which gets the focus when one has come from another page. Whoever goes back finds a page
 * where it was left. `place` identifies the page; its path by default. A page with the same place keeps the focus and
 * the scroll position.
 */
export function usePageHeading(place?: string): RefObject<HTMLHeadingElement | null> {
  const { pathname, key: locationKey } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const key = place ?? pathname;
  const hasArrived = useHasArrived();
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef({ key, pathname });

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the way the page was opened counts.
  useEffect(() => {
    const isSamePlace = last.current.key === key && last.current.pathname !== pathname;
    last.current = { key, pathname };
    if (!hasArrived || isSamePlace || (isBack && showAgain(locationKey))) return;
    window.scrollTo(0, 0);
    // A question that was asked in the meantime keeps it.
    if (document.activeElement?.closest('[role=dialog], dialog')) return;
    heading.current?.focus({ preventScroll: true });
  }, [hasArrived, key, pathname]);

  useEffect(() => notePosition(locationKey, pathname), [locationKey, pathname]);

  return heading;
}
