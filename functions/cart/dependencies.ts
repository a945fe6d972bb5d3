import { randomUUID } from 'node:crypto';
import type { LocationRow } from '#shared/schemas/catalogue/location-row.ts';
import type { PriceLevel } from '#shared/schemas/stored/pricing/price-level.ts';
import { type Insurer, insurerRepository } from '../data/catalogue/insurer-repository.ts';
import { type OfferRepository, offerRepository } from '../data/catalogue/offer-repository.ts';
import { priceLevelRepository } from '../data/catalogue/price-level-repository.ts';
import {
  type AccountRequestRepository,
  accountRequestRepository,
} from '../data/identity/account-request-repository.ts';
import { type SessionRepository, sessionRepository } from '../data/identity/session-repository.ts';
import { locationRepository } from '../data/locations/location-repository.ts';
import { type CartRepository, cartRepository, MAIN_CART } from '../data/sales/cart-repository.ts';
import { type CartShareRepository, cartShareRepository } from '../data/sales/cart-share-repository.ts';
import { type FavouritesRepository, favouritesRepository } from '../data/sales/favourites-repository.ts';
import { cartKey } from '../data/sales/keys.ts';
import { type ReservationRepository, reservationRepository } from '../data/sales/reservation-repository.ts';
import { taxRateRepository } from '../data/sales/tax-rate-repository.ts';
import type { Key } from '../data/table/keys.ts';
import type { Table } from '../data/table/table.ts';
import { ttlCache } from '../data/table/ttl-cache.ts';
import type { TokenSubject } from '../http/session-token.ts';
import { type Analytics, noAnalytics } from '../integrations/analytics.ts';
import { type TaxService, tableTaxes } from '../integrations/tax.ts';

/** The dependencies of the cart endpoints. */
export interface CartDependencies {
  readonly analytics: Pick<Analytics, 'record'>;
  readonly accountRequests: AccountRequestRepository;
  readonly carts: CartRepository;
  readonly shares: CartShareRepository;
  readonly favourites: FavouritesRepository;
  readonly offers: OfferRepository;
  readonly reservations: Pick<ReservationRepository, 'findMany'>;
  readonly sessions: Pick<SessionRepository, 'leaveCart' | 'setCart'>;
  readonly taxes: TaxService;
  /** At most 30 seconds old, as are insurers and price levels. */
  readonly listLocations: () => Promise<readonly LocationRow[]>;
  readonly listInsurers: () => Promise<readonly Insurer[]>;
  readonly findPriceLevel: (name: string) => Promise<PriceLevel | undefined>;
  readonly now: () => Date;
  /** An unguessable id. */
  readonly newId: () => string;
}

/** Builds the dependencies from a table. */
export function cartDependencies(table: Table, now: () => Date, analytics: Analytics = noAnalytics): CartDependencies {
  const locations = ttlCache(() => locationRepository(table).list(), now);
  const insurers = ttlCache(() => insurerRepository(table).list(), now);
  const rates = ttlCache((key) => {
    const [state = '', postalCode = ''] = key.split('#');
    return taxRateRepository(table).find(state, postalCode);
  }, now);
  return {
    analytics,
    accountRequests: accountRequestRepository(table),
    carts: cartRepository(table),
    shares: cartShareRepository(table),
    favourites: favouritesRepository(table),
    offers: offerRepository(table),
    reservations: reservationRepository(table),
    sessions: sessionRepository(table),
    taxes: tableTaxes({ find: (state, postalCode) => rates([state, postalCode].join('#')) }),
    listLocations: () => locations('all'),
    listInsurers: () => insurers('all'),
    findPriceLevel: ttlCache(priceLevelRepository(table).find, now),
    now,
    newId: randomUUID,
  };
}

/** The main cart, which most calls need. It is read with the session's records, so it costs no round trip. */
export const readWithSession = ({ accountId, userId }: TokenSubject): readonly Key[] => [
  cartKey(accountId, userId, MAIN_CART),
];
