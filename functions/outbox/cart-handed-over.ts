import { PROVIDER_ACCOUNT_ID } from '#shared/rules/accounts/level.ts';
import type { HandOver } from '#shared/schemas/stored/hand-over.ts';
import type { MessageOf } from '#shared/schemas/stored/outbox-message.ts';
import { MAIL_TEXTS } from '#shared/texts/mail/mail-texts.ts';
import type { HandOverRepository } from '../data/sales/hand-over-repository.ts';
import type { Email } from './email.ts';
import type { SendEmail } from './send-email.ts';

type HandOverKind = 'cart-sent-to-parent' | 'cart-returned' | 'cart-ordered';
type HandOverMessage = MessageOf<HandOverKind>;

/** What a cart must still be for that to be told. */
const TOLD_WHILE: Readonly<Record<HandOverKind, HandOver['state']>> = {
  'cart-sent-to-parent': 'open',
  'cart-returned': 'returned',
  'cart-ordered': 'ordered',
};

/**
 * Tells the parent of a cart that waits for it, or who sent one that it came back or was ordered. What was decided
 * meanwhile is not told.
 */
export function cartHandedOver(
  handOvers: Pick<HandOverRepository, 'find'>,
  send: SendEmail,
): (message: HandOverMessage) => Promise<void> {
  return async (message) => {
    const { kind, handOverId, parentId = PROVIDER_ACCOUNT_ID, to } = message;
    const handOver = await handOvers.find({ accountId: parentId }, handOverId);
    if (handOver?.state === TOLD_WHILE[kind]) await send({ to, ...LETTERS[kind](handOver) }, message);
  };
}

const LETTERS: Readonly<Record<HandOverKind, (handOver: HandOver) => Omit<Email, 'to'>>> = {
  'cart-sent-to-parent': sentLetter,
  'cart-returned': returnedLetter,
  'cart-ordered': orderedLetter,
};

const sentCarts = { label: MAIL_TEXTS.seeSentCarts, path: '/cart/sent' };

/** Answers go to who sent it. */
export function sentLetter(handOver: HandOver): Omit<Email, 'to'> {
  const { firstName, lastName, companyName, email, note } = handOver;
  const sender = `${firstName} ${lastName}`.trim();
  return {
    replyTo: email,
    subject: MAIL_TEXTS.cartSentSubject(sender, companyName),
    text: MAIL_TEXTS.cartSent({ sender, companyName, note, parts: partsOf(handOver) }),
    link: sentCarts,
  };
}

export function returnedLetter(handOver: HandOver): Omit<Email, 'to'> {
  const { firstName, decidedBy = '', answer = '' } = handOver;
  return {
    subject: MAIL_TEXTS.cartReturnedSubject(decidedBy),
    text: MAIL_TEXTS.cartReturned({ firstName, decidedBy, answer, parts: partsOf(handOver) }),
    link: sentCarts,
  };
}

/** Without its parts: the parent may have ordered others, which the order shows. */
export function orderedLetter({ firstName, decidedBy = '', orderNumber = '' }: HandOver): Omit<Email, 'to'> {
  return {
    subject: MAIL_TEXTS.cartOrderedSubject(decidedBy, orderNumber),
    text: MAIL_TEXTS.cartOrdered(firstName, decidedBy, orderNumber),
    link: { label: MAIL_TEXTS.seeOrder, path: `/orders/${orderNumber}` },
  };
}

const partsOf = ({ lines }: HandOver): string =>
  lines.map(({ quantity, unit, title }) => `${quantity} ${unit}  ${title}`).join('\n');
