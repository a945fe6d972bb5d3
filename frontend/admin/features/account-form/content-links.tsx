import { Link } from 'react-router';
import { ADMIN_TEXTS } from '#shared/texts/admin/admin-texts.ts';
import { PAGE_TEXTS } from '#shared/texts/admin/page-texts.ts';
import { SPOTS_TEXTS } from '#shared/texts/admin/spot-texts.ts';
import { SidePanel } from '../../form/side-panel.tsx';
import { pagesOfPath, spotsOfPath } from '../../frame/content-paths.ts';
import classes from './account-form.module.css';

/** Leads to the pages and the marketing spots of an account. */
export const ContentLinks = ({ accountId }: { readonly accountId: number }) => (
  <SidePanel title={ADMIN_TEXTS.content}>
    <p className={classes['links']}>
      <Link to={pagesOfPath(accountId)}>{PAGE_TEXTS.pages}</Link>
      <Link to={spotsOfPath(accountId)}>{SPOTS_TEXTS.spots}</Link>
    </p>
  </SidePanel>
);
