import type { Order } from '#shared/schemas/stored/order.ts';
import type { OrderStatus } from '#shared/values/order-status.ts';
import { chance } from '../catalogue/chance.ts';
import type { DemoOrderPart } from './demo-order-parts.ts';

type Fields = Order['fields'];

/** A past order: what was ordered. Its costs follow from the product's rules. */
export interface DemoOrder {
  readonly userName: string;
  /** The account the order is for, if it is not the user's own. */
  readonly forCompany?: string;
  /** Days before the demo was loaded, and minutes after 8:00 in Denver. */
  readonly daysAgo: number;
  readonly minute: number;
  readonly wanted: readonly (readonly [part: DemoOrderPart, quantity: number])[];
  readonly fields: Fields;
  /** The final status. By default the order is completed when it has arrived. */
  readonly end?: Extract<OrderStatus, 'Submitted' | 'Canceled' | 'Error'>;
  /** The reason the buyer gave for cancelling. */
  readonly cancelNote?: string;
  /** The reason the provider or the order gateway gave for the final status. */
  readonly note?: string;
}

/** The orders of each store and their frequency: a fleet maintains its vans, a collision shop repairs cars. */
const BASKETS: Readonly<Record<'fleet' | 'collision', readonly DemoOrder['wanted'][]>> = {
  fleet: [
    [['brakePads', 6]],
    [
      ['brakePads', 2],
      ['brakeRotor', 4],
    ],
    [['starter', 1]],
    [
      ['wheelHub', 2],
      ['brakeRotor', 2],
      ['brakePads', 1],
    ],
    [['controlModule', 1]],
    [['tailLamp', 2]],
    [
      ['leftHeadlamp', 1],
      ['rightHeadlamp', 1],
    ],
    [
      ['starter', 2],
      ['transmission', 1],
    ],
  ],
  collision: [
    [
      ['leftHeadlamp', 1],
      ['grille', 1],
      ['fenderLiner', 1],
    ],
    [
      ['hood', 1],
      ['grille', 1],
      ['leftHeadlamp', 1],
      ['rightHeadlamp', 1],
    ],
    [['door', 1]],
    [
      ['tailLamp', 1],
      ['door', 1],
    ],
    [['fenderLiner', 2]],
    [
      ['alternator', 1],
      ['engine', 1],
    ],
    [['rightHeadlamp', 1]],
    [['controlModule', 1]],
  ],
};

const LOCATIONS = ['Chicago Yard', 'Cicero', 'Joliet', 'Gary'] as const;
const REGIONS = ['Midwest', 'Lakes'] as const;
const VINS = ['DEMTZKHY1ND000005', 'DEMSNBXW4HD000009', 'DEMBFDDP1ND000017', 'DEMDYZWL7PD000004'] as const;
const OWNERS = ['R. Castillo', 'M. Okafor', 'T. Lindqvist', 'J. Abernathy', 'P. Nguyen'] as const;

/** The age of orders: many are recent, some are a season old and some nearly a year. */
const DAYS_AGO = [
  1, 2, 4, 5, 7, 9, 11, 12, 15, 18, 21, 25, 29, 33, 38, 44, 51, 58, 66, 75, 86, 104, 131, 165, 203, 248, 301, 340,
];

const northside = DAYS_AGO.map((daysAgo, index): DemoOrder => {
  const draw = chance('northside order', index);
  const isBuyer = draw.is(70);
  return {
    userName: isBuyer ? 'northside-buyer' : 'northside-admin',
    daysAgo,
    minute: draw.below(540),
    wanted: draw.of(BASKETS.fleet),
    fields: {
      poNumber: `NF-${40_000 + index * 37}`,
      locationNumber: draw.of(LOCATIONS),
      region: draw.of(REGIONS),
      mileage: String(draw.between(18, 190) * 1000),
      employeeName: isBuyer ? 'Ned Novak' : 'Nora Nakamura',
    },
  };
});

const summit = DAYS_AGO.map((daysAgo, index): DemoOrder => {
  const draw = chance('summit order', index);
  const isBuyer = draw.is(75);
  const wanted = draw.of(BASKETS.collision);
  const vin = draw.of(VINS);
  return {
    userName: isBuyer ? 'summit-buyer' : 'summit-admin',
    daysAgo,
    minute: draw.below(540),
    wanted,
    fields: {
      poNumber: `RO-${2200 + index * 13}`,
      salvagePoNumber: `RO-${2200 + index * 13}-R`,
      vin,
      customerName: draw.of(OWNERS),
      employeeName: isBuyer ? 'Sam Sorensen' : 'Sara Sandoval',
      contactName: 'Front desk',
      contactPhone: '3035550142',
    },
  };
});

/** The orders of each store with an unusual history. The day an order was placed on identifies it. */
const OTHERWISE: readonly (Pick<DemoOrder, 'daysAgo'> & Partial<DemoOrder>)[] = [
  { daysAgo: 2, end: 'Submitted', cancelNote: 'Wrong side ordered' },
  { daysAgo: 7, end: 'Error', note: 'The provider’s system did not know the ship-to address' },
  { daysAgo: 18, end: 'Canceled', cancelNote: 'The customer changed their mind', note: 'Canceled as requested' },
  { daysAgo: 51, end: 'Canceled', note: 'Damaged in the warehouse, none left' },
];

/** A type 2 child orders through its parent (decision O4). It only orders new parts, because it is a guest for recycled parts. */
const EAST_BASKETS: readonly DemoOrder['wanted'][] = [
  [['leftHeadlamp', 1]],
  [
    ['hood', 1],
    ['fenderLiner', 2],
  ],
  [
    ['grille', 1],
    ['rightHeadlamp', 1],
  ],
];

const summitEast: readonly DemoOrder[] = [3, 16, 47].map((daysAgo, index) => ({
  userName: 'summit-admin',
  forCompany: 'Summit East',
  daysAgo,
  minute: 60 + index * 45,
  wanted: EAST_BASKETS[index] ?? [],
  fields: { poNumber: `EAST-${310 + index}`, vin: VINS[index] ?? VINS[0], employeeName: 'Elena Eriksen' },
}));

/** The past orders of the demo's stores, the oldest first. */
export const demoOrders: readonly DemoOrder[] = [...northside, ...summit, ...summitEast]
  .map((order) => ({
    ...order,
    ...(order.forCompany ? {} : OTHERWISE.find(({ daysAgo }) => daysAgo === order.daysAgo)),
  }))
  .toSorted((one, other) => other.daysAgo - one.daysAgo || one.minute - other.minute);
