import { effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import type { MessageOf } from '#shared/schemas/stored/outbox-message.ts';
import { MAIL_TEXTS } from '#shared/texts/mail/mail-texts.ts';
import { contactAddress } from '#shared/values/contact-routing.ts';
import { LINE_FACTS } from '#shared/values/line-of-business.ts';
import type { PersonRecords } from '../data/identity/session-records.ts';
import type { Delivered } from '../data/operations/delivery-repository.ts';
import type { SendEmail } from './send-email.ts';

type AccountRequest = MessageOf<'account requested'>;

interface RequestProps {
  readonly findPerson: (message: AccountRequest) => Promise<PersonRecords>;
  readonly findProvider: () => Promise<Account | undefined>;
}

/**
 * Emails the provider that an account wants to buy in a line of business (storefront 6). Only the provider assigns
 * customer numbers, so the parent is not asked. Replies go to the user. Throws when the provider has no address, and
 * then a person decides.
 */
export function makeSendAccountRequest(
  { findPerson, findProvider }: RequestProps,
  sendEmail: SendEmail,
): (message: AccountRequest) => Promise<Delivered> {
  return async (message) => {
    const [{ user, account }, provider] = await Promise.all([findPerson(message), findProvider()]);
    if (!user || !account) throw new Error('The user or their account no longer exists');
    const addresses = provider ? [effectiveAccount(provider).settings.contactAddresses] : [];
    const to = contactAddress('accountIssue', addresses);
    if (!to) throw new Error('The provider has no address for requests');
    const line = LINE_FACTS[message.lineOfBusiness].label;
    const email = {
      to,
      replyTo: user.email,
      subject: MAIL_TEXTS.accountRequestedSubject(line, account.companyName),
      text: MAIL_TEXTS.accountRequested({
        asker: `${user.firstName} ${user.lastName}`,
        userName: user.userName,
        email: user.email,
        phone: user.phoneNumber,
        company: account.companyName,
        line,
      }),
    };
    return sendEmail(email, message);
  };
}
