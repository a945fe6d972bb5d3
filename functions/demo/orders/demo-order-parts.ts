import type { Offer } from '#shared/schemas/catalogue/offer.ts';
import type { OrderLine } from '#shared/schemas/stored/order.ts';

interface NewPart {
  readonly productLine: string;
  readonly partType: string;
  readonly title: string;
  /** Ten-thousandths of a dollar. */
  readonly list: number;
  readonly picture: string;
  readonly weight: number;
  readonly size: readonly [length: number, width: number, height: number];
  readonly core?: number;
  readonly levels?: Readonly<Record<string, number>>;
  readonly flags?: Offer['flags'];
  readonly manufacturer: string;
  readonly ftcDisplay?: string;
}

const imageOf = (picture: string): string => `/images/demo/${picture}.webp`;

const newPart = (partNumber: string, part: NewPart): Offer => {
  const { picture, size, core, levels = {}, flags = [], ...others } = part;
  const [length, width, height] = size;
  return {
    ...others,
    lineOfBusiness: 'aftermarket',
    id: `001#${partNumber}`,
    companyCode: '001',
    partNumber,
    imageUrl: imageOf(picture),
    flags: [...flags],
    levels: { ...levels },
    ...(core !== undefined && { core }),
    units: [{ code: 'EA', description: 'Each', eaches: 1 }],
    dimensions: { length, width, height },
    onHand: {},
    asOf: '',
  };
};

type RecycledPart = Pick<
  Extract<Offer, { lineOfBusiness: 'salvage' }>,
  'partType' | 'title' | 'list' | 'flags' | 'yard' | 'sourceVehicle'
> & {
  readonly picture: string;
};

const recycledPart = (guid: string, { picture, ...part }: RecycledPart): Offer => ({
  ...part,
  lineOfBusiness: 'salvage',
  id: guid,
  companyCode: '004',
  imageUrl: imageOf(picture),
  interchangeNumber: '',
  grade: 'A',
  asOf: '',
});

/** Parts of the demo catalogue in past orders, so that past orders can be ordered again. */
export const DEMO_ORDER_PARTS = {
  leftHeadlamp: newPart('NL010-00164L', {
    productLine: 'LIGHTING',
    partType: '12010',
    title: 'Headlamp Assembly, Left, Halogen, Black Bezel',
    list: 233_49_00,
    picture: 'headlamp',
    weight: 8,
    size: [28, 18, 14],
    manufacturer: 'Demo Northlight',
  }),
  rightHeadlamp: newPart('NL010-00164R', {
    productLine: 'LIGHTING',
    partType: '12010',
    title: 'Headlamp Assembly, Right, Halogen, Black Bezel',
    list: 233_49_00,
    picture: 'headlamp',
    weight: 8,
    size: [28, 18, 14],
    manufacturer: 'Demo Northlight',
  }),
  grille: newPart('BF-1310-00071', {
    productLine: 'GRILLES',
    partType: '11310',
    title: 'Grille Assembly, All Chrome',
    list: 200_95_00,
    levels: { fleet: 132_62_00, collision: 140_66_00 },
    picture: 'grille',
    weight: 5,
    size: [46, 18, 7],
    manufacturer: 'Demo Bodyform',
  }),
  hood: newPart('BF-1210-00327', {
    productLine: 'HOODS',
    partType: '11210',
    title: 'Hood Panel, Steel',
    list: 202_95_00,
    flags: ['oversized'],
    picture: 'hood',
    weight: 38,
    size: [62, 52, 8],
    manufacturer: 'Demo Bodyform',
  }),
  brakePads: newPart('UW010-00379F', {
    productLine: 'BRAKES',
    partType: '20010',
    title: 'Front Brake Pad Set, Ceramic',
    list: 18_95_00,
    picture: 'brake',
    weight: 4,
    size: [8, 6, 3],
    manufacturer: 'Demo Unionworks',
  }),
  brakeRotor: newPart('UW012-00376F', {
    productLine: 'BRAKES',
    partType: '20012',
    title: 'Front Brake Rotor, Solid',
    list: 66_99_00,
    picture: 'brake',
    weight: 19,
    size: [13, 13, 3],
    manufacturer: 'Demo Unionworks',
  }),
  alternator: newPart('UW010-00385', {
    productLine: 'ELECTRICAL',
    partType: '17010',
    title: 'Alternator, Remanufactured, 110A',
    list: 227_99_00,
    core: 55_00_00,
    flags: ['reman', 'other'],
    ftcDisplay: 'Remanufactured: a used part, rebuilt to work as a new one does.',
    picture: 'electrical',
    weight: 14,
    size: [10, 8, 8],
    manufacturer: 'Demo Unionworks',
  }),
  starter: newPart('UW012-00112', {
    productLine: 'ELECTRICAL',
    partType: '17012',
    title: 'Starter Motor, New',
    list: 86_25_00,
    flags: ['other'],
    picture: 'electrical',
    weight: 11,
    size: [12, 7, 6],
    manufacturer: 'Demo Unionworks',
  }),
  tailLamp: newPart('LV000643/10L', {
    productLine: 'LIGHTING',
    partType: '12110',
    title: 'Tail Lamp Assembly, Left, Bulb Type',
    list: 111_95_00,
    picture: 'tail-lamp',
    weight: 4,
    size: [18, 14, 10],
    manufacturer: 'Demo Lumavista',
  }),
  wheelHub: newPart('SWK81140168F', {
    productLine: 'DRIVETRAIN',
    partType: '18114',
    title: 'Front Wheel Hub & Bearing, w/ ABS Sensor',
    list: 98_99_00,
    levels: { fleet: 68_30_00, wholesale: 60_38_00 },
    picture: 'transmission',
    weight: 8,
    size: [9, 9, 7],
    manufacturer: 'Demo Steadyway',
  }),
  fenderLiner: newPart('CSL00213.112FL', {
    productLine: 'FENDERS',
    partType: '11112',
    title: 'Front Fender Liner, Left, Plastic',
    list: 60_25_00,
    picture: 'fender',
    weight: 3.1,
    size: [34, 24, 12],
    manufacturer: 'Demo Castleline',
  }),
  engine: recycledPart('de30ca7a-0001-8000-8000-000000000005', {
    partType: '600',
    title: 'Engine Assembly, 2.0L L4',
    list: 5082_95_00,
    flags: ['major', 'oversized'],
    yard: 'Y123',
    sourceVehicle: { year: 2022, make: 'Honda', model: 'Accord' },
    picture: 'engine',
  }),
  transmission: recycledPart('de30ca7a-0000-8000-8000-000000000002', {
    partType: '650',
    title: 'Transmission, AT, AWD',
    list: 1342_95_00,
    flags: ['major', 'oversized'],
    yard: 'Y143',
    sourceVehicle: { year: 2025, make: 'Hyundai', model: 'Sonata' },
    picture: 'transmission',
  }),
  door: recycledPart('de30ca7a-0000-8000-8000-000000000009', {
    partType: '522',
    title: 'Front Door Assembly, Left, manual windows',
    list: 625_99_00,
    flags: ['oversized'],
    yard: 'Y123',
    sourceVehicle: { year: 2017, make: 'Subaru', model: 'Outback' },
    picture: 'door',
  }),
  controlModule: recycledPart('de30ca7a-0010-8000-8000-000000000024', {
    partType: '636',
    title: 'Engine Control Module, MT',
    list: 340_49_00,
    flags: ['other'],
    yard: 'Y152',
    sourceVehicle: { year: 2014, make: 'Ford', model: 'F-150' },
    picture: 'sensor',
  }),
} as const satisfies Record<string, Offer>;

export type DemoOrderPart = keyof typeof DEMO_ORDER_PARTS;

/** A vehicle that each new part fits, which it was ordered for. Orders of recycled parts keep the source vehicle instead. */
export const FITTED_VEHICLES: Readonly<Partial<Record<DemoOrderPart, OrderLine['vehicle']>>> = {
  leftHeadlamp: { year: 2001, make: 'Ford', model: 'F-150' },
  rightHeadlamp: { year: 2001, make: 'Ford', model: 'F-150' },
  grille: { year: 2005, make: 'Chevrolet', model: 'Silverado 1500' },
  hood: { year: 1999, make: 'Honda', model: 'Civic' },
  brakePads: { year: 2002, make: 'Ford', model: 'F-150' },
  brakeRotor: { year: 2002, make: 'Ford', model: 'F-150' },
  alternator: { year: 2006, make: 'Ford', model: 'F-150' },
  starter: { year: 2011, make: 'Chevrolet', model: 'Colorado' },
  tailLamp: { year: 1998, make: 'Toyota', model: 'Camry' },
  wheelHub: { year: 2012, make: 'Ford', model: 'Edge' },
  fenderLiner: { year: 2001, make: 'Ford', model: 'F-150' },
};
