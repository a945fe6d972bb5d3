import { Link } from 'react-router';
import type { UserView } from '#shared/schemas/wire/user-view.ts';
import { TENANT_TEXTS } from '#shared/texts/admin/tenant-texts.ts';
import panelClasses from '../../../ui/base/panel.module.css';
import { userPath } from '../../frame/user-paths.ts';

/** The first user of a tenant, who is changed on their own page. */
export const FirstUser = ({ user: { id, firstName, lastName, email, active } }: { readonly user: UserView }) => (
  <div className={panelClasses['panel']}>
    <h2>{TENANT_TEXTS.userReady}</h2>
    <p>
      <Link to={userPath(id)}>{`${firstName} ${lastName}`}</Link>, {email}
    </p>
    {!active && <p>{TENANT_TEXTS.userWaits}</p>}
  </div>
);
