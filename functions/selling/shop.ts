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
import type { LocationRow } from '#shared/schemas/catalogue/location-row.ts';
import type { AccountSettings } from '#shared/schemas/fields/account-settings.ts';
import type { Customer } from '#shared/schemas/stored/customer.ts';
import type { PriceLevel } from '#shared/schemas/stored/price-level.ts';
import { type LineOfBusiness, linesOfBusiness } from '#shared/values/line-of-business.ts';
import type { SignedIn } from '../http/authenticate.ts';

/** What decides whether this account gets a part, from where, when and at what price. */
export interface Shop {
  readonly settings: AccountSettings;
  readonly customers: readonly Customer[];
  readonly companies: Companies;
  readonly areas: ServiceAreas;
  readonly buyers: Readonly<Record<LineOfBusiness, Buyer>>;
  /** ISO date on which it would arrive. */
  readonly deliveryFrom: (source: StockSource, line: LineOfBusiness) => string;
}

interface ShopProps {
  readonly listLocations: () => Promise<readonly LocationRow[]>;
  readonly findPriceLevel: (name: string) => Promise<PriceLevel | undefined>;
  readonly now: () => Date;
}

/** Price levels and locations are at most 30 seconds old; what the account may buy is as of this call. */
export function openShop({ listLocations, findPriceLevel, now }: ShopProps) {
  return async ({ account: { settings }, customers, warehouseNumber }: SignedIn): Promise<Shop> => {
    const levelOf = (line: LineOfBusiness) => {
      const customer = customers.find(({ lineOfBusiness }) => lineOfBusiness === line);
      return customer?.priceLevel && !isGuest(customer) ? findPriceLevel(customer.priceLevel) : undefined;
    };
    const [locations, ...levels] = await Promise.all([listLocations(), ...linesOfBusiness.map(levelOf)]);
    const locationOf = (kind: 'warehouse' | 'yard', wanted: string | undefined) =>
      locations.find((each) => each.kind === kind && each.number === wanted);
    const { transfersFrom = [] } = locationOf('warehouse', warehouseNumber) ?? {};
    const areas = serviceAreas(warehouseNumber, transfersFrom, nationalLines(settings));
    const [aftermarket, salvage] = levels;
    const arrivalFrom = estimatedDeliveries(now());
    return {
      settings,
      customers,
      companies: companiesOf(customers),
      areas,
      buyers: {
        aftermarket: { priceLevel: aftermarket, area: areas.aftermarket },
        salvage: { priceLevel: salvage, area: areas.salvage },
      },
      deliveryFrom: ({ kind, location }, lineOfBusiness) => {
        const found = locationOf(lineOfBusiness === 'salvage' ? 'yard' : 'warehouse', location);
        return arrivalFrom({ kind, timeZone: found?.timeZone ?? 'UTC' });
      },
    };
  };
}
