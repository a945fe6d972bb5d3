import type { ReactNode } from 'react';
import { Breadcrumbs } from '../ui/page/breadcrumbs.tsx';
import { DocumentTitle } from '../ui/page/document-title.tsx';
import { useApplication } from './application-query.ts';
import classes from './page-frame.module.css';
import { usePageHeading } from './use-page-heading.ts';

interface PageProps {
  /** The title string that breadcrumbs and the browser's tab are made from (admin 2). */
  readonly title: string;
  readonly heading: string;
  /** Identifies the page; its path by default. A page with the same key keeps the focus and the scroll position. */
  readonly place?: string;
  readonly children: ReactNode;
}

/** The frame of every page of the store: where one is, and its heading. */
export function PageFrame({ title, heading, place, children }: PageProps) {
  const { companyName } = useApplication();
  const headingElement = usePageHeading(place);
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
