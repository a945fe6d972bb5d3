import { ACCOUNT_DEFAULTS } from '#shared/rules/accounts/account-defaults.ts';
import { CONTACT_QUESTIONS } from '#shared/texts/content/content-texts.ts';
import { MAIL_TEXTS } from '#shared/texts/mail/mail-texts.ts';
import { orderedMail, returnedMail, sentMail } from '../approval-request-mail.ts';
import type { Email } from '../email.ts';
import { invitationMail } from '../invitation.ts';
import { confirmationOf } from '../order-placed.ts';
import { statusEmail } from '../order-status-changed.ts';
import { reminderMail } from '../password-reminder.ts';
import { sampleApprovalRequest } from './sample-approval-request.ts';
import { sampleOrder, sampleOrderOf, sampleOrderOfLines } from './sample-order.ts';

const to = 'sam@example.com';
const sender = 'Eddie Espinoza';
const companyName = 'Summit East';
const asker = { asker: sender, userName: 'summit-east', email: to, phone: '(303) 555-0142', company: companyName };
const linkMail = {
  user: { userId: 'sample', userName: 'sam.taylor', email: to, firstName: 'Sam' },
  companyName,
  nonce: 'sample-nonce',
};

/** One made-up email of each kind, by name. */
export const sampleEmails: Readonly<Record<string, Email>> = {
  'order-placed': confirmationOf(sampleOrder, ACCOUNT_DEFAULTS),
  'order-placed-large': confirmationOf(sampleOrderOfLines(400), ACCOUNT_DEFAULTS),
  'order-placed-to-contact': confirmationOf(sampleOrderOf('counter@example.com'), ACCOUNT_DEFAULTS),
  'order-status-to-contact': statusEmail(sampleOrderOf('counter@example.com').order, 'Completed', 'Delivered'),
  'order-status': statusEmail(sampleOrder.order, 'Completed', 'Delivered to the rear gate'),
  'sign-in-ended': {
    to,
    subject: MAIL_TEXTS.signInEndedSubject(companyName),
    text: MAIL_TEXTS.signInEnded('Sam', companyName),
  },
  'password-reminder': reminderMail(linkMail),
  invitation: invitationMail(linkMail, sender),
  'password-changed': {
    to,
    subject: MAIL_TEXTS.passwordChangedSubject(companyName),
    text: MAIL_TEXTS.passwordChanged('Sam', companyName),
  },
  'cart-sent': { to, ...sentMail(sampleApprovalRequest) },
  'cart-returned': { to, ...returnedMail(sampleApprovalRequest) },
  'cart-ordered': { to, ...orderedMail(sampleApprovalRequest) },
  'account-requested': {
    to,
    subject: MAIL_TEXTS.accountRequestedSubject('Recycled', companyName),
    text: MAIL_TEXTS.accountRequested({ ...asker, line: 'Recycled' }),
  },
  contact: {
    to,
    subject: MAIL_TEXTS.contactSubject(CONTACT_QUESTIONS.ordersInquiry, companyName),
    text: MAIL_TEXTS.contact({
      ...asker,
      serviceLocation: 'Denver',
      message: 'Where is our order 1000001?\n\nThe truck was here without it.',
    }),
  },
};
