import { PROVIDER_ACCOUNT_ID } from '#shared/rules/accounts/level.ts';
import type { ApprovalRequest } from '#shared/schemas/stored/approval-request.ts';
import type { MessageOf } from '#shared/schemas/stored/outbox-message.ts';
import { MAIL_TEXTS } from '#shared/texts/mail/mail-texts.ts';
import type { Delivered } from '../data/operations/delivery-repository.ts';
import type { ApprovalRequestRepository } from '../data/sales/approval-request-repository.ts';
import type { Email, EmailTable } from './email.ts';
import type { SendEmail } from './send-email.ts';

type ApprovalMailKind = 'cart-sent-to-parent' | 'cart-returned' | 'cart-ordered';
type ApprovalMailMessage = MessageOf<ApprovalMailKind>;

/** The state that an approval request must still have when its email is sent. */
const SENT_WHILE: Readonly<Record<ApprovalMailKind, ApprovalRequest['state']>> = {
  'cart-sent-to-parent': 'open',
  'cart-returned': 'returned',
  'cart-ordered': 'ordered',
};

/**
 * Emails the parent about a new approval request, or the sender about a returned or ordered one. Sends nothing if the
 * request was decided otherwise meanwhile.
 */
export function makeSendApprovalMail(
  approvals: Pick<ApprovalRequestRepository, 'find'>,
  sendEmail: SendEmail,
): (message: ApprovalMailMessage) => Promise<Delivered | undefined> {
  return async (message) => {
    const { kind, handOverId, parentId = PROVIDER_ACCOUNT_ID, to } = message;
    const request = await approvals.find({ accountId: parentId }, handOverId);
    return request?.state === SENT_WHILE[kind] ? sendEmail({ to, ...EMAILS[kind](request) }, message) : undefined;
  };
}

const EMAILS: Readonly<Record<ApprovalMailKind, (request: ApprovalRequest) => Omit<Email, 'to'>>> = {
  'cart-sent-to-parent': sentMail,
  'cart-returned': returnedMail,
  'cart-ordered': orderedMail,
};

const approvalsLink = { label: MAIL_TEXTS.seeApprovals, path: '/cart/sent' };

/** Replies go to the sender of the request. */
export function sentMail(request: ApprovalRequest): Omit<Email, 'to'> {
  const { firstName, lastName, companyName, email, note } = request;
  const sender = `${firstName} ${lastName}`.trim();
  return {
    replyTo: email,
    subject: MAIL_TEXTS.cartSentSubject(sender, companyName),
    text: MAIL_TEXTS.cartSent({ sender, companyName, note }),
    tables: [partsOf(request)],
    link: approvalsLink,
  };
}

export function returnedMail(request: ApprovalRequest): Omit<Email, 'to'> {
  const { firstName, decidedBy = '', answer = '' } = request;
  return {
    subject: MAIL_TEXTS.cartReturnedSubject(decidedBy),
    text: MAIL_TEXTS.cartReturned({ firstName, decidedBy, answer }),
    tables: [partsOf(request)],
    link: approvalsLink,
  };
}

/** Leaves out the parts, because the parent may have ordered others, which the order shows. */
export function orderedMail({ firstName, decidedBy = '', orderNumber = '' }: ApprovalRequest): Omit<Email, 'to'> {
  return {
    subject: MAIL_TEXTS.cartOrderedSubject(decidedBy, orderNumber),
    text: MAIL_TEXTS.cartOrdered(firstName, decidedBy, orderNumber),
    link: { label: MAIL_TEXTS.seeOrder, path: `/orders/${orderNumber}` },
  };
}

const partsOf = ({ lines }: ApprovalRequest): EmailTable => ({
  title: MAIL_TEXTS.partsOfCart,
  rows: lines.map(({ quantity, unit, title }) => ({ label: `${quantity} ${unit} × ${title}`, isLine: true })),
});
