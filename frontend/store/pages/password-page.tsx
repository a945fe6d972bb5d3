import { matchPath, useLocation } from 'react-router';
import { PATHS } from '../../paths.ts';
import { PasswordReminderPage } from './password-reminder-page.tsx';
import { PasswordResetPage } from './password-reset-page.tsx';

/** The pages for a forgotten password, which come together: they are one entry of the store's first load. */
export function PasswordPage() {
  const { pathname } = useLocation();
  return matchPath(PATHS.passwordReset, pathname) ? <PasswordResetPage /> : <PasswordReminderPage />;
}
