import type { AccountRepository } from '../data/identity/account-repository.ts';
import type { HistoryRepository } from '../data/operations/history-repository.ts';

/** The dependencies of creating accounts, for the account administration and for imports. */
export interface AccountSavesDependencies {
  readonly accounts: Pick<AccountRepository, 'create' | 'find' | 'ownerOfName'>;
  readonly history: Pick<HistoryRepository, 'record'>;
  readonly newId: () => string;
  readonly now: () => Date;
}
