import { activeCustomers } from '#shared/rules/accounts/active-customer.ts';
import type { Coordinates } from '#shared/rules/shipping/nearest.ts';
import type { SearchRequest } from '#shared/schemas/wire/search-request.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import { postalLocation } from '../data/locations/postal-locations.ts';
import type { ShoppingRecords } from '../data/sales/shopping-records.ts';
import type { Actor } from '../http/authenticate.ts';
import type { Catalogue } from '../search/query/catalogue.ts';
import type { DictionaryLookup } from '../search/query/dictionary-lookup.ts';
import type { VinReader } from '../search/vin/vin-data.ts';
import { type SellingContext, sellingContext } from '../selling/selling-context.ts';
import type { CatalogueDependencies } from './dependencies.ts';
import { requestedNationalLines } from './search-request.ts';

/** The catalogue that a call reads, and what it may show to the caller at what price. */
export interface CatalogueContext {
  readonly catalogue: Catalogue;
  readonly dictionary: DictionaryLookup;
  readonly vins: VinReader;
  readonly selling: SellingContext;
  /** Where the session ships to. Without it no distance is known. */
  readonly point: Coordinates | undefined;
}

type ContextOptions = Pick<
  SearchRequest,
  'isNationalSearch' | 'isAftermarketNationalSearch' | 'isSalvageNationalSearch' | 'catalogueVersion'
>;

/**
 * Loads the context of a call. Uses the requested catalogue version while it is still cached, else the current one.
 * Throws 'unauthenticated' when the session may not shop in the account any more.
 */
export function makeLoadCatalogueContext({
  findShopping,
  source,
  vins,
  now,
}: Pick<CatalogueDependencies, 'findShopping' | 'source' | 'vins' | 'now'>) {
  return async (actor: Actor, options: ContextOptions = {}): Promise<CatalogueContext> => {
    const { catalogueVersion } = options;
    const [records, current, requested] = await Promise.all([
      findShopping(actor),
      source.current(),
      catalogueVersion === undefined ? undefined : source.version(catalogueVersion),
    ]);
    const catalogue = requested ?? current;
    const dictionary = await catalogue.dictionary();
    const national = requestedNationalLines(options, records.account.settings);
    const selling = catalogueSelling(records, actor, dictionary, now(), national);
    const point = actor.postalCode === undefined ? undefined : postalLocation(actor.postalCode);
    return { catalogue, dictionary, vins, selling, point };
  };
}

/** The parts of a token that decide what its session buys. */
type Buying = Partial<Pick<Actor, 'guestLines' | 'warehouseNumber'>>;

/**
 * The selling context of an account in the catalogue. It comes from records that are at most 30 seconds old, the token
 * and the locations of the catalogue version, so that a search reads nothing else from the table.
 */
export function catalogueSelling(
  { account, customers, priceLevels }: ShoppingRecords,
  { guestLines = [], warehouseNumber }: Buying,
  { locations, locationOf }: Pick<DictionaryLookup, 'locations' | 'locationOf'>,
  now: Date,
  national?: readonly LineOfBusiness[],
): SellingContext {
  const choices = Object.fromEntries(
    guestLines.map((lineOfBusiness) => [lineOfBusiness, { guest: { customerName: '' } }]),
  );
  return sellingContext(
    {
      settings: account.settings,
      customers: activeCustomers(account.id, customers, choices),
      serviceLocation: warehouseNumber,
      priceLevels,
      ...(national && { national }),
    },
    (kind, number) => locations[locationOf(kind, number) ?? -1],
    now,
  );
}
