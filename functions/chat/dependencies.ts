import { type AccountReader, accountReader } from '../data/identity/account-reader.ts';
import { type ChatRepository, chatRepository } from '../data/operations/chat-repository.ts';
import type { Table } from '../data/table/table.ts';

/** The dependencies of the chat. */
export interface ChatDependencies {
  readonly chats: ChatRepository;
  readonly accounts: Pick<AccountReader, 'find'>;
  readonly now: () => Date;
}

/** Builds the dependencies from a table. */
export const chatDependencies = (table: Table, now: () => Date): ChatDependencies => ({
  chats: chatRepository(table),
  accounts: accountReader(table),
  now,
});
