import { randomUUID } from 'node:crypto';
import type { LocationRow } from '#shared/schemas/catalogue/location-row.ts';
import type { PriceLevel } from '#shared/schemas/stored/pricing/price-level.ts';
import { type Insurer, insurerRepository } from '../data/catalogue/insurer-repository.ts';
import { type OfferRepository, offerRepository } from '../data/catalogue/offer-repository.ts';
import { priceLevelRepository } from '../data/catalogue/price-level-repository.ts';
import { type PersonRecords, personRecords } from '../data/identity/session-records.ts';
import { locationRepository } from '../data/locations/location-repository.ts';
import { type DeliveryRepository, deliveryRepository } from '../data/operations/delivery-repository.ts';
import { type OutboxRepository, outboxRepository } from '../data/operations/outbox-repository.ts';
import {
  type SuppressedAddressRepository,
  suppressedAddressRepository,
} from '../data/operations/suppressed-address-repository.ts';
import {
  type ApprovalRequestRepository,
  approvalRequestRepository,
} from '../data/sales/approval-request-repository.ts';
import { type CartRepository, cartRepository } from '../data/sales/cart-repository.ts';
import {
  type CheckoutAttemptRepository,
  checkoutAttemptRepository,
} from '../data/sales/checkout-attempt-repository.ts';
import { type OrderRepository, orderRepository } from '../data/sales/order-repository.ts';
import { type ReservationRepository, reservationRepository } from '../data/sales/reservation-repository.ts';
import { shippingRatesRepository } from '../data/sales/shipping-rates-repository.ts';
import { taxRateRepository } from '../data/sales/tax-rate-repository.ts';
import { nextNumber } from '../data/table/next-number.ts';
import type { Table } from '../data/table/table.ts';
import { ttlCache } from '../data/table/ttl-cache.ts';
import { type Analytics, noAnalytics } from '../integrations/analytics.ts';
import { type CarrierRates, tableRates, withinTime } from '../integrations/carrier-rates.ts';
import { type TaxService, tableTaxes } from '../integrations/tax.ts';
import { noopWake, type WakeOutbox } from '../integrations/wake-outbox.ts';

/** Order numbers start above this, so that all have the same length for years. */
const BEFORE_THE_FIRST = 1_000_000;

/** The dependencies of the checkout endpoints. */
export interface CheckoutDependencies {
  readonly analytics: Pick<Analytics, 'recordOrder'>;
  readonly table: Table;
  readonly carts: CartRepository;
  readonly offers: OfferRepository;
  readonly reservations: Pick<ReservationRepository, 'findMany' | 'release'>;
  readonly orders: OrderRepository;
  readonly attempts: CheckoutAttemptRepository;
  readonly deliveries: Pick<DeliveryRepository, 'ofOrder'>;
  readonly outbox: Pick<OutboxRepository, 'inRepair'>;
  readonly suppressed: Pick<SuppressedAddressRepository, 'list'>;
  readonly approvals: Pick<ApprovalRequestRepository, 'find'>;
  readonly findPerson: (ids: Parameters<typeof personRecords>[1]) => Promise<PersonRecords>;
  readonly taxes: TaxService;
  readonly rates: CarrierRates;
  /** At most 30 seconds old, as are insurers, price levels and the provider's shipping rates. */
  readonly listLocations: () => Promise<readonly LocationRow[]>;
  readonly listInsurers: () => Promise<readonly Insurer[]>;
  readonly findPriceLevel: (name: string) => Promise<PriceLevel | undefined>;
  readonly nextOrderNumber: () => Promise<string>;
  /** By default the outbox is only drained by its schedule. */
  readonly wakeOutbox: WakeOutbox;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** Builds the dependencies from a table. */
export function checkoutDependencies(
  table: Table,
  now: () => Date,
  analytics: Analytics = noAnalytics,
): CheckoutDependencies {
  const locations = ttlCache(() => locationRepository(table).list(), now);
  const shippingRates = ttlCache(() => shippingRatesRepository(table).find(), now);
  const insurers = ttlCache(() => insurerRepository(table).list(), now);
  return {
    analytics,
    table,
    carts: cartRepository(table),
    offers: offerRepository(table),
    reservations: reservationRepository(table),
    orders: orderRepository(table),
    attempts: checkoutAttemptRepository(table),
    deliveries: deliveryRepository(table),
    outbox: outboxRepository(table),
    suppressed: suppressedAddressRepository(table),
    approvals: approvalRequestRepository(table),
    findPerson: (ids) => personRecords(table, ids),
    taxes: tableTaxes(taxRateRepository(table)),
    rates: withinTime(tableRates(() => shippingRates('all'))),
    listLocations: () => locations('all'),
    listInsurers: () => insurers('all'),
    findPriceLevel: ttlCache(priceLevelRepository(table).find, now),
    nextOrderNumber: async () => String(await nextNumber(table, 'ORDER', BEFORE_THE_FIRST)),
    wakeOutbox: noopWake,
    now,
    newId: randomUUID,
  };
}
