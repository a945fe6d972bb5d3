import { Text } from '@mantine/core';
import { Link } from 'react-router';
import { SHELL_TEXTS, welcomeTo } from '#shared/texts/base/shell-texts.ts';
import { useApplication } from '../../application/application-query.ts';
import { PageFrame } from '../../application/page-frame.tsx';
import { PATHS } from '../../paths.ts';
import { useSessionState } from '../../session/session-context.tsx';

/** Shown to visitors who are not signed in, and at the welcome path to everybody: the brand and no data (decision X8). */
export function WelcomePage() {
  const { companyName } = useApplication();
  const { status } = useSessionState();
  return (
    <PageFrame title={SHELL_TEXTS.home} heading={welcomeTo(companyName)}>
      {status === 'signedOut' && <Text c="dimmed">{SHELL_TEXTS.welcomeVisitor}</Text>}
      {status === 'signedIn' && (
        <Text>
          {SHELL_TEXTS.welcomeUser}{' '}
          <Link to={PATHS.home} style={{ color: 'inherit' }}>
            {SHELL_TEXTS.backHome}
          </Link>
        </Text>
      )}
    </PageFrame>
  );
}
