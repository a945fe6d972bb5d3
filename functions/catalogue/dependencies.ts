import { AppError } from '#shared/errors.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { type OfferRepository, offerRepository } from '../data/catalogue/offer-repository.ts';
import { type PriceHistoryRepository, priceHistoryRepository } from '../data/catalogue/price-history-repository.ts';
import { type PriceLevelRepository, priceLevelRepository } from '../data/catalogue/price-level-repository.ts';
import { type AccountReader, accountReader } from '../data/identity/account-reader.ts';
import { type CustomerRepository, customerFinder } from '../data/identity/customer-repository.ts';
import { type ReservationRepository, reservationRepository } from '../data/sales/reservation-repository.ts';
import { type ShoppingRecords, shoppingRecords } from '../data/sales/shopping-records.ts';
import type { Table } from '../data/table/table.ts';
import { ttlCache } from '../data/table/ttl-cache.ts';
import type { Actor } from '../http/authenticate.ts';
import { type Analytics, noAnalytics } from '../integrations/analytics.ts';
import type { CatalogueSource } from '../search/query/catalogue-source.ts';
import type { VinReader } from '../search/vin/vin-data.ts';

interface FromHandler {
  /** The published catalogue. */
  readonly source: CatalogueSource;
  readonly vins: VinReader;
  readonly now: () => Date;
  readonly analytics: Analytics;
}

/** The dependencies of the catalogue endpoints. */
export interface CatalogueDependencies extends FromHandler {
  readonly accounts: Pick<AccountReader, 'find'>;
  /** At most 30 seconds old. Throws 'unauthenticated' when this session may not shop in the account any more. */
  readonly findShopping: (actor: Actor) => Promise<ShoppingRecords>;
  readonly findCustomer: CustomerRepository['find'];
  readonly history: PriceHistoryRepository;
  readonly offers: OfferRepository;
  readonly priceLevels: Pick<PriceLevelRepository, 'find'>;
  readonly reservations: Pick<ReservationRepository, 'findMany'>;
}

/** Builds the dependencies from a table. */
export function catalogueDependencies(
  table: Table,
  { analytics = noAnalytics, ...fromHandler }: Omit<FromHandler, 'analytics'> & Partial<FromHandler>,
): CatalogueDependencies {
  const cachedRecords = ttlCache(async (key) => {
    const [userId = '', sessionId = '', accountId, parentId] = key.split('#');
    const records = await shoppingRecords(table, {
      userId,
      sessionId,
      accountId: Number(accountId),
      ...(parentId && { parentId: Number(parentId) }),
    });
    // Errors are not cached: the session may work for this account again in a moment.
    if (!records) throw new AppError('unauthenticated', SESSION_TEXTS.sessionLost);
    return records;
  }, fromHandler.now);
  return {
    ...fromHandler,
    analytics,
    accounts: accountReader(table),
    findShopping: ({ userId, sessionId, accountId, parentId }) =>
      cachedRecords([userId, sessionId, accountId, parentId ?? ''].join('#')),
    findCustomer: customerFinder(table),
    history: priceHistoryRepository(table),
    offers: offerRepository(table),
    priceLevels: priceLevelRepository(table),
    reservations: reservationRepository(table),
  };
}
