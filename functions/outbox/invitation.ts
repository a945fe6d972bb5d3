import type { MessageOf } from '#shared/schemas/stored/outbox-message.ts';
import { MAIL_TEXTS } from '#shared/texts/mail/mail-texts.ts';
import type { PersonRecords } from '../data/identity/session-records.ts';
import type { Delivered } from '../data/operations/delivery-repository.ts';
import type { Email } from './email.ts';
import { type PasswordLinkMail, passwordLink, type SendPasswordLink } from './send-password-link.ts';

type InvitationMessage = MessageOf<'invitation'>;

/** Emails a user a link to set their first password. It ends the link before. Deactivated users get no email. */
export function makeSendInvitation(
  findPerson: (message: InvitationMessage) => Promise<PersonRecords>,
  sendPasswordLink: SendPasswordLink,
): (message: InvitationMessage) => Promise<Delivered | undefined> {
  return async (message) => {
    const { user, account } = await findPerson(message);
    if (!user?.active || !account?.isActive) return undefined;
    return sendPasswordLink('invitation', { user, companyName: account.companyName }, message, (mail) =>
      invitationMail(mail, message.invitedBy),
    );
  };
}

/** The email with the link. Only the link contains the secret. */
export const invitationMail = ({ user, companyName, nonce }: PasswordLinkMail, invitedBy: string): Email => ({
  to: user.email,
  subject: MAIL_TEXTS.invitationSubject(companyName),
  text: MAIL_TEXTS.invitation({ firstName: user.firstName, userName: user.userName, companyName, invitedBy }),
  link: passwordLink(user, nonce, MAIL_TEXTS.setFirstPassword),
});
