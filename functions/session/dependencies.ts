import { randomBytes, randomUUID } from 'node:crypto';
import { PROVIDER_ACCOUNT_ID } from '#shared/rules/accounts/level.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import type { Warehouse } from '#shared/schemas/stored/warehouse.ts';
import { warehouseRepository } from '../data/catalogue/warehouse-repository.ts';
import { accountRepository } from '../data/identity/account-repository.ts';
import { type ErrorLogRepository, errorLogRepository } from '../data/identity/error-log-repository.ts';
import { type LoginAttemptRepository, loginAttemptRepository } from '../data/identity/login-attempt-repository.ts';
import { type RememberMeRepository, rememberMeRepository } from '../data/identity/remember-me-repository.ts';
import {
  type LoginRecords,
  loginRecords,
  type PersonRecords,
  personRecords,
  type SessionRecords,
  sessionRecords,
} from '../data/identity/session-records.ts';
import { type SessionRepository, sessionRepository } from '../data/identity/session-repository.ts';
import { type UserMarker, type UserRepository, userRepository } from '../data/identity/user-repository.ts';
import type { Store } from '../data/identity/website-repository.ts';
import { type CartRepository, cartRepository } from '../data/sales/cart-repository.ts';
import type { Table } from '../data/table/table.ts';
import { ttlCache } from '../data/table/ttl-cache.ts';
import type { Authenticator } from '../http/authenticate.ts';
import type { Log } from '../http/logging/log.ts';
import type { SessionTokens, TokenSubject } from '../http/session-token.ts';

/** Shared by all groups (http/runtime). */
interface FromEdge {
  readonly authenticator: Authenticator;
  /** At most 30 seconds old. */
  readonly findStore: (host: string) => Promise<Store | undefined>;
  readonly log: Log;
  readonly now: () => Date;
  readonly tokens: SessionTokens;
}

/** The dependencies of the session endpoints. */
export interface SessionDependencies extends FromEdge {
  readonly attempts: LoginAttemptRepository;
  readonly carts: Pick<CartRepository, 'active' | 'change' | 'find'>;
  readonly errorLog: ErrorLogRepository;
  readonly findPerson: (ids: Parameters<typeof personRecords>[1]) => Promise<PersonRecords>;
  /** At most 30 seconds old. */
  readonly findProvider: () => Promise<Account | undefined>;
  /** At most 30 seconds old. */
  readonly listWarehouses: () => Promise<readonly Warehouse[]>;
  readonly loadLogin: (marker: UserMarker) => Promise<LoginRecords>;
  readonly loadSession: (
    ids: Pick<TokenSubject, 'userId' | 'sessionId' | 'accountId' | 'parentId'>,
  ) => Promise<SessionRecords>;
  readonly remembered: RememberMeRepository;
  readonly sessions: SessionRepository;
  readonly users: UserRepository;
  /** An unguessable id. */
  readonly newId: () => string;
  /** 256 random bits, in characters that a cookie may hold. */
  readonly newSecret: () => string;
}

/** Builds the dependencies from a table. */
export function sessionDependencies(table: Table, fromEdge: FromEdge): SessionDependencies {
  const warehouses = warehouseRepository(table);
  const listWarehouses = ttlCache(() => warehouses.list(), fromEdge.now);
  const accounts = accountRepository(table);
  const scope = { accountId: PROVIDER_ACCOUNT_ID, userId: 'session', level: 0 } as const;
  const findProvider = ttlCache(() => accounts.find(scope, PROVIDER_ACCOUNT_ID), fromEdge.now);
  return {
    ...fromEdge,
    attempts: loginAttemptRepository(table),
    carts: cartRepository(table),
    errorLog: errorLogRepository(table),
    findPerson: (ids) => personRecords(table, ids),
    findProvider: () => findProvider('all'),
    listWarehouses: () => listWarehouses('all'),
    loadLogin: (marker) => loginRecords(table, marker),
    loadSession: (ids) => sessionRecords(table, ids),
    remembered: rememberMeRepository(table),
    sessions: sessionRepository(table),
    users: userRepository(table),
    newId: randomUUID,
    newSecret: () => randomBytes(32).toString('base64url'),
  };
}
