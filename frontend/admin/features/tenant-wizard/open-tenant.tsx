import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { openedFor, TENANT_TEXTS } from '#shared/texts/admin/tenant-texts.ts';
import { WEBSITES_TEXTS } from '#shared/texts/admin/websites/websites-texts.ts';
import { accountsApi } from '../../../api/groups/accounts-api.ts';
import { usersApi } from '../../../api/groups/users-api.ts';
import panelClasses from '../../../ui/base/panel.module.css';
import { ActionArea } from '../../../ui/page/action-area.tsx';
import { adminAccountPath } from '../../frame/account-paths.ts';
import { tenantQuery } from './tenant-queries.ts';
import { isTenantOpen, type Tenant } from './tenant-state.ts';
import { TestSearch } from './test-search.tsx';
import classes from './wizard.module.css';

/**
 * Opens the store of a tenant in steps that can be repeated: what an interrupted opening has done is left out the next
 * time. The user comes before the account, because nobody gets in as long as that is inactive.
 */
function useOpenTenant({ account, user }: Tenant) {
  const queryClient = useQueryClient();
  return useMutation({
    meta: { otherwise: TENANT_TEXTS.openFailed },
    async mutationFn() {
      if (!user) return;
      const params = { id: String(user.id) };
      if (!user.active) await usersApi.changeUser({ params, body: { active: true, version: user.version } });
      if (!account.active) {
        await accountsApi.changeAccount({ body: { id: account.id, active: true, version: account.version } });
      }
      if (user.invitation === null) await usersApi.sendInvitation({ params, body: {} });
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries(tenantQuery(account.id)),
        ...['accounts', 'account', 'users', 'user', 'websites', 'website'].map((key) =>
          queryClient.invalidateQueries({ queryKey: [key] }),
        ),
      ]),
  });
}

/** The last step: a test search, and the button that opens the store. */
export function OpenTenant({ tenant }: { readonly tenant: Tenant }) {
  const { account, website, user } = tenant;
  const opening = useOpenTenant(tenant);
  if (isTenantOpen(tenant) && website && user) {
    return <Opened tenant={tenant} url={website.url} email={user.email} isJustNow={opening.isSuccess} />;
  }
  const missing = [...(website ? [] : [TENANT_TEXTS.needsWebsite]), ...(user ? [] : [TENANT_TEXTS.needsUser])];
  return (
    <div className={panelClasses['panel']}>
      <h2>{TENANT_TEXTS.testSearch}</h2>
      <TestSearch account={account} />
      {missing.length > 0 ? (
        <ul className={classes['missing']}>
          {missing.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ) : (
        <ActionArea>
          <p className={classes['hint']}>{TENANT_TEXTS.openDetail}</p>
          <Button size="xs" aria-disabled={opening.isPending} onClick={() => !opening.isPending && opening.mutate()}>
            {opening.isPending ? TENANT_TEXTS.opening : TENANT_TEXTS.open}
          </Button>
        </ActionArea>
      )}
    </div>
  );
}

interface OpenedProps {
  readonly tenant: Tenant;
  readonly url: string;
  readonly email: string;
  /** The tenant was opened on this page, so the button with the focus is gone. */
  readonly isJustNow: boolean;
}

function Opened({ tenant: { account }, url, email, isJustNow }: OpenedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isJustNow) heading.current?.focus();
  }, [isJustNow]);
  return (
    <div className={panelClasses['panel']}>
      <h2 ref={heading} tabIndex={-1}>
        {TENANT_TEXTS.opened}
      </h2>
      <p role="status">{openedFor(account.companyName, email)}</p>
      <TestSearch account={account} />
      <p className={classes['bar']}>
        <Button component="a" href={url} target="_blank" rel="noreferrer" size="xs">
          {WEBSITES_TEXTS.openAsVisitor}
        </Button>
        <Button component={Link} to={adminAccountPath(account.id)} variant="default" size="xs">
          {TENANT_TEXTS.toAccount}
        </Button>
      </p>
    </div>
  );
}
