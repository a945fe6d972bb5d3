import { randomUUID } from 'node:crypto';
import { type InsurerRepository, insurerRepository } from '../data/catalogue/insurer-repository.ts';
import { type PriceLevelRepository, priceLevelRepository } from '../data/catalogue/price-level-repository.ts';
import { type AccountRepository, accountRepository } from '../data/identity/account-repository.ts';
import { companyNameOwner } from '../data/identity/company-name-owner.ts';
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
  readonly companyNameOwner: (parentId: number | undefined, companyName: string) => Promise<number | undefined>;
  readonly customers: Pick<CustomerRepository, 'find' | 'change'>;
  readonly directory: Pick<UserDirectory, 'mastersOf'>;
  readonly history: HistoryRepository;
  readonly priceLevels: Pick<PriceLevelRepository, 'find' | 'list'>;
  readonly insurers: Pick<InsurerRepository, 'list'>;
  readonly websites: Pick<WebsiteRepository, 'find' | 'ofAccounts'>;
  readonly newId: () => string;
}

/** Builds the dependencies from a table. */
export const accountsDependencies = (table: Table, fromEdge: FromEdge): AccountsDependencies => ({
  ...fromEdge,
  accounts: accountRepository(table),
  companyNameOwner: (parentId, companyName) => companyNameOwner(table, parentId, companyName),
  customers: customerRepository(table),
  directory: userDirectory(table),
  history: historyRepository(table),
  priceLevels: priceLevelRepository(table),
  insurers: insurerRepository(table),
  websites: websiteRepository(table),
  newId: randomUUID,
});
