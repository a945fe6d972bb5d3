import * as z from 'zod/mini';
import { chatAboutSchema } from '#shared/schemas/fields/chat.ts';
import { browserStorage, tabStorage } from '../../../ui/hooks/web-storage.ts';

/** A message that the server has not acknowledged. */
const waitingMessageSchema = z.object({
  key: z.string(),
  text: z.string(),
  about: z.optional(chatAboutSchema),
});
export type WaitingMessage = z.infer<typeof waitingMessageSchema>;

const unsentSchema = z.object({ draft: z.string(), waiting: z.array(waitingMessageSchema) });
/** The draft of a conversation, and its messages that wait. */
export type Unsent = z.infer<typeof unsentSchema>;

/** The browser's memory of a user's conversations, by the account of the tenant. */
export interface ChatStorage {
  unsent(accountId: number): Unsent;
  keepUnsent(accountId: number, unsent: Unsent): void;
  /** The number of the last message that was shown; 0 if none was. */
  read(accountId: number): number;
  markRead(accountId: number, number: number): void;
}

/** Unsent texts belong to the tab, so that two tabs don't send the same. What was read belongs to the browser. */
export function chatStorage(userId: string): ChatStorage {
  const readKey = (accountId: number) => `chat-read-${userId}-${accountId}`;
  const unsentKey = (accountId: number) => `chat-unsent-${userId}-${accountId}`;
  const read = (accountId: number) => Number(browserStorage.read(readKey(accountId))) || 0;
  return {
    unsent(accountId) {
      const { data } = unsentSchema.safeParse(jsonOf(tabStorage.read(unsentKey(accountId))));
      return data ?? { draft: '', waiting: [] };
    },
    keepUnsent(accountId, unsent) {
      if (unsent.draft === '' && unsent.waiting.length === 0) tabStorage.remove(unsentKey(accountId));
      else tabStorage.write(unsentKey(accountId), JSON.stringify(unsent));
    },
    read,
    markRead(accountId, number) {
      if (number > read(accountId)) browserStorage.write(readKey(accountId), String(number));
    },
  };
}

function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}
