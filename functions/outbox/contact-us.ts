import { effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import { oneLine } from '#shared/rules/base/one-line.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import type { MessageOf } from '#shared/schemas/stored/outbox-message.ts';
import type { Warehouse } from '#shared/schemas/stored/warehouse.ts';
import { CONTACT_QUESTIONS } from '#shared/texts/content/content-texts.ts';
import { MAIL_TEXTS } from '#shared/texts/mail/mail-texts.ts';
import { contactAddress } from '#shared/values/contact-routing.ts';
import type { PersonRecords } from '../data/identity/session-records.ts';
import type { Delivered } from '../data/operations/delivery-repository.ts';
import type { SendEmail } from './send-email.ts';

type ContactMessage = MessageOf<'contact us'>;

interface ContactProps {
  readonly findPerson: (message: ContactMessage) => Promise<PersonRecords>;
  readonly findProvider: () => Promise<Account | undefined>;
  readonly listWarehouses: () => Promise<readonly Warehouse[]>;
}

/**
 * Emails a user's question to the address of the account, else of its parent, else of the provider (storefront 6).
 * Replies go to the user. Throws when none of them has an address, and then a person decides.
 */
export function makeSendContactUs(
  { findPerson, findProvider, listWarehouses }: ContactProps,
  sendEmail: SendEmail,
): (message: ContactMessage) => Promise<Delivered> {
  return async (message) => {
    const { request, warehouseNumber } = message;
    const [{ user, account, parent }, provider, warehouses] = await Promise.all([
      findPerson(message),
      findProvider(),
      listWarehouses(),
    ]);
    if (!user || !account) throw new Error('The user or their account no longer exists');
    const nearestFirst = [
      effectiveAccount(account, parent),
      ...[parent ?? [], provider ?? []].flat().map((owner) => effectiveAccount(owner)),
    ];
    const to = contactAddress(
      request.questionType,
      nearestFirst.map(({ settings }) => settings.contactAddresses),
    );
    if (!to) throw new Error('No account has an address for this question');
    const serving = warehouses.find((warehouse) => warehouse.warehouseNumber === warehouseNumber);
    const email = {
      to,
      replyTo: user.email,
      subject: MAIL_TEXTS.contactSubject(CONTACT_QUESTIONS[request.questionType], account.companyName),
      text: MAIL_TEXTS.contact({
        asker: oneLine(request.name ?? '') || `${user.firstName} ${user.lastName}`,
        userName: user.userName,
        email: user.email,
        phone: oneLine(request.phoneNumber ?? '') || user.phoneNumber,
        company: account.companyName,
        serviceLocation: serving?.description ?? '',
        message: request.message,
      }),
    };
    return sendEmail(email, message);
  };
}
