import { randomUUID } from 'node:crypto';
import { type AccountRepository, accountRepository } from '../data/identity/account-repository.ts';
import { type HistoryRepository, historyRepository } from '../data/operations/history-repository.ts';
import type { Table } from '../data/table/table.ts';

/** Shared by all groups (http/runtime). */
interface FromEdge {
  readonly now: () => Date;
}

/** The dependencies of the account administration. */
export interface AccountsDependencies extends FromEdge {
  readonly accounts: AccountRepository;
  readonly history: HistoryRepository;
  readonly newId: () => string;
}

/** Builds the dependencies from a table. */
export const accountsDependencies = (table: Table, fromEdge: FromEdge): AccountsDependencies => ({
  ...fromEdge,
  accounts: accountRepository(table),
  history: historyRepository(table),
  newId: randomUUID,
});
