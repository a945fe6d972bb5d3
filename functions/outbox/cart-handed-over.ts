import { PROVIDER_ACCOUNT_ID } from '#shared/rules/level.ts';
import type { MessageOf } from '#shared/schemas/outbox-message.ts';
import { MAIL_TEXTS } from '#shared/texts/mail-texts.ts';
import type { HandOverRepository } from '../data/hand-over-repository.ts';
import type { SendLetter } from './send-letter.ts';

type HandOverMessage = MessageOf<'cart-sent-to-parent'> | MessageOf<'cart-returned'>;

/** Tells the parent of a cart that waits for it, or who sent one that it came back. What was decided meanwhile is not told. */
export function cartHandedOver(
  handOvers: Pick<HandOverRepository, 'find'>,
  send: SendLetter,
): (message: HandOverMessage) => Promise<void> {
  return async (message) => {
    const { kind, handOverId, parentId = PROVIDER_ACCOUNT_ID, to } = message;
    const handOver = await handOvers.find({ accountId: parentId }, handOverId);
    if (handOver?.state !== (kind === 'cart-returned' ? 'returned' : 'open')) return;
    const { firstName, lastName, companyName, email, note, answer = '', decidedBy = '', lines } = handOver;
    const parts = lines.map(({ quantity, unit, title }) => `${quantity} ${unit}  ${title}`).join('\n');
    const sender = `${firstName} ${lastName}`.trim();
    const letter =
      kind === 'cart-returned'
        ? {
            to,
            subject: MAIL_TEXTS.cartReturnedSubject(decidedBy),
            text: MAIL_TEXTS.cartReturned({ firstName, decidedBy, answer, parts }),
          }
        : {
            to,
            replyTo: email,
            subject: MAIL_TEXTS.cartSentSubject(sender, companyName),
            text: MAIL_TEXTS.cartSent({ sender, companyName, note, parts }),
          };
    await send(letter, message);
  };
}
