import { randomUUID } from 'node:crypto';
import { type AccountRepository, accountRepository } from '../data/identity/account-repository.ts';
import { type CustomerRepository, customerRepository } from '../data/identity/customer-repository.ts';
import { type UserDirectory, userDirectory } from '../data/identity/user-directory.ts';
import { type WebsiteRepository, websiteRepository } from '../data/identity/website-repository.ts';
import { type HistoryRepository, historyRepository } from '../data/operations/history-repository.ts';
import type { Table } from '../data/table/table.ts';

/** Shared by all groups (http/runtime). */
interface FromEdge {
  readonly now: () => Date;
}

/** The dependencies of the account administration. */
export interface AccountsDependencies extends FromEdge {
  readonly accounts: AccountRepository;
  readonly customers: Pick<CustomerRepository, 'find'>;
  readonly directory: Pick<UserDirectory, 'mastersOf'>;
  readonly history: HistoryRepository;
  readonly websites: Pick<WebsiteRepository, 'find' | 'ofAccounts'>;
  readonly newId: () => string;
}

/** Builds the dependencies from a table. */
export const accountsDependencies = (table: Table, fromEdge: FromEdge): AccountsDependencies => ({
  ...fromEdge,
  accounts: accountRepository(table),
  customers: customerRepository(table),
  directory: userDirectory(table),
  history: historyRepository(table),
  websites: websiteRepository(table),
  newId: randomUUID,
});
