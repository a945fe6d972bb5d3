import type { CarrierService, RateZone } from '../../schemas/stored/pricing/shipping-rates.ts';
import type { SourceKind } from '../../values/catalogue/availability-states.ts';
import { type Cents, cents } from '../../values/money.ts';

/** Eaches of a part in a shipment. */
export interface ShippedPart {
  readonly eaches: number;
  /** Pounds that a carrier charges for one each (rules/shipped-part). */
  readonly pounds: number;
  readonly isOversize: boolean;
  readonly isHazardous: boolean;
  /** Replaces the share of one each in the carrier's fee (decision P4). */
  readonly flatRate: Cents | undefined;
}

/** A shipment from one warehouse or yard to one address. */
export interface RatedShipment {
  /** How the origin relates to the session. The company truck delivers only from near origins. */
  readonly kind: SourceKind;
  /** Great-circle distance. Undefined if either end is unknown. */
  readonly miles: number | undefined;
  readonly isResidential: boolean;
  readonly isTruckOnly: boolean;
  readonly parts: readonly ShippedPart[];
}

/** A way to send a shipment (storefront 3, shipping quote). */
export interface CarrierQuote {
  readonly code: string;
  readonly description: string;
  readonly shipmentType: CarrierService['shipmentType'];
  readonly shippingFee: Cents;
  /** Added if a lift gate is used. */
  readonly liftGateFee: Cents;
  /** Business days from the first shipping day. */
  readonly etaDays: number;
}

/** The heaviest parcel. */
const PARCEL_POUNDS = 150;
const hasOversize = ({ parts }: RatedShipment): boolean => parts.some(({ isOversize }) => isOversize);
const hasHazardous = ({ parts }: RatedShipment): boolean => parts.some(({ isHazardous }) => isHazardous);

/** The company truck delivers from near origins. Anything too large or too heavy for a parcel is freight. */
const MAY_BE: Readonly<Record<CarrierService['shipmentType'], (shipment: RatedShipment, pounds: number) => boolean>> = {
  'Company Truck': ({ kind }) => kind !== 'national',
  Parcel: (shipment, pounds) => pounds <= PARCEL_POUNDS && !hasOversize(shipment),
  Freight: (shipment, pounds) => pounds > PARCEL_POUNDS || hasOversize(shipment),
};

/**
 * The quotes of a rate table for a shipment, cheapest first. Empty for an empty shipment, if no service goes that far,
 * or if the account takes only the company truck and none is available.
 */
export function tableQuotes(shipment: RatedShipment, services: readonly CarrierService[]): CarrierQuote[] {
  const pounds = shipment.parts.reduce((sum, part) => sum + part.eaches * part.pounds, 0);
  if (shipment.parts.length === 0) return [];
  return services
    .filter(({ shipmentType }) => !shipment.isTruckOnly || shipmentType === 'Company Truck')
    .filter(({ shipmentType }) => MAY_BE[shipmentType](shipment, pounds))
    .filter(({ hazardous }) => hazardous !== undefined || !hasHazardous(shipment))
    .flatMap((service) => quoteOf(service, shipment) ?? [])
    .toSorted((one, other) => one.shippingFee - other.shippingFee);
}

function quoteOf(service: CarrierService, shipment: RatedShipment): CarrierQuote | undefined {
  const { code, description, shipmentType, liftGateFee } = service;
  const zone = zoneOf(service, shipment.miles);
  return (
    zone && {
      code,
      description,
      shipmentType,
      shippingFee: cents(flatFees(shipment.parts) + weighedFee(service, zone, shipment)),
      liftGateFee,
      etaDays: zone.etaDays,
    }
  );
}

/** The farthest zone if the distance is unknown. */
function zoneOf({ zones }: CarrierService, miles: number | undefined): RateZone | undefined {
  return miles === undefined ? zones.at(-1) : zones.find((zone) => miles <= (zone.miles ?? Number.POSITIVE_INFINITY));
}

const flatFees = (parts: readonly ShippedPart[]): number =>
  parts.reduce((sum, { flatRate = 0, eaches }) => sum + flatRate * eaches, 0);

/** The fee for parts that the carrier weighs. If all parts have a flat rate, it is 0. */
function weighedFee(service: CarrierService, zone: RateZone, { parts, isResidential }: RatedShipment): number {
  const weighed = parts.filter(({ flatRate }) => flatRate === undefined);
  if (weighed.length === 0) return 0;
  const pounds = weighed.reduce((sum, part) => sum + part.eaches * part.pounds, 0);
  const oversize = weighed.reduce((sum, part) => sum + (part.isOversize ? part.eaches : 0), 0);
  return (
    zone.base +
    zone.perPound * pounds +
    service.oversize * oversize +
    (weighed.some(({ isHazardous }) => isHazardous) ? (service.hazardous ?? 0) : 0) +
    (isResidential ? service.residential : 0)
  );
}
