import { Link } from 'react-router';
import type { WebsiteView } from '#shared/schemas/wire/website-view.ts';
import { WEBSITES_TEXTS } from '#shared/texts/admin/websites/websites-texts.ts';
import { Pill } from '../../../ui/base/pill.tsx';
import { adminAccountPath } from '../../frame/account-paths.ts';
import classes from './website-form.module.css';

/** The account of a website, and whether visitors see its store. */
export const WebsiteOwner = ({
  website: { accountId, companyName, accountActive },
}: {
  readonly website: WebsiteView;
}) => (
  <span className={classes['actions']}>
    <Link className={classes['owner']} to={adminAccountPath(accountId)}>
      {companyName}
    </Link>
    {!accountActive && <Pill tone="warn">{WEBSITES_TEXTS.notOpen}</Pill>}
  </span>
);
