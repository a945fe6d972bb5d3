import type { OutboxMessage } from '#shared/schemas/stored/outbox-message.ts';
import { MAIL_TEXTS } from '#shared/texts/mail/mail-texts.ts';
import type { PersonRecords } from '../data/identity/session-records.ts';
import type { SendEmail } from './send-email.ts';

/**
 * Emails a user that their password was changed, so that they notice if it was somebody else. It has no link, because
 * somebody who wants to steal a password would send one. Deactivated users get no email.
 */
export function makeSendPasswordChanged(
  findPerson: (message: OutboxMessage) => Promise<PersonRecords>,
  sendEmail: SendEmail,
): (message: OutboxMessage) => Promise<void> {
  return async (message) => {
    const { user, account } = await findPerson(message);
    if (!user?.active || !account?.isActive) return;
    const email = {
      to: user.email,
      subject: MAIL_TEXTS.passwordChangedSubject(account.companyName),
      text: MAIL_TEXTS.passwordChanged(user.firstName, account.companyName),
    };
    await sendEmail(email, message);
  };
}
