import { randomUUID } from 'node:crypto';
import { type OfferRepository, offerRepository } from '../data/catalogue/offer-repository.ts';
import { type AccountRepository, accountRepository } from '../data/identity/account-repository.ts';
import { type PersonRecords, personRecords } from '../data/identity/session-records.ts';
import { type SessionRepository, sessionRepository } from '../data/identity/session-repository.ts';
import { type UserDirectory, userDirectory } from '../data/identity/user-directory.ts';
import {
  type ApprovalRequestRepository,
  approvalRequestRepository,
} from '../data/sales/approval-request-repository.ts';
import { type CartRepository, cartRepository } from '../data/sales/cart-repository.ts';
import type { Table } from '../data/table/table.ts';
import type { SessionTokens } from '../http/session-token.ts';
import { noopWake, type WakeOutbox } from '../integrations/wake-outbox.ts';

/** Shared by all groups (http/runtime). */
interface FromEdge {
  readonly tokens: Pick<SessionTokens, 'issue'>;
  readonly now: () => Date;
}

/** The dependencies of the approvals endpoints. */
export interface ApprovalsDependencies extends FromEdge {
  readonly table: Table;
  readonly accounts: Pick<AccountRepository, 'find'>;
  readonly carts: CartRepository;
  readonly offers: OfferRepository;
  readonly approvals: ApprovalRequestRepository;
  readonly sessions: Pick<SessionRepository, 'setOrderAs'>;
  readonly users: Pick<UserDirectory, 'mastersOf'>;
  readonly findPerson: (ids: Parameters<typeof personRecords>[1]) => Promise<PersonRecords>;
  /** By default the outbox is only drained by its schedule. */
  readonly wakeOutbox: WakeOutbox;
  readonly newId: () => string;
}

/** Builds the dependencies from a table. */
export const approvalsDependencies = (table: Table, fromEdge: FromEdge): ApprovalsDependencies => ({
  ...fromEdge,
  table,
  accounts: accountRepository(table),
  carts: cartRepository(table),
  offers: offerRepository(table),
  approvals: approvalRequestRepository(table),
  sessions: sessionRepository(table),
  users: userDirectory(table),
  findPerson: (ids) => personRecords(table, ids),
  wakeOutbox: noopWake,
  newId: randomUUID,
});
