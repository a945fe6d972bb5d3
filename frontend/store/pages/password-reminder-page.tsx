import { Text } from '@mantine/core';
import { formatBreadcrumbs } from '#shared/rules/base/breadcrumbs.ts';
import { SHELL_TEXTS } from '#shared/texts/base/shell-texts.ts';
import { PASSWORD_PAGE_TEXTS } from '#shared/texts/session/password-page-texts.ts';
import { PageFrame } from '../../application/page-frame.tsx';
import { PATHS } from '../../paths.ts';
import { useCameSignedIn } from '../../session/use-came-signed-in.ts';
import { LeavePage } from '../../ui/page/leave-page.tsx';
import { PageSkeleton } from '../../ui/page/page-states.tsx';
import { ReminderForm } from '../features/password/reminder-form.tsx';

const TITLE = formatBreadcrumbs([
  { name: SHELL_TEXTS.home, url: PATHS.home },
  { name: PASSWORD_PAGE_TEXTS.remindTitle },
]);

/** Asks for a link to set another password (admin 2). Signed-in users are sent back. */
export function PasswordReminderPage() {
  const cameSignedIn = useCameSignedIn();
  if (cameSignedIn === undefined) return <PageSkeleton />;
  if (cameSignedIn) {
    return (
      <LeavePage to={PATHS.home} isBack>
        <PageSkeleton />
      </LeavePage>
    );
  }
  return (
    <PageFrame title={TITLE} heading={PASSWORD_PAGE_TEXTS.remindTitle}>
      <Text c="dimmed">{PASSWORD_PAGE_TEXTS.remindLead}</Text>
      <ReminderForm />
    </PageFrame>
  );
}
