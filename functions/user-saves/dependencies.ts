import type { AccountRepository } from '../data/identity/account-repository.ts';
import type { UserRepository } from '../data/identity/user-repository.ts';
import type { HistoryRepository } from '../data/operations/history-repository.ts';
import type { WakeOutbox } from '../integrations/wake-outbox.ts';

/** The dependencies of saving users, for the user administration and for imports. */
export interface UserSavesDependencies {
  readonly accounts: Pick<AccountRepository, 'find' | 'list'>;
  readonly history: Pick<HistoryRepository, 'record'>;
  readonly users: UserRepository;
  readonly wakeOutbox: WakeOutbox;
  readonly newId: () => string;
  readonly now: () => Date;
}
