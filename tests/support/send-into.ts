import type { Email } from '#functions/outbox/email.ts';
import type { SendEmail } from '#functions/outbox/send-email.ts';

/** Sends emails into a list, in the place of a mailer. */
export const sendInto =
  (mails: Email[]): SendEmail =>
  async (email) => {
    mails.push(email);
    return { to: email.to, subject: email.subject };
  };
