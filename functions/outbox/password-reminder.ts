import { MAIL_TEXTS } from '#shared/texts/mail/mail-texts.ts';
import type { Email } from './email.ts';

/** A user who forgot a password. */
interface PasswordReminder {
  readonly email: string;
  readonly firstName: string;
  readonly companyName: string;
  /** What the page of the reset is opened with (admin 2); the nonce counts once. */
  readonly userKey: string;
  readonly nonce: string;
}

/** Leads to where another password is set; the secret is in the link alone. */
export const passwordReminder = ({ email, firstName, companyName, userKey, nonce }: PasswordReminder): Email => ({
  to: email,
  subject: MAIL_TEXTS.passwordReminderSubject(companyName),
  text: MAIL_TEXTS.passwordReminder(firstName, companyName),
  link: {
    label: MAIL_TEXTS.setPassword,
    path: `/forgot-password?${new URLSearchParams({ userKey, nonce }).toString()}`,
  },
});
