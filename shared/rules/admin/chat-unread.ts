import type { Conversation } from '../../schemas/fields/chat.ts';
import type { ChatMessageView } from '../../schemas/wire/chat.ts';

/**
 * How many messages of a conversation are new to the provider's staff. `read` is the number of the last one that this
 * browser has shown. What a colleague has answered is not new.
 */
export const unreadByStaff = ({ count, answered }: Pick<Conversation, 'count' | 'answered'>, read: number): number =>
  Math.max(0, count - Math.max(answered, read));

/** The same for the administrators of the tenant: what the staff wrote after they last wrote or read. */
export function unreadByTenant(
  messages: readonly Pick<ChatMessageView, 'number' | 'isFromProvider'>[],
  read: number,
): number {
  const own = messages.findLast(({ isFromProvider }) => !isFromProvider)?.number ?? 0;
  return messages.filter(({ number }) => number > Math.max(own, read)).length;
}
