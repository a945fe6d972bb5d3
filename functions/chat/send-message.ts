import { AppError, throttledUntil } from '#shared/errors.ts';
import type { NewChatMessage } from '#shared/schemas/wire/chat.ts';
import { CHAT_TEXTS } from '#shared/texts/admin/chat-texts.ts';
import { ERROR_TEXTS } from '#shared/texts/base/error-texts.ts';
import type { ChatPage, SentMessage } from '../data/operations/chat-repository.ts';
import { retryOnConflict } from '../data/table/retry-on-conflict.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { authorOf } from '../http/history-author.ts';
import { bodyDigest } from '../http/idempotency.ts';
import type { ChatDependencies } from './dependencies.ts';

interface Conversation {
  readonly tenantId: number;
  readonly exists: Promise<void>;
  /** The moment (ISO) after which the page has no messages. */
  readonly since: string;
}

/**
 * Adds a message and returns those that the page does not have yet, the new one included. A message that is sent again
 * adds nothing. Throws 'conflict' for another message under the same key, and 'throttled' above the limit.
 */
export function makeSendMessage({ chats, now }: ChatDependencies) {
  return async (
    actor: SignedIn,
    { tenantId, exists, since }: Conversation,
    { key, ...content }: NewChatMessage,
  ): Promise<ChatPage> => {
    const time = now();
    const message: SentMessage = {
      key,
      digest: bodyDigest(content),
      userId: actor.userId,
      name: authorOf(actor).name,
      isFromProvider: actor.level === 0,
      ...content,
    };
    const read = () => Promise.all([chats.since(tenantId, since, time), chats.conversation(tenantId)]);
    const [first, counted] = await Promise.all([read(), chats.countSend(actor.userId, time), exists]);
    if (counted.isFull) {
      if (await wasSent(message)) return first[0];
      throw throttledUntil(CHAT_TEXTS.tooManyMessages, counted.endsAt, time);
    }
    return retryOnConflict(async (tries) => {
      const [page, conversation] = tries === 1 ? first : await read();
      const added = await chats.add(tenantId, message, conversation, time);
      if (added === 'conversation') return undefined;
      if (added === 'sent') {
        await wasSent(message);
        return page;
      }
      return page.hasMore ? page : { messages: [...page.messages, added], hasMore: false };
    });

    async function wasSent({ digest, ...sent }: SentMessage): Promise<boolean> {
      const known = await chats.sentDigest(tenantId, sent);
      if (known !== undefined && known !== digest) throw new AppError('conflict', ERROR_TEXTS.keyRepeated);
      return known !== undefined;
    }
  };
}
