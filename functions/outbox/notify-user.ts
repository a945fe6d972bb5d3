import type { OutboxMessage } from '#shared/schemas/stored/outbox-message.ts';
import { MAIL_TEXTS } from '#shared/texts/mail/mail-texts.ts';
import type { PersonRecords } from '../data/identity/session-records.ts';
import type { Delivered } from '../data/operations/delivery-repository.ts';
import type { SendEmail } from './send-email.ts';

/** An email without a link about a user's own sign-in. */
interface Notice {
  readonly subject: (companyName: string) => string;
  readonly text: (firstName: string, companyName: string) => string;
}

/** Tells a user that someone may hold a copy of their sign-in. */
export const SIGN_IN_ENDED: Notice = { subject: MAIL_TEXTS.signInEndedSubject, text: MAIL_TEXTS.signInEnded };

/** Tells a user that their password was changed. It has no link, because a thief would send one. */
export const PASSWORD_CHANGED: Notice = {
  subject: MAIL_TEXTS.passwordChangedSubject,
  text: MAIL_TEXTS.passwordChanged,
};

/** Emails a notice to the user of a message. Deactivated users get no email. */
export function makeNotifyUser(
  findPerson: (message: OutboxMessage) => Promise<PersonRecords>,
  sendEmail: SendEmail,
  { subject, text }: Notice,
): (message: OutboxMessage) => Promise<Delivered | undefined> {
  return async (message) => {
    const { user, account } = await findPerson(message);
    if (!user?.active || !account?.isActive) return undefined;
    const { companyName } = account;
    return sendEmail(
      { to: user.email, subject: subject(companyName), text: text(user.firstName, companyName) },
      message,
    );
  };
}
