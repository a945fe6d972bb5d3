import { randomBytes, randomUUID } from 'node:crypto';
import { accountRepository } from '#functions/data/identity/account-repository.ts';
import { personRecords } from '#functions/data/identity/session-records.ts';
import { userRepository } from '#functions/data/identity/user-repository.ts';
import { websiteRepository } from '#functions/data/identity/website-repository.ts';
import { outboxRepository } from '#functions/data/operations/outbox-repository.ts';
import { suppressedAddressRepository } from '#functions/data/operations/suppressed-address-repository.ts';
import { passwordResetRepository } from '#functions/data/passwords/password-reset-repository.ts';
import type { Table } from '#functions/data/table/table.ts';
import { type Mail, NotSent, type SendMail } from '#functions/integrations/mailer.ts';
import { makeDrainOutbox } from '#functions/outbox/drain-outbox.ts';
import { makeSendInvitation } from '#functions/outbox/invitation.ts';
import { makeNotifyUser, PASSWORD_CHANGED } from '#functions/outbox/notify-user.ts';
import { makeSendPasswordReminder } from '#functions/outbox/password-reminder.ts';
import { makeSendEmail } from '#functions/outbox/send-email.ts';
import { makeSendPasswordLink } from '#functions/outbox/send-password-link.ts';
import { provider } from '../builders/people.ts';

const unexpected = async () => {
  throw new NotSent('Not part of the test');
};

/**
 * Sends the mails about passwords that wait in the outbox of a table, and returns those that were sent. `sendMail`
 * stands in for the mail service.
 */
export async function sendPasswordMails(
  table: Table,
  now: () => Date,
  sendMail: SendMail = async () => undefined,
): Promise<Mail[]> {
  const sent: Mail[] = [];
  const { isSuppressed } = suppressedAddressRepository(table);
  const sendEmail = makeSendEmail({
    findAccount: (id) => accountRepository(table).find(provider, id),
    findWebsite: (id) => websiteRepository(table).find(provider, id),
    isSuppressed,
    send: async (mail) => {
      await sendMail(mail);
      sent.push(mail);
    },
  });
  const resets = passwordResetRepository(table);
  const newNonce = () => randomBytes(32).toString('base64url');
  const sendPasswordLink = makeSendPasswordLink({ resets, newNonce, now }, sendEmail);
  const findPerson = (ids: Parameters<typeof personRecords>[1]) => personRecords(table, ids);
  await makeDrainOutbox({
    newId: randomUUID,
    pause: async () => undefined,
    outbox: outboxRepository(table),
    deliver: {
      'password reminder': makeSendPasswordReminder({
        users: userRepository(table),
        findPerson,
        resets,
        isSuppressed,
        sendPasswordLink,
        now,
      }),
      invitation: makeSendInvitation(findPerson, sendPasswordLink),
      'password changed': makeNotifyUser(findPerson, sendEmail, PASSWORD_CHANGED),
      'sign-in ended': unexpected,
      'account requested': unexpected,
      'contact us': unexpected,
      'order to gateway': unexpected,
      'order placed': unexpected,
      'order-status-changed': unexpected,
      'cart-sent-to-parent': unexpected,
      'cart-returned': unexpected,
      'cart-ordered': unexpected,
    },
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    now,
  })(() => Number.POSITIVE_INFINITY);
  return sent;
}

/** The link to set a password in a mail: its host, and what it names. */
export function passwordLinkIn({ text }: Mail) {
  const url = new URL(/https?:\S+/.exec(text)?.[0] ?? 'none:');
  return {
    host: url.host.replace(/:\d+$/, ''),
    path: url.pathname,
    userKey: url.searchParams.get('userKey') ?? '',
    nonce: url.searchParams.get('nonce') ?? '',
  };
}
