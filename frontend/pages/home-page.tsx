import '@mantine/core/styles/Alert.layer.css';

import { Alert } from '@mantine/core';
import { SHELL_TEXTS, welcome, welcomeTo } from '#shared/texts/shell-texts.ts';
import { useApplication } from '../features/application/application-query.ts';
import { Page } from '../features/application/page.tsx';
import { AccountFacts } from '../features/session/account-facts.tsx';
import { useUser } from '../features/session/session-context.tsx';

/** What is true for the signed-in user right now: account, where it ships from, and what the account has to say. */
export function HomePage() {
  const user = useUser();
  const { companyName } = useApplication();
  if (!user) return null;
  const { account, firstName } = user;
  const { cartMessage, showUserName } = account;
  return (
    <Page title={SHELL_TEXTS.home} heading={showUserName && firstName ? welcome(firstName) : welcomeTo(companyName)}>
      {cartMessage.enabled && (
        <Alert variant="light" style={{ whiteSpace: 'pre-line' }}>
          {cartMessage.message}
        </Alert>
      )}
      <AccountFacts user={user} />
    </Page>
  );
}
