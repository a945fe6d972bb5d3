import type { Scope } from '#shared/rules/accounts/scope.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import type { Warehouse } from '#shared/schemas/stored/warehouse.ts';
import { warehouseRepository } from '../data/catalogue/warehouse-repository.ts';
import { accountRepository } from '../data/identity/account-repository.ts';
import { type LoginAttemptRepository, loginAttemptRepository } from '../data/identity/login-attempt-repository.ts';
import { type UserRepository, userRepository } from '../data/identity/user-repository.ts';
import type { Store } from '../data/identity/website-repository.ts';
import {
  type PasswordReminderRepository,
  passwordReminderRepository,
} from '../data/passwords/password-reminder-repository.ts';
import { type PasswordRepository, passwordRepository } from '../data/passwords/password-repository.ts';
import { type PasswordResetRepository, passwordResetRepository } from '../data/passwords/password-reset-repository.ts';
import type { Table } from '../data/table/table.ts';
import { ttlCache } from '../data/table/ttl-cache.ts';
import type { SessionTokens } from '../http/session-token.ts';
import { noopWake, type WakeOutbox } from '../integrations/wake-outbox.ts';

/** Shared by all groups (http/runtime). */
interface FromEdge {
  /** At most 30 seconds old. */
  readonly findStore: (host: string) => Promise<Store | undefined>;
  readonly now: () => Date;
  readonly tokens: Pick<SessionTokens, 'issue'>;
}

/** The dependencies of the profile endpoints. */
export interface ProfileDependencies extends FromEdge {
  readonly attempts: LoginAttemptRepository;
  readonly findAccount: (scope: Scope, id: number) => Promise<Account | undefined>;
  /** At most 30 seconds old. */
  readonly listWarehouses: () => Promise<readonly Warehouse[]>;
  readonly passwords: PasswordRepository;
  readonly reminders: PasswordReminderRepository;
  readonly resets: PasswordResetRepository;
  readonly users: Pick<UserRepository, 'change'>;
  /** By default the outbox is only drained by its schedule. */
  readonly wakeOutbox: WakeOutbox;
}

/** Builds the dependencies from a table. */
export function profileDependencies(table: Table, fromEdge: FromEdge): ProfileDependencies {
  const warehouses = warehouseRepository(table);
  const listWarehouses = ttlCache(() => warehouses.list(), fromEdge.now);
  return {
    ...fromEdge,
    attempts: loginAttemptRepository(table),
    findAccount: accountRepository(table).find,
    listWarehouses: () => listWarehouses('all'),
    passwords: passwordRepository(table),
    reminders: passwordReminderRepository(table),
    resets: passwordResetRepository(table),
    users: userRepository(table),
    wakeOutbox: noopWake,
  };
}
