import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Context } from 'aws-lambda';
import { PROVIDER_ACCOUNT_ID } from '#shared/rules/accounts/level.ts';
import type { Scope } from '#shared/rules/accounts/scope.ts';
import type { OutboxMessage } from '#shared/schemas/stored/outbox-message.ts';
import { warehouseRepository } from '../data/catalogue/warehouse-repository.ts';
import { accountRepository } from '../data/identity/account-repository.ts';
import { personRecords } from '../data/identity/session-records.ts';
import { userRepository } from '../data/identity/user-repository.ts';
import { websiteRepository } from '../data/identity/website-repository.ts';
import { outboxRepository } from '../data/operations/outbox-repository.ts';
import { suppressedAddressRepository } from '../data/operations/suppressed-address-repository.ts';
import { passwordResetRepository } from '../data/passwords/password-reset-repository.ts';
import { approvalRequestRepository } from '../data/sales/approval-request-repository.ts';
import { checkoutAttemptRepository } from '../data/sales/checkout-attempt-repository.ts';
import { orderRepository } from '../data/sales/order-repository.ts';
import { reservationRepository } from '../data/sales/reservation-repository.ts';
import { table } from '../data/table/deployed-table.ts';
import { log } from '../http/log.ts';
import { sesMailer } from '../integrations/mailer.ts';
import { acceptingGateway } from '../integrations/order-gateway.ts';
import { makeSendAccountRequest } from './account-requested.ts';
import { makeSendApprovalMail } from './approval-request-mail.ts';
import { makeSendContactUs } from './contact-us.ts';
import { makeDrainOutbox } from './drain-outbox.ts';
import { makeSendInvitation } from './invitation.ts';
import { makeNotifyUser, PASSWORD_CHANGED, SIGN_IN_ENDED } from './notify-user.ts';
import { makeSendOrderConfirmation } from './order-placed.ts';
import { makeSendOrderStatus } from './order-status-changed.ts';
import { makeSendPasswordReminder } from './password-reminder.ts';
import { makeSendEmail } from './send-email.ts';
import { makeSendPasswordLink } from './send-password-link.ts';
import { makeSubmitOrder } from './submit-order.ts';
import { makeSweepAttempts } from './sweep-attempts.ts';

/** The scope of the product itself. */
const provider: Scope = { accountId: PROVIDER_ACCOUNT_ID, userId: 'outbox', level: 0 };
const findPerson = (message: OutboxMessage) => personRecords(table, message);

const accounts = accountRepository(table);
const websites = websiteRepository(table);
const { isSuppressed } = suppressedAddressRepository(table);
const sendEmail = makeSendEmail({
  findAccount: (id) => accounts.find(provider, id),
  findWebsite: (id) => websites.find(provider, id),
  isSuppressed,
  send: sesMailer(process.env['MAIL_DOMAIN'] ?? ''),
});

const now = () => new Date();
const resets = passwordResetRepository(table);
const newNonce = () => randomBytes(32).toString('base64url');
const sendPasswordLink = makeSendPasswordLink({ resets, newNonce, now }, sendEmail);
const findProvider = () => accounts.find(provider, PROVIDER_ACCOUNT_ID);

const orders = orderRepository(table);
const sweepAttempts = makeSweepAttempts({
  attempts: checkoutAttemptRepository(table),
  reservations: reservationRepository(table),
  now,
});

const sendApprovalMail = makeSendApprovalMail(approvalRequestRepository(table), sendEmail);

const drainOutbox = makeDrainOutbox({
  outbox: outboxRepository(table),
  deliver: {
    'sign-in ended': makeNotifyUser(findPerson, sendEmail, SIGN_IN_ENDED),
    'password reminder': makeSendPasswordReminder({
      users: userRepository(table),
      findPerson: (marker) => personRecords(table, marker),
      resets,
      isSuppressed,
      sendPasswordLink,
      now,
    }),
    invitation: makeSendInvitation(findPerson, sendPasswordLink),
    'password changed': makeNotifyUser(findPerson, sendEmail, PASSWORD_CHANGED),
    'contact us': makeSendContactUs(
      {
        findPerson,
        findProvider,
        listWarehouses: () => warehouseRepository(table).list(),
      },
      sendEmail,
    ),
    'cart-sent-to-parent': sendApprovalMail,
    'cart-returned': sendApprovalMail,
    'cart-ordered': sendApprovalMail,
    'account requested': makeSendAccountRequest({ findPerson, findProvider }, sendEmail),
    'order to gateway': makeSubmitOrder({ orders, gateway: acceptingGateway, now }),
    'order placed': makeSendOrderConfirmation(orders, findPerson, sendEmail),
    'order-status-changed': makeSendOrderStatus(orders, sendEmail),
  },
  log,
  now,
  newId: randomUUID,
  pause: setTimeout,
});

/** Invoked by the groups that add messages, and by a schedule every minute. */
export const handler = async (_event: unknown, context: Context): Promise<void> => {
  await sweepAttempts();
  await drainOutbox(() => context.getRemainingTimeInMillis());
};
