import { type AccountRepository, accountRepository } from '../data/account-repository.ts';
import { keptForSeconds } from '../data/kept-for-seconds.ts';
import { type OfferRepository, offerRepository } from '../data/offer-repository.ts';
import { type PriceHistoryRepository, priceHistoryRepository } from '../data/price-history-repository.ts';
import { type ShoppingRecords, shoppingRecords } from '../data/shopping-records.ts';
import type { Table } from '../data/table.ts';
import { type TakenRepository, takenRepository } from '../data/taken-repository.ts';
import type { Actor } from '../http/authenticate.ts';
import { type Analytics, uncounted } from '../integrations/analytics.ts';
import type { CatalogueSource } from '../search/catalogue-source.ts';

interface FromHandler {
  /** Where the published catalogue is. */
  readonly source: CatalogueSource;
  readonly now: () => Date;
  readonly analytics: Analytics;
}

/** What the catalogue group works with. */
export interface CatalogueDependencies extends FromHandler {
  readonly accounts: Pick<AccountRepository, 'find'>;
  /** At most 30 seconds old; undefined when this user may not shop any more. */
  readonly findShopping: (actor: Actor) => Promise<ShoppingRecords | undefined>;
  readonly history: PriceHistoryRepository;
  readonly offers: OfferRepository;
  readonly takes: Pick<TakenRepository, 'findMany'>;
}

/** Composes the group over a table. */
export function catalogueDependencies(
  table: Table,
  { analytics = uncounted, ...fromHandler }: Omit<FromHandler, 'analytics'> & Partial<FromHandler>,
): CatalogueDependencies {
  const kept = keptForSeconds((key) => {
    const [userId = '', accountId, parentId] = key.split('#');
    return shoppingRecords(table, {
      userId,
      accountId: Number(accountId),
      ...(parentId && { parentId: Number(parentId) }),
    });
  }, fromHandler.now);
  return {
    ...fromHandler,
    analytics,
    accounts: accountRepository(table),
    findShopping: ({ userId, accountId, parentId }) => kept([userId, accountId, parentId ?? ''].join('#')),
    history: priceHistoryRepository(table),
    offers: offerRepository(table),
    takes: takenRepository(table),
  };
}
