import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { DocumentTitle } from '../../ui/document-title.tsx';
import { useApplication } from './application-query.ts';
import { useHasArrived } from './arrival.tsx';
import classes from './page.module.css';

interface PageProps {
  /** The title string that breadcrumbs and the browser's tab are made from (admin 2). */
  readonly title: string;
  readonly heading: string;
  readonly children: ReactNode;
}

/** The frame of every page: where one is, its heading, and the focus on it when one has come from another page. */
export function Page({ title, heading, children }: PageProps) {
  const { companyName } = useApplication();
  const { pathname } = useLocation();
  const hasArrived = useHasArrived();
  const headingElement = useRef<HTMLHeadingElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page, even in the same frame.
  useEffect(() => {
    if (!hasArrived) return;
    window.scrollTo(0, 0);
    headingElement.current?.focus({ preventScroll: true });
  }, [hasArrived, pathname]);

  return (
    <div className={classes['page']}>
      <DocumentTitle companyName={companyName} title={title} />
      <Breadcrumbs title={title} />
      <h1 ref={headingElement} tabIndex={-1} className={classes['heading']}>
        {heading}
      </h1>
      {children}
    </div>
  );
}
