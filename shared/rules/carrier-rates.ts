import type { SourceKind } from './availability.ts';
import { type Cents, cents } from './money.ts';

/** Eaches of a part in a shipment. */
export interface ShippedPart {
  readonly eaches: number;
  /** What a carrier charges one each for (rules/parcel-weight). */
  readonly pounds: number;
  readonly isOversize: boolean;
  readonly isHazardous: boolean;
  /** Takes the place of what one each would add to a carrier's fee (decision P4). */
  readonly flatRate: Cents | undefined;
}

/** What leaves one warehouse or yard for one address. */
export interface RatedShipment {
  /** What the origin is to the session; the company's own truck comes from near ones only. */
  readonly kind: SourceKind;
  /** Along the great circle; undefined where nobody knows where an end is. */
  readonly miles: number | undefined;
  readonly isResidential: boolean;
  readonly isTruckOnly: boolean;
  readonly parts: readonly ShippedPart[];
}

/** One way to send a shipment (storefront 3, shipping quote). */
export interface CarrierQuote {
  readonly code: string;
  readonly description: string;
  readonly shipmentType: 'Company Truck' | 'Parcel' | 'Freight';
  readonly shippingFee: Cents;
  /** Comes on top where a lift gate is used. */
  readonly liftGateFee: Cents;
  /** Business days from the first shipping day. */
  readonly etaDays: number;
}

/** What a zone costs: so many cents a shipment, and a pound. */
interface Zone {
  /** Up to so many miles. */
  readonly miles: number;
  readonly base: number;
  readonly perPound: number;
  readonly etaDays: number;
}

interface Service {
  readonly code: string;
  readonly description: string;
  readonly shipmentType: CarrierQuote['shipmentType'];
  readonly liftGateFee: number;
  readonly residential: number;
  readonly oversize: number;
  readonly hazardous: number;
  readonly zones: readonly Zone[];
  readonly takes: (shipment: RatedShipment, pounds: number) => boolean;
}

/** The heaviest that goes as a parcel. */
const PARCEL_POUNDS = 150;
const EVERYWHERE = Number.POSITIVE_INFINITY;
const hasOversize = ({ parts }: RatedShipment): boolean => parts.some(({ isOversize }) => isOversize);
const hasHazardous = ({ parts }: RatedShipment): boolean => parts.some(({ isHazardous }) => isHazardous);

/** The table that ships with the product, for a provider that has no carrier's own. Amounts in cents. */
const SERVICES: readonly Service[] = [
  {
    code: 'TRUCK',
    description: 'Company Truck',
    shipmentType: 'Company Truck',
    liftGateFee: 0,
    residential: 0,
    oversize: 0,
    hazardous: 0,
    zones: [
      { miles: 75, base: 0, perPound: 0, etaDays: 1 },
      { miles: EVERYWHERE, base: 15_00, perPound: 0, etaDays: 2 },
    ],
    takes: ({ kind }) => kind !== 'national',
  },
  {
    code: 'GROUND',
    description: 'Ground',
    shipmentType: 'Parcel',
    liftGateFee: 0,
    residential: 5_50,
    oversize: 0,
    hazardous: 35_00,
    zones: [
      { miles: 150, base: 9_00, perPound: 25, etaDays: 1 },
      { miles: 300, base: 9_75, perPound: 32, etaDays: 2 },
      { miles: 600, base: 10_75, perPound: 42, etaDays: 3 },
      { miles: 1000, base: 11_75, perPound: 55, etaDays: 4 },
      { miles: EVERYWHERE, base: 13_25, perPound: 75, etaDays: 5 },
    ],
    takes: (shipment, pounds) => pounds <= PARCEL_POUNDS && !hasOversize(shipment),
  },
  {
    code: '2DAY',
    description: 'Second Day Air',
    shipmentType: 'Parcel',
    liftGateFee: 0,
    residential: 5_50,
    oversize: 0,
    hazardous: 0,
    zones: [
      { miles: 600, base: 24_00, perPound: 1_60, etaDays: 2 },
      { miles: EVERYWHERE, base: 29_00, perPound: 2_40, etaDays: 2 },
    ],
    takes: (shipment, pounds) => pounds <= PARCEL_POUNDS && !hasOversize(shipment) && !hasHazardous(shipment),
  },
  {
    code: 'LTL',
    description: 'Freight',
    shipmentType: 'Freight',
    liftGateFee: 75_00,
    residential: 60_00,
    oversize: 25_00,
    hazardous: 55_00,
    zones: [
      { miles: 150, base: 95_00, perPound: 18, etaDays: 2 },
      { miles: 600, base: 125_00, perPound: 26, etaDays: 3 },
      { miles: 1000, base: 155_00, perPound: 34, etaDays: 5 },
      { miles: EVERYWHERE, base: 190_00, perPound: 45, etaDays: 7 },
    ],
    takes: (shipment, pounds) => pounds > PARCEL_POUNDS || hasOversize(shipment),
  },
];

/** What the table asks for a shipment, the cheapest first; nothing for an empty one, or where only a truck may come and none does. */
export function tableQuotes(shipment: RatedShipment): CarrierQuote[] {
  const pounds = shipment.parts.reduce((sum, part) => sum + part.eaches * part.pounds, 0);
  if (shipment.parts.length === 0) return [];
  return SERVICES.filter(({ shipmentType }) => !shipment.isTruckOnly || shipmentType === 'Company Truck')
    .filter(({ takes }) => takes(shipment, pounds))
    .map((service) => quoteOf(service, shipment))
    .toSorted((one, other) => one.shippingFee - other.shippingFee);
}

function quoteOf(service: Service, shipment: RatedShipment): CarrierQuote {
  const { code, description, shipmentType, zones } = service;
  const { miles = EVERYWHERE, parts } = shipment;
  const zone = zones.find((each) => miles <= each.miles) ?? { base: 0, perPound: 0, etaDays: 0 };
  return {
    code,
    description,
    shipmentType,
    shippingFee: cents(flatFees(parts) + weighedFee(service, zone, shipment)),
    liftGateFee: cents(service.liftGateFee),
    etaDays: zone.etaDays,
  };
}

const flatFees = (parts: readonly ShippedPart[]): number =>
  parts.reduce((sum, { flatRate = 0, eaches }) => sum + flatRate * eaches, 0);

/** What is left for the carrier to weigh; where all parts have a flat rate, that is all there is to pay. */
function weighedFee(service: Service, zone: Omit<Zone, 'miles'>, { parts, isResidential }: RatedShipment): number {
  const weighed = parts.filter(({ flatRate }) => flatRate === undefined);
  if (weighed.length === 0) return 0;
  const pounds = weighed.reduce((sum, part) => sum + part.eaches * part.pounds, 0);
  const oversize = weighed.reduce((sum, part) => sum + (part.isOversize ? part.eaches : 0), 0);
  return (
    zone.base +
    zone.perPound * pounds +
    service.oversize * oversize +
    (weighed.some(({ isHazardous }) => isHazardous) ? service.hazardous : 0) +
    (isResidential ? service.residential : 0)
  );
}
