import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import { formatBreadcrumbs } from '#shared/rules/base/breadcrumbs.ts';
import { ADMIN_TEXTS } from '#shared/texts/admin/admin-texts.ts';
import { useApplication } from '../../application/application-query.ts';
import { usePageHeading } from '../../application/page-frame.tsx';
import { PATHS } from '../../paths.ts';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { DocumentTitle } from '../../ui/page/document-title.tsx';
import classes from './admin-page.module.css';

const CrumbsPlace = createContext<HTMLElement | null>(null);

/** Gives the pages inside the element of the top bar that their breadcrumbs go to. */
export const CrumbsPlaceProvider = CrumbsPlace.Provider;

interface AdminPageProps {
  readonly heading: string;
  /** The steps between the admin area and this page. */
  readonly steps?: readonly { readonly name: string; readonly url: string }[];
  /** Before the heading, such as the initials of a person. */
  readonly lead?: ReactNode;
  /** Beside the heading, such as a count. */
  readonly detail?: ReactNode;
  /** Buttons at the end of the heading's row. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

const START = { name: ADMIN_TEXTS.admin, url: PATHS.admin };

/** The frame of every admin page: its heading here, and the way to it in the top bar. */
export function AdminPage({ heading, steps = [], lead, detail, actions, children }: AdminPageProps) {
  const { companyName } = useApplication();
  const headingElement = usePageHeading();
  const place = useContext(CrumbsPlace);
  const title = formatBreadcrumbs([START, ...steps, { name: heading }]);
  return (
    <div className={classes['page']}>
      <DocumentTitle companyName={companyName} title={title} />
      {place && createPortal(<Breadcrumbs title={title} />, place)}
      <div className={classes['head']}>
        <div className={classes['title']}>
          {lead}
          <div className={classes['words']}>
            <h1 ref={headingElement} tabIndex={-1}>
              {heading}
            </h1>
            {detail && <div className={classes['detail']}>{detail}</div>}
          </div>
        </div>
        {actions && <div className={classes['actions']}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
