import {
  type CarrierService,
  type ShippingRates,
  shippingRatesSchema,
} from '#shared/schemas/stored/pricing/shipping-rates.ts';
import { cents } from '#shared/values/money.ts';
import { formed, oneOf, text, wholeNumber } from '../cells.ts';
import { deciding, optional, required, withDefault } from '../column.ts';
import { csvFormat } from '../csv-format.ts';
import { fee } from '../money-cells.ts';

const NOTHING = cents(0);
const shipmentType = oneOf<CarrierService['shipmentType']>({
  'Company Truck': ['Truck'],
  Parcel: [],
  Freight: ['LTL'],
});

/** The fees of carriers and of our own trucks, a row for each service and zone (decision P4). All rows become one record. */
export const shippingRatesFormat = csvFormat({
  kind: 'shipping-rates',
  columns: {
    code: required(['Ship Via', 'Code'], formed(/^[A-Za-z0-9-]{1,20}$/, 'code of letters, digits and hyphens')),
    description: required(['Description'], text(60)),
    shipmentType: required(['Shipment Type', 'Type'], shipmentType),
    miles: deciding(optional(['Up To Miles', 'Miles'], wholeNumber(0, 99_999))),
    base: required(['Base Fee', 'Fee'], fee),
    perPound: deciding(withDefault(['Fee Per Pound', 'Per Pound'], fee, NOTHING)),
    etaDays: required(['Days', 'ETA Days'], wholeNumber(0, 365)),
    liftGateFee: deciding(withDefault(['Lift Gate Fee', 'Lift Gate'], fee, NOTHING)),
    residential: deciding(withDefault(['Residential Fee', 'Residential'], fee, NOTHING)),
    oversize: deciding(withDefault(['Oversize Fee', 'Oversize'], fee, NOTHING)),
    hazardous: deciding(optional(['Hazardous Fee', 'Hazardous'], fee)),
  },
  schema: shippingRatesSchema,
  rowOf: ({ miles, base, perPound, etaDays, ...service }): ShippingRates => ({
    services: [{ ...service, zones: [{ ...(miles !== undefined && { miles }), base, perPound, etaDays }] }],
  }),
  keyOf: () => '',
  merge: (earlier, later) => later.services.reduce(withService, earlier),
});

/** The first row of a service sets its name and extra fees. Later rows add zones, or replace the zone with the same miles. */
function withService({ services }: ShippingRates, added: CarrierService): ShippingRates {
  if (!services.some(({ code }) => code === added.code)) return { services: [...services, added] };
  return { services: services.map((service) => (service.code === added.code ? withZones(service, added) : service)) };
}

function withZones(service: CarrierService, { zones }: CarrierService): CarrierService {
  const others = service.zones.filter(({ miles }) => zones.every((zone) => zone.miles !== miles));
  const reach = ({ miles = Number.POSITIVE_INFINITY }: { readonly miles?: number | undefined }): number => miles;
  return { ...service, zones: [...others, ...zones].toSorted((one, other) => (reach(one) < reach(other) ? -1 : 1)) };
}
