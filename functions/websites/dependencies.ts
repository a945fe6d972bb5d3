import { randomUUID } from 'node:crypto';
import { type AccountRepository, accountRepository } from '../data/identity/account-repository.ts';
import { type CustomerRepository, customerRepository } from '../data/identity/customer-repository.ts';
import { type UserDirectory, userDirectory } from '../data/identity/user-directory.ts';
import { type WebsiteRepository, websiteRepository } from '../data/identity/website-repository.ts';
import type { Table } from '../data/table/table.ts';
import { hostInspection, type InspectHost } from '../integrations/host-inspection.ts';

/** Shared by all groups (http/runtime). */
interface FromEdge {
  readonly now: () => Date;
}

/** The dependencies of the website administration. */
export interface WebsitesDependencies extends FromEdge {
  readonly accounts: Pick<AccountRepository, 'findMany' | 'list'>;
  readonly customers: Pick<CustomerRepository, 'find'>;
  readonly directory: Pick<UserDirectory, 'list'>;
  readonly websites: WebsiteRepository;
  /** By default no host is asked. */
  readonly inspectHost: InspectHost;
  /** Whether hosts are not asked, so that what is known about them is a stand-in. */
  readonly isStandIn: boolean;
  /** The domain that email is sent from; empty for none. */
  readonly mailDomain: string;
  readonly newId: () => string;
}

/** Builds the dependencies from a table. */
export const websitesDependencies = (table: Table, fromEdge: FromEdge): WebsitesDependencies => ({
  ...fromEdge,
  accounts: accountRepository(table),
  customers: customerRepository(table),
  directory: userDirectory(table),
  websites: websiteRepository(table),
  inspectHost: hostInspection([]),
  isStandIn: true,
  mailDomain: '',
  newId: randomUUID,
});
