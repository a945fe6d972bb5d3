import { isTooSoonForReminder } from '#shared/rules/session/password-links.ts';
import { maySignInOn } from '#shared/rules/session/sign-in-scope.ts';
import type { MessageOf } from '#shared/schemas/stored/outbox-message.ts';
import { MAIL_TEXTS } from '#shared/texts/mail/mail-texts.ts';
import type { PersonRecords } from '../data/identity/session-records.ts';
import type { UserMarker, UserRepository } from '../data/identity/user-repository.ts';
import type { Delivered } from '../data/operations/delivery-repository.ts';
import type { PasswordResetRepository } from '../data/passwords/password-reset-repository.ts';
import type { Email } from './email.ts';
import { type PasswordLinkMail, passwordLink, type SendPasswordLink } from './send-password-link.ts';

interface ReminderProps {
  readonly users: Pick<UserRepository, 'findByUserName'>;
  readonly findPerson: (marker: UserMarker) => Promise<PersonRecords>;
  readonly resets: Pick<PasswordResetRepository, 'newest'>;
  /** Whether mail to an address bounced, or its owner complained. */
  readonly isSuppressed: (address: string) => Promise<boolean>;
  readonly sendPasswordLink: SendPasswordLink;
  readonly now: () => Date;
}

/**
 * Emails a link to set another password to whoever has the name, if they may sign in at the store where it was asked
 * for. Otherwise nothing is sent and nobody learns why. Nor is anything sent shortly after another link, or to an
 * address that gets no mail (decision B290).
 */
export function makeSendPasswordReminder(
  props: ReminderProps,
): (message: MessageOf<'password reminder'>) => Promise<Delivered | undefined> {
  const { users, findPerson, resets, isSuppressed, sendPasswordLink, now } = props;
  return async (message) => {
    const marker = await users.findByUserName(message.userName);
    if (!marker || !maySignInOn(message, marker)) return undefined;
    const { user, account, tenant } = await findPerson(marker);
    if (!user?.active || !account?.isActive || !tenant?.isActive) return undefined;
    const newest = await resets.newest(user.userId);
    // A mail that could not be sent at first has left its link.
    const isOwn = message.attempts > 1 && newest?.messageId === message.id;
    if (!isOwn && isTooSoonForReminder(newest, now())) return undefined;
    if (await isSuppressed(user.email)) return undefined;
    return sendPasswordLink('reset', { user, companyName: account.companyName }, message, reminderMail);
  };
}

/** The email with the link to set another password. Only the link contains the secret. */
export const reminderMail = ({ user, companyName, nonce }: PasswordLinkMail): Email => ({
  to: user.email,
  subject: MAIL_TEXTS.passwordReminderSubject(companyName),
  text: MAIL_TEXTS.passwordReminder(user.firstName, companyName),
  link: passwordLink(user, nonce),
});
