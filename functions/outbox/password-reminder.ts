import { MAIL_TEXTS } from '#shared/texts/mail/mail-texts.ts';
import type { Email } from './email.ts';

/** A user who forgot a password. */
interface PasswordReminder {
  readonly email: string;
  readonly firstName: string;
  readonly companyName: string;
  /** Opens the reset page (admin 2). The nonce is valid once. */
  readonly userKey: string;
  readonly nonce: string;
}

/** The email with the link to set another password. Only the link contains the secret. */
export const passwordReminder = ({ email, firstName, companyName, userKey, nonce }: PasswordReminder): Email => ({
  to: email,
  subject: MAIL_TEXTS.passwordReminderSubject(companyName),
  text: MAIL_TEXTS.passwordReminder(firstName, companyName),
  link: {
    label: MAIL_TEXTS.setPassword,
    path: `/forgot-password?${new URLSearchParams({ userKey, nonce }).toString()}`,
  },
});
