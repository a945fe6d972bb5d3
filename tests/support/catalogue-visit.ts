import { catalogueDependencies } from '#functions/catalogue/dependencies.ts';
import { listedReservation } from '#functions/catalogue/listed-reservation.ts';
import { catalogueRoutes } from '#functions/catalogue/routes.ts';
import { reservationKey } from '#functions/data/sales/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { SignedIn } from '#functions/http/authenticate.ts';
import { type Analytics, noAnalytics } from '#functions/integrations/analytics.ts';
import type { CatalogueSources } from '#functions/search/format/catalogue-sources.ts';
import { catalogueContract } from '#shared/contracts/catalogue.ts';
import { effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import type { PartReservations } from '#shared/schemas/catalogue/part-reservations.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import type { Customer } from '#shared/schemas/stored/customer.ts';
import type { PriceLevel } from '#shared/schemas/stored/pricing/price-level.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import type { StoreVisitor } from '../api-journeys/store-visitor.ts';
import { anAccount } from '../builders/accounts.ts';
import { aSignedIn } from '../builders/signed-in.ts';
import { fileVins } from './file-vins.ts';
import { putOffers } from './publish-catalogue.ts';
import { catalogueHolding } from './search/small-catalogue.ts';
import { putItem, testTable } from './test-table.ts';
import { visitGroup } from './visit-group.ts';

/** A Monday morning. */
const MONDAY = '2026-01-12T17:00:00.000Z';

interface Who {
  readonly settings?: Account['settings'];
  readonly customers?: readonly Customer[];
  readonly priceLevels?: Readonly<Partial<Record<LineOfBusiness, PriceLevel>>>;
  /** Other facts in the token: postal code, warehouse, level. */
  readonly session?: Partial<SignedIn>;
  readonly time?: string;
  readonly analytics?: Analytics;
}

export interface CatalogueStore {
  readonly table: Table;
  /** A user of account 2 who is served from warehouse 11 in Seattle. A test names only the fields it is about. */
  readonly visit: (who?: Who) => StoreVisitor;
}

/** The catalogue group over a published catalogue, and a table with its offers and reservations. */
export async function catalogueStore(
  sources: CatalogueSources,
  reservations: readonly PartReservations[] = [],
): Promise<CatalogueStore> {
  const table = await testTable();
  await putOffers(table, sources);
  await Promise.all(reservations.map((reserved) => putItem(table, reservationKey(reserved.id), reserved)));
  const source = await catalogueHolding(sources, reservations.map(listedReservation));
  return {
    table,
    visit({ settings = {}, customers = [], priceLevels = {}, session, time = MONDAY, analytics = noAnalytics } = {}) {
      const dependencies = catalogueDependencies(table, {
        source,
        vins: fileVins,
        now: () => new Date(time),
        analytics,
      });
      const account = effectiveAccount(anAccount({ settings }));
      const routes = catalogueRoutes({
        ...dependencies,
        findShopping: async () => ({ account, customers, priceLevels }),
      });
      const actor = aSignedIn({ postalCode: '98101', warehouseNumber: '11', ...session });
      return visitGroup(catalogueContract, routes, actor);
    },
  };
}
