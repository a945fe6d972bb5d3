import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { TENANT_TEXTS } from '#shared/texts/admin/tenant-texts.ts';
import { SidePanel } from '../../form/side-panel.tsx';
import { tenantPath } from '../../frame/tenant-paths.ts';
import { unopenedTenantsQuery } from './tenant-queries.ts';
import classes from './wizard.module.css';

/** The tenants that somebody has begun to set up, with links to continue. */
export function UnopenedTenants({ accountId }: { readonly accountId: number }) {
  const { data = [] } = useQuery(unopenedTenantsQuery(accountId));
  if (data.length === 0) return null;
  return (
    <SidePanel title={TENANT_TEXTS.goOn}>
      <ul className={classes['goOn']}>
        {data.map(({ id, companyName, city, state }) => (
          <li key={id}>
            <Link to={tenantPath(id)}>{companyName}</Link>
            <small>{[city, state].filter(Boolean).join(', ')}</small>
          </li>
        ))}
      </ul>
    </SidePanel>
  );
}
