import type { StockSource } from '#shared/rules/pricing/availability.ts';
import { isGuest } from '#shared/rules/pricing/offered-parts.ts';
import type { Buyer } from '#shared/rules/pricing/selling-terms.ts';
import {
  type Companies,
  companiesOf,
  nationalLines,
  type ServiceAreas,
  serviceAreas,
} from '#shared/rules/pricing/service-areas.ts';
import { estimatedDeliveries } from '#shared/rules/shipping/estimated-delivery.ts';
import { expectedPlaces } from '#shared/rules/terms/destination.ts';
import type { LocationRow } from '#shared/schemas/catalogue/location-row.ts';
import type { AccountSettings } from '#shared/schemas/fields/account-settings.ts';
import type { Customer } from '#shared/schemas/stored/customer.ts';
import type { PriceLevel } from '#shared/schemas/stored/pricing/price-level.ts';
import { type LineOfBusiness, linesOfBusiness } from '#shared/values/line-of-business.ts';
import type { SignedIn } from '../http/authenticate.ts';

/** Decides whether a session can buy a part, at what price, from where and when. */
export interface SellingContext {
  readonly settings: AccountSettings;
  /** The customers that the session buys as (rules/active-customer). */
  readonly customers: readonly Customer[];
  /** The company that the account buys from in each line of business. */
  readonly companies: Companies;
  /** Number of the warehouse that serves the session (decision P9). */
  readonly serviceLocation: string | undefined;
  readonly areas: ServiceAreas;
  readonly buyers: Readonly<Record<LineOfBusiness, Buyer>>;
  /** The places that orders go to, as far as they are known before checkout (rules/terms/destination). */
  readonly destinations: Destinations;
  /** The estimated delivery date (ISO) of a part from a location. */
  readonly deliveryFrom: (source: StockSource, lineOfBusiness: LineOfBusiness) => string;
  /** The ISO day that it is still somewhere in the United States. */
  readonly today: string;
}

type Destinations = Readonly<Record<LineOfBusiness, readonly string[]>>;

/** Hawaii is ten hours behind UTC. */
const LATEST_ZONE_MS = 10 * 3_600_000;

/** The facts that a selling context follows from. */
interface SellingFacts extends Pick<SellingContext, 'settings' | 'customers' | 'serviceLocation'> {
  /** The customers' price levels by line of business. Guests pay list, so their levels are ignored (decision P7). */
  readonly priceLevels: Readonly<Partial<Record<LineOfBusiness, PriceLevel | undefined>>>;
  /** Lines of business that are sold beyond the service location, if not all that the settings allow (decision P8). */
  readonly national?: readonly LineOfBusiness[];
  /** Unknown in catalogue reads, which refuse nothing. */
  readonly destinations?: Destinations;
}

const UNKNOWN: Destinations = { aftermarket: [], salvage: [] };

/** Finds a warehouse or yard by its number. */
type FindLocation = (
  kind: LocationRow['kind'],
  number: string,
) => Pick<LocationRow, 'timeZone' | 'transfersFrom'> | undefined;

export function sellingContext(facts: SellingFacts, findLocation: FindLocation, now: Date): SellingContext {
  const { settings, customers, serviceLocation, priceLevels, national = nationalLines(settings) } = facts;
  const { destinations = UNKNOWN } = facts;
  const { transfersFrom = [] } = findLocation('warehouse', serviceLocation ?? '') ?? {};
  const areas = serviceAreas(serviceLocation, transfersFrom, national);
  const buyerOf = (lineOfBusiness: LineOfBusiness): Buyer => {
    const customer = customers.find((each) => each.lineOfBusiness === lineOfBusiness);
    const priceLevel = customer && isGuest(customer) ? undefined : priceLevels[lineOfBusiness];
    return { priceLevel, area: areas[lineOfBusiness] };
  };
  const arrivalFrom = estimatedDeliveries(now);
  return {
    settings,
    customers,
    companies: companiesOf(customers),
    serviceLocation,
    areas,
    buyers: { aftermarket: buyerOf('aftermarket'), salvage: buyerOf('salvage') },
    destinations,
    deliveryFrom: ({ kind, location }, lineOfBusiness) => {
      const found = findLocation(lineOfBusiness === 'salvage' ? 'yard' : 'warehouse', location);
      return arrivalFrom({ kind, timeZone: found?.timeZone ?? 'UTC' });
    },
    today: new Date(now.getTime() - LATEST_ZONE_MS).toISOString().slice(0, 10),
  };
}

interface SellingRecords {
  readonly listLocations: () => Promise<readonly LocationRow[]>;
  readonly findPriceLevel: (name: string) => Promise<PriceLevel | undefined>;
  readonly now: () => Date;
}

/**
 * Loads the selling context of a signed-in user for carts and orders. Price levels and locations are at most 30 seconds
 * old. Settings and customers are current.
 */
export function makeLoadSellingContext({ listLocations, findPriceLevel, now }: SellingRecords) {
  return async (actor: SignedIn): Promise<SellingContext> => {
    const { customers, warehouseNumber } = actor;
    const { settings } = actor.account;
    const findLevel = (lineOfBusiness: LineOfBusiness) => {
      const customer = customers.find((each) => each.lineOfBusiness === lineOfBusiness);
      return customer?.priceLevel && !isGuest(customer) ? findPriceLevel(customer.priceLevel) : undefined;
    };
    const [locations, ...levels] = await Promise.all([listLocations(), ...linesOfBusiness.map(findLevel)]);
    const priceLevels = Object.fromEntries(
      linesOfBusiness.map((lineOfBusiness, index) => [lineOfBusiness, levels[index]]),
    );
    return sellingContext(
      {
        settings,
        customers,
        serviceLocation: warehouseNumber,
        priceLevels,
        destinations: expectedDestinations(actor),
      },
      (kind, number) => locations.find((each) => each.kind === kind && each.number === number),
      now(),
    );
  };
}

/** The places that a session's orders go to in each line of business, as far as they are known. */
export function expectedDestinations({
  postalCode,
  customers,
}: Pick<SignedIn, 'postalCode' | 'customers'>): Destinations {
  const placesIn = (lineOfBusiness: LineOfBusiness) =>
    expectedPlaces(
      postalCode,
      customers.find((each) => each.lineOfBusiness === lineOfBusiness),
    );
  return { aftermarket: placesIn('aftermarket'), salvage: placesIn('salvage') };
}
