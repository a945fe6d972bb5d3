import type { CarrierService } from '../../schemas/stored/pricing/shipping-rates.ts';
import { cents } from '../../values/money.ts';

type Amounts = Readonly<Record<'liftGateFee' | 'residential' | 'oversize', number>>;
type ZoneAmounts = readonly [miles: number | undefined, base: number, perPound: number, etaDays: number];

/** Cents. */
const service = (
  named: Pick<CarrierService, 'code' | 'description' | 'shipmentType'>,
  { liftGateFee, residential, oversize }: Amounts,
  hazardous: number | undefined,
  zones: readonly ZoneAmounts[],
): CarrierService => ({
  ...named,
  liftGateFee: cents(liftGateFee),
  residential: cents(residential),
  oversize: cents(oversize),
  ...(hazardous !== undefined && { hazardous: cents(hazardous) }),
  zones: zones.map(([miles, base, perPound, etaDays]) => ({
    ...(miles !== undefined && { miles }),
    base: cents(base),
    perPound: cents(perPound),
    etaDays,
  })),
});

const FAR = undefined;
const NOT_TAKEN = undefined;

/** The rates for a provider without its own (decision P4). */
export const DEFAULT_SHIPPING_RATES: readonly CarrierService[] = [
  service(
    { code: 'TRUCK', description: 'Company Truck', shipmentType: 'Company Truck' },
    { liftGateFee: 0, residential: 0, oversize: 0 },
    0,
    [
      [75, 0, 0, 1],
      [FAR, 15_00, 0, 2],
    ],
  ),
  service(
    { code: 'GROUND', description: 'Ground', shipmentType: 'Parcel' },
    { liftGateFee: 0, residential: 5_50, oversize: 0 },
    35_00,
    [
      [150, 9_00, 25, 1],
      [300, 9_75, 32, 2],
      [600, 10_75, 42, 3],
      [1000, 11_75, 55, 4],
      [FAR, 13_25, 75, 5],
    ],
  ),
  service(
    { code: '2DAY', description: 'Second Day Air', shipmentType: 'Parcel' },
    { liftGateFee: 0, residential: 5_50, oversize: 0 },
    NOT_TAKEN,
    [
      [600, 24_00, 1_60, 2],
      [FAR, 29_00, 2_40, 2],
    ],
  ),
  service(
    { code: 'LTL', description: 'Freight', shipmentType: 'Freight' },
    { liftGateFee: 75_00, residential: 60_00, oversize: 25_00 },
    55_00,
    [
      [150, 95_00, 18, 2],
      [600, 125_00, 26, 3],
      [1000, 155_00, 34, 5],
      [FAR, 190_00, 45, 7],
    ],
  ),
];
