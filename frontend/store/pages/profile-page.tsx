import { formatBreadcrumbs } from '#shared/rules/base/breadcrumbs.ts';
import { SHELL_TEXTS } from '#shared/texts/base/shell-texts.ts';
import { PROFILE_PAGE_TEXTS } from '#shared/texts/session/profile-page-texts.ts';
import { PageFrame } from '../../application/page-frame.tsx';
import { PATHS } from '../../paths.ts';
import { useUser } from '../../session/session-context.tsx';
import { ProfileForm } from '../features/profile/profile-form.tsx';

const TITLE = formatBreadcrumbs([{ name: SHELL_TEXTS.home, url: PATHS.home }, { name: PROFILE_PAGE_TEXTS.title }]);

/** One's own name, address, phone number and password (admin 2). */
export function ProfilePage() {
  const user = useUser();
  if (!user) return null;
  return (
    <PageFrame title={TITLE} heading={PROFILE_PAGE_TEXTS.title}>
      <ProfileForm user={user} />
    </PageFrame>
  );
}
