import type { PasswordLinkKind } from '#shared/rules/session/password-links.ts';
import type { OutboxMessage } from '#shared/schemas/stored/outbox-message.ts';
import type { User } from '#shared/schemas/stored/user.ts';
import { MAIL_TEXTS } from '#shared/texts/mail/mail-texts.ts';
import type { Delivered } from '../data/operations/delivery-repository.ts';
import type { PasswordResetRepository } from '../data/passwords/password-reset-repository.ts';
import type { Email } from './email.ts';
import type { SendEmail } from './send-email.ts';

interface Recipient {
  readonly user: User;
  readonly companyName: string;
}

/** The content of an email with such a link. */
export interface PasswordLinkMail {
  readonly user: Pick<User, 'userId' | 'userName' | 'email' | 'firstName'>;
  readonly companyName: string;
  /** The secret of the link. */
  readonly nonce: string;
}

export type SendPasswordLink = (
  kind: PasswordLinkKind,
  recipient: Recipient,
  message: OutboxMessage,
  mailOf: (mail: PasswordLinkMail) => Email,
) => Promise<Delivered>;

interface LinkProps {
  readonly resets: Pick<PasswordResetRepository, 'save'>;
  /** 256 random bits, in characters that an address may hold. */
  readonly newNonce: () => string;
  readonly now: () => Date;
}

/**
 * Makes a link with which a user sets a password, and emails it in the brand of the user's account. The link is made
 * now, not when it was asked for, so no message contains a secret. If the email is sent twice, only the link of the
 * second one works (decision O8).
 */
export const makeSendPasswordLink =
  ({ resets, newNonce, now }: LinkProps, sendEmail: SendEmail): SendPasswordLink =>
  async (kind, { user, companyName }, message, mailOf) => {
    const nonce = newNonce();
    await resets.save(user, { kind, nonce, messageId: message.id }, now());
    const { userId, accountId, parentId } = user;
    return sendEmail(mailOf({ user, companyName, nonce }), { ...message, userId, accountId, parentId });
  };

/** Opens the page that sets a password (admin 2). The label is that of a reminder, unless another one is given. */
export const passwordLink = (
  { userId }: Pick<User, 'userId'>,
  nonce: string,
  label: string = MAIL_TEXTS.setPassword,
): NonNullable<Email['link']> => ({
  label,
  path: `/forgot-password?${new URLSearchParams({ userKey: userId, nonce }).toString()}`,
  isNeeded: true,
});
