import { randomUUID } from 'node:crypto';
import { type MarketingSpotRepository, marketingSpotRepository } from '../data/content/marketing-spot-repository.ts';
import { type PageRepository, pageRecords } from '../data/content/page-records.ts';
import { type AccountRepository, accountRepository } from '../data/identity/account-repository.ts';
import { administratorCount } from '../data/identity/administrator-count.ts';
import { nameLookupCount } from '../data/identity/name-lookup-count.ts';
import { type SessionRepository, sessionRepository } from '../data/identity/session-repository.ts';
import { type UserDirectory, userDirectory } from '../data/identity/user-directory.ts';
import { type UserRepository, userRepository } from '../data/identity/user-repository.ts';
import { type Store, type WebsiteRepository, websiteRepository } from '../data/identity/website-repository.ts';
import { type HistoryRepository, historyRepository } from '../data/operations/history-repository.ts';
import { type PasswordResetRepository, passwordResetRepository } from '../data/passwords/password-reset-repository.ts';
import type { Table } from '../data/table/table.ts';
import { noopWake, type WakeOutbox } from '../integrations/wake-outbox.ts';

/** Shared by all groups (http/runtime). */
interface FromEdge {
  /** At most 30 seconds old. */
  readonly findStore: (host: string) => Promise<Store | undefined>;
  readonly now: () => Date;
}

/** The dependencies of the user administration. */
export interface UsersDependencies extends FromEdge {
  readonly accounts: Pick<AccountRepository, 'change' | 'find' | 'findMany' | 'list' | 'topLevel'>;
  readonly administratorCount: (accountId: number) => Promise<number>;
  readonly countLookup: ReturnType<typeof nameLookupCount>;
  readonly directory: UserDirectory;
  readonly history: HistoryRepository;
  readonly pages: Pick<PageRepository, 'change'>;
  readonly resets: Pick<PasswordResetRepository, 'newest'>;
  readonly sessions: Pick<SessionRepository, 'end' | 'lastSignIn' | 'listOf'>;
  readonly spots: Pick<MarketingSpotRepository, 'change'>;
  readonly users: UserRepository;
  readonly websites: Pick<WebsiteRepository, 'create' | 'change'>;
  /** By default the outbox is only drained by its schedule. */
  readonly wakeOutbox: WakeOutbox;
  readonly newId: () => string;
}

/** Builds the dependencies from a table. */
export const usersDependencies = (table: Table, fromEdge: FromEdge): UsersDependencies => ({
  ...fromEdge,
  accounts: accountRepository(table),
  administratorCount: (accountId) => administratorCount(table, accountId),
  countLookup: nameLookupCount(table),
  directory: userDirectory(table),
  history: historyRepository(table),
  // The history has texts as they were kept, and whoever reads a page sanitises it again.
  pages: pageRecords(table, (html) => html),
  resets: passwordResetRepository(table),
  sessions: sessionRepository(table),
  spots: marketingSpotRepository(table),
  users: userRepository(table),
  websites: websiteRepository(table),
  wakeOutbox: noopWake,
  newId: randomUUID,
});
