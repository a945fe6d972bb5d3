import { type AccountRepository, accountRepository } from '../data/identity/account-repository.ts';
import { type PersonRecords, personRecords } from '../data/identity/session-records.ts';
import { type DeliveryRepository, deliveryRepository } from '../data/operations/delivery-repository.ts';
import { type OutboxRepository, outboxRepository } from '../data/operations/outbox-repository.ts';
import {
  type SuppressedAddressRepository,
  suppressedAddressRepository,
} from '../data/operations/suppressed-address-repository.ts';
import { type OrderRepository, orderRepository } from '../data/sales/order-repository.ts';
import type { Table } from '../data/table/table.ts';
import { noopWake, type WakeOutbox } from '../integrations/wake-outbox.ts';

/** The dependencies of the provider's desk. */
export interface DeskDependencies {
  readonly accounts: Pick<AccountRepository, 'findMany'>;
  readonly deliveries: Pick<DeliveryRepository, 'mails'>;
  readonly findPerson: (ids: Parameters<typeof personRecords>[1]) => Promise<PersonRecords>;
  readonly orders: Pick<OrderRepository, 'find' | 'change'>;
  readonly outbox: Pick<OutboxRepository, 'inRepair' | 'sendAgain' | 'settle'>;
  readonly suppressed: Pick<SuppressedAddressRepository, 'isSuppressed' | 'list' | 'release'>;
  /** By default the outbox is only drained by its schedule. */
  readonly wakeOutbox: WakeOutbox;
  readonly now: () => Date;
}

/** Builds the dependencies from a table. */
export const deskDependencies = (table: Table, now: () => Date): DeskDependencies => ({
  accounts: accountRepository(table),
  deliveries: deliveryRepository(table),
  findPerson: (ids) => personRecords(table, ids),
  orders: orderRepository(table),
  outbox: outboxRepository(table),
  suppressed: suppressedAddressRepository(table),
  wakeOutbox: noopWake,
  now,
});
