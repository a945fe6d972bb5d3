import { useEffect } from 'react';
import { documentTitle } from '#shared/rules/base/breadcrumbs.ts';

interface DocumentTitleProps {
  readonly companyName: string;
  /** A title string, as for `Breadcrumbs`. */
  readonly title: string;
}

/** Names the browser's tab after the company and the page (admin 2). */
export function DocumentTitle({ companyName, title }: DocumentTitleProps) {
  const name = documentTitle(companyName, title);
  useEffect(() => {
    document.title = name;
  }, [name]);
  return null;
}
