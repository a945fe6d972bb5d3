import type { ChatAnswer, ChatMessageView, ChatRequest } from '#shared/schemas/wire/chat.ts';
import { FIRST_CHAT_DATE } from '#shared/values/chat.ts';
import type { ChatPage } from '../data/operations/chat-repository.ts';
import type { SignedIn } from '../http/authenticate.ts';
import { refuseFields } from '../http/invalid-fields.ts';
import type { ChatDependencies } from './dependencies.ts';
import { makeFindTenant } from './find-tenant.ts';
import { makeSendMessage } from './send-message.ts';

export type AnswerChatRequest = (actor: SignedIn, request: Omit<ChatRequest, 'authorization'>) => Promise<ChatAnswer>;

/** Answers what a page says (decision B470): adds its message if there is one, and returns what is newer than its date. */
export function makeAnswerRequest(dependencies: ChatDependencies): AnswerChatRequest {
  const { chats, now } = dependencies;
  const findTenant = makeFindTenant(dependencies);
  const sendMessage = makeSendMessage(dependencies);

  return async (actor, { date, accountId, text, key, about }) => {
    const since = date === FIRST_CHAT_DATE ? '2000-01-01T00:00:00.000Z' : new Date(date).toISOString();
    const message = text !== undefined && key !== undefined ? { text, key, ...(about && { about }) } : undefined;
    const tenant = findTenant(actor, accountId);
    if (!tenant) {
      if (message) refuseFields([{ path: 'AccountId', message: 'Expected the account of a tenant' }]);
      return { messages: [], hasMore: false, conversations: [...(await chats.conversationsSince(since, now()))] };
    }
    if (message) return shown(actor, await sendMessage(actor, { ...tenant, since }, message));
    const [page] = await Promise.all([chats.since(tenant.tenantId, since, now()), tenant.exists]);
    return shown(actor, page);
  };
}

const shown = (actor: SignedIn, { messages, hasMore }: ChatPage): ChatAnswer => ({
  messages: messages.map(
    ({ userId, ...message }): ChatMessageView => ({ ...message, isMine: userId === actor.userId }),
  ),
  hasMore,
  conversations: [],
});
