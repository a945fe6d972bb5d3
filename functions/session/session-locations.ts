import type { Locations } from '#shared/contracts/session.ts';
import { isGuest } from '#shared/rules/pricing/offered-parts.ts';
import { companiesOf } from '#shared/rules/pricing/service-areas.ts';
import { addressView } from '#shared/rules/shipping/address-view.ts';
import { distanceInMiles } from '#shared/rules/shipping/nearest.ts';
import type { Customer } from '#shared/schemas/stored/customer.ts';
import type { Warehouse } from '#shared/schemas/stored/warehouse.ts';
import { CUSTOMER_TEXTS } from '#shared/texts/session/customer-texts.ts';
import { postalLocation } from '../data/locations/postal-locations.ts';
import type { SignedIn } from '../http/authenticate.ts';

/**
 * The customers that a session can buy as, their ship-to addresses, and the warehouses that can serve it (decision P9).
 */
export function sessionLocations(actor: SignedIn, warehouses: readonly Warehouse[]): Locations {
  const { aftermarket } = companiesOf(actor.customerRecords);
  const point = actor.postalCode === undefined ? undefined : postalLocation(actor.postalCode);
  return {
    customers: actor.customerRecords.map((record) => customerChoice(record, actor)),
    serviceLocations: warehouses
      .filter(({ companyCode }) => companyCode === aftermarket)
      .map(({ warehouseNumber, description, phoneNumber, ...coordinates }) => ({
        warehouseNumber,
        description,
        phoneNumber,
        miles: point ? Math.round(distanceInMiles(point, coordinates)) : null,
        isActive: warehouseNumber === actor.warehouseNumber,
      }))
      .toSorted((one, other) => (one.miles ?? 0) - (other.miles ?? 0)),
  };
}

function customerChoice(record: Customer, { session }: SignedIn): Locations['customers'][number] {
  const { guest, shipToId } = session[record.lineOfBusiness] ?? {};
  const places = record.shipToPlaces ?? [];
  const chosen = places.find(({ id }) => id === shipToId);
  const main = record.shipToAddress;
  return {
    lineOfBusinessKey: record.lineOfBusiness,
    companyCode: record.companyCode,
    customerNumber: record.customerNumber ?? null,
    customerName: record.customerName,
    arTermDescription: record.arTermDescription,
    isActive: guest === undefined && !isGuest(record),
    shipToPlaces: [
      ...(main
        ? [{ id: null, name: CUSTOMER_TEXTS.defaultShipTo, address: addressView(main), isActive: !chosen }]
        : []),
      ...places.map(({ id, name, ...address }) => ({
        id,
        name,
        address: addressView(address),
        isActive: id === chosen?.id,
      })),
    ],
  };
}
