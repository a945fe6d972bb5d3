import { type Companies, companiesOf, nationalLines } from '#shared/rules/pricing/service-areas.ts';
import type { Coordinates } from '#shared/rules/shipping/nearest.ts';
import type { AccountSettings } from '#shared/schemas/fields/account-settings.ts';
import { linesOfBusiness } from '#shared/values/line-of-business.ts';
import { postalLocation } from '../data/locations/postal-locations.ts';
import type { ShoppingRecords } from '../data/sales/shopping-records.ts';
import type { Actor } from '../http/authenticate.ts';
import type { SearchCaller } from '../search/query/search-query.ts';

/** Who looks at the catalogue: the account's settings of now, and where the session ships to. */
export interface Shopper {
  readonly settings: AccountSettings;
  readonly priceLevels: ShoppingRecords['priceLevels'];
  /** The company that the account buys from in each line. */
  readonly companies: Companies;
  /** Number of the warehouse that serves the session (decision P9). */
  readonly serviceLocation: string | undefined;
  /** Where the session ships to; without it nothing is near or far. */
  readonly point: Coordinates | undefined;
}

/** Where the session is served from, and in which lines it buys as a guest. */
type ShopperLocation = Partial<Pick<Actor, 'guestLines' | 'warehouseNumber' | 'postalCode'>>;

export function shopper({ account, customers, priceLevels }: ShoppingRecords, place: ShopperLocation): Shopper {
  return {
    settings: account.settings,
    // A guest pays list (decision P7).
    priceLevels: Object.fromEntries(
      Object.entries(priceLevels).filter(([line]) => !place.guestLines?.some((guestLine) => guestLine === line)),
    ),
    companies: companiesOf(customers),
    serviceLocation: place.warehouseNumber,
    point: place.postalCode === undefined ? undefined : postalLocation(place.postalCode),
  };
}

/** What the account and the session say about every search. */
export function searchCaller(who: Shopper): SearchCaller {
  const { settings, priceLevels, serviceLocation, point } = who;
  return {
    linesOfBusiness: linesOfBusiness.filter((lineOfBusiness) => settings.linesOfBusiness.includes(lineOfBusiness)),
    nationalSearch: nationalLines(settings),
    serviceLocation,
    point,
    aftermarketExclusions: settings.aftermarketExclusions,
    salvageExclusions: settings.salvageExclusions,
    viewRemanParts: settings.viewRemanParts,
    viewReconditionedParts: settings.viewReconditionedParts,
    requireFitment: settings.requireFitment,
    priceLevels,
  };
}
