import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RatedShipment, type ShippedPart, tableQuotes } from '#shared/rules/shipping/carrier-rates.ts';
import { DEFAULT_SHIPPING_RATES } from '#shared/rules/shipping/default-shipping-rates.ts';
import { billedPounds } from '#shared/rules/shipping/shipped-part.ts';
import type { CarrierService } from '#shared/schemas/stored/pricing/shipping-rates.ts';
import { cents } from '#shared/values/money.ts';

const aPart = (overrides: Partial<ShippedPart> = {}): ShippedPart => ({
  eaches: 1,
  pounds: 10,
  isOversize: false,
  isHazardous: false,
  flatRate: undefined,
  ...overrides,
});
const aShipment = (overrides: Partial<RatedShipment> = {}): RatedShipment => ({
  kind: 'national',
  miles: 100,
  isResidential: false,
  isTruckOnly: false,
  parts: [aPart()],
  ...overrides,
});
const quotesOf = (shipment: RatedShipment) => tableQuotes(shipment, DEFAULT_SHIPPING_RATES);
const feesOf = (shipment: RatedShipment) => quotesOf(shipment).map(({ code, shippingFee }) => [code, shippingFee]);
const flat = cents(12_50);

describe('the pounds that a carrier charges for', () => {
  it.each([
    { pounds: 6.25, box: undefined, billed: 7, why: 'pounds are rounded up' },
    { pounds: 0, box: undefined, billed: 1, why: 'nothing is lighter than a pound' },
    { pounds: 6.25, box: { length: 30, width: 12.5, height: 10 }, billed: 27, why: 'the box is large for its weight' },
    { pounds: 40, box: { length: 30, width: 12.5, height: 10 }, billed: 40, why: 'it is heavy for its box' },
  ])('are $billed, because $why', ({ pounds, box, billed }) => {
    expect(billedPounds(pounds, box)).toBe(billed);
  });
});

describe('the quotes of a rate table', () => {
  it.each([
    {
      shipment: {},
      fees: [
        ['GROUND', 11_50],
        ['2DAY', 40_00],
      ],
      why: 'the nearest zone',
    },
    {
      shipment: { miles: 2500 },
      fees: [
        ['GROUND', 20_75],
        ['2DAY', 53_00],
      ],
      why: 'the farthest zone',
    },
    {
      shipment: { miles: undefined },
      fees: [
        ['GROUND', 20_75],
        ['2DAY', 53_00],
      ],
      why: 'the distance is unknown',
    },
    {
      shipment: { isResidential: true },
      fees: [
        ['GROUND', 17_00],
        ['2DAY', 45_50],
      ],
      why: 'it goes to a home',
    },
    {
      shipment: { parts: [aPart({ isHazardous: true })] },
      fees: [['GROUND', 46_50]],
      why: 'hazardous parts are not sent by air',
    },
    {
      shipment: { parts: [aPart({ isOversize: true })] },
      fees: [['LTL', 121_80]],
      why: 'it is too large for a parcel',
    },
    {
      shipment: { parts: [aPart(), aPart({ isHazardous: true })] },
      fees: [['GROUND', 49_00]],
      why: 'one hazardous part is enough to keep it from the air',
    },
    {
      shipment: { parts: [aPart(), aPart({ isOversize: true })] },
      fees: [['LTL', 123_60]],
      why: 'one part is too large for a parcel',
    },
    {
      shipment: { parts: [aPart({ pounds: 150 })] },
      fees: [
        ['GROUND', 46_50],
        ['2DAY', 264_00],
      ],
      why: 'the heaviest parcel is no freight',
    },
    { shipment: { parts: [aPart({ pounds: 200 })] }, fees: [['LTL', 131_00]], why: 'it is too heavy for a parcel' },
    {
      shipment: { parts: [aPart({ flatRate: flat, eaches: 2 })] },
      fees: [
        ['GROUND', 25_00],
        ['2DAY', 25_00],
      ],
      why: 'a flat rate replaces the whole fee',
    },
    {
      shipment: { parts: [aPart(), aPart({ flatRate: flat })] },
      fees: [
        ['GROUND', 24_00],
        ['2DAY', 52_50],
      ],
      why: 'a flat rate replaces only its own share',
    },
    {
      shipment: { kind: 'local', miles: 20 },
      fees: [
        ['TRUCK', 0],
        ['GROUND', 11_50],
        ['2DAY', 40_00],
      ],
      why: 'the company truck delivers nearby',
    },
    {
      shipment: { kind: 'transfer', isTruckOnly: true },
      fees: [['TRUCK', 15_00]],
      why: 'the account takes only the company truck',
    },
    { shipment: { isTruckOnly: true }, fees: [], why: 'the company truck does not go that far' },
    { shipment: { parts: [] }, fees: [], why: 'there is nothing to send' },
  ] as const)('are $fees, because $why', ({ shipment, fees }) => {
    expect(feesOf(aShipment(shipment as Partial<RatedShipment>))).toEqual(fees);
  });

  it('are called as the shipping choices show them', () => {
    const names = DEFAULT_SHIPPING_RATES.map(({ code, description }) => `${code}: ${description}`);
    expect(names).toEqual(['TRUCK: Company Truck', 'GROUND: Ground', '2DAY: Second Day Air', 'LTL: Freight']);
  });

  it('have a lift-gate fee only for freight', () => {
    const codes = [aShipment({ kind: 'local' }), aShipment({ parts: [aPart({ isOversize: true })] })].flatMap(quotesOf);
    expect(codes.filter(({ liftGateFee }) => liftGateFee > 0).map(({ shipmentType }) => shipmentType)).toEqual([
      'Freight',
    ]);
  });

  it('never get cheaper or faster with more distance or more parts', () => {
    const part = fc.record({
      eaches: fc.integer({ min: 1, max: 20 }),
      pounds: fc.integer({ min: 1, max: 6 }),
      isOversize: fc.constant(false),
      isHazardous: fc.boolean(),
      flatRate: fc.option(fc.nat(50_00).map(cents), { nil: undefined }),
    });
    const ground = (shipment: RatedShipment) => quotesOf(shipment).find(({ code }) => code === 'GROUND');
    const parts = fc.array(part, { minLength: 1, maxLength: 2 });
    fc.assert(
      fc.property(parts, part, fc.nat(3000), fc.nat(3000), (some, another, near, farther) => {
        const here = ground(aShipment({ parts: some, miles: near }));
        const there = ground(aShipment({ parts: some, miles: near + farther }));
        const more = ground(aShipment({ parts: [...some, another], miles: near }));
        const fees = [here, there].map((quote) => quote?.shippingFee ?? Number.NaN);
        if (here && there) {
          expect(fees[1]).toBeGreaterThanOrEqual(fees[0] ?? Number.NaN);
          expect(there.etaDays).toBeGreaterThanOrEqual(here.etaDays);
        }
        if (here && more) expect(more.shippingFee).toBeGreaterThanOrEqual(here.shippingFee);
      }),
    );
  });
});

describe('a provider’s own rate table', () => {
  const zone = { base: cents(8_00), perPound: cents(50), etaDays: 1 };
  const service: Omit<CarrierService, 'zones'> = {
    ...{ code: 'BIKE', description: 'Messenger', shipmentType: 'Parcel' as const },
    ...{ liftGateFee: cents(0), residential: cents(2_00), oversize: cents(0) },
  };
  const feeOf = (shipment: Partial<RatedShipment>, zones = [{ ...zone, miles: 20 }], hazardous?: number) =>
    tableQuotes(aShipment(shipment), [
      { ...service, zones, ...(hazardous !== undefined && { hazardous: cents(hazardous) }) },
    ])[0]?.shippingFee;

  it.each([
    { shipment: { miles: 20 }, fee: 13_00, why: 'it is as far as the zone goes' },
    { shipment: { miles: 20, isResidential: true }, fee: 15_00, why: 'it goes to a home' },
    { shipment: { miles: 21 }, fee: undefined, why: 'the service does not go so far' },
    { shipment: { miles: undefined }, fee: 13_00, why: 'the distance is unknown, so the farthest zone counts' },
    {
      shipment: { miles: 5, parts: [aPart({ isHazardous: true })] },
      fee: undefined,
      why: 'it takes nothing hazardous',
    },
    { shipment: { miles: 5, parts: [aPart({ pounds: 151 })] }, fee: undefined, why: 'it is not a parcel' },
  ])('asks $fee, because $why', ({ shipment, fee }) => {
    expect(feeOf(shipment)).toBe(fee);
  });

  it('has no quote if no service goes so far', () => {
    const near = { ...service, zones: [{ ...zone, miles: 20 }] };
    expect(tableQuotes(aShipment({ miles: 21 }), [near])).toEqual([]);
  });

  it('charges its surcharge for hazardous parts', () => {
    const shipment = { miles: 5, parts: [aPart({ isHazardous: true })] };
    expect(feeOf(shipment, undefined, 4_00)).toBe(17_00);
  });

  it('has its cheapest quote first, in whatever order it stands', () => {
    const at = (code: string, base: number) => ({ ...service, code, zones: [{ ...zone, base: cents(base) }] });
    const quotes = tableQuotes(aShipment(), [at('B', 20_00), at('C', 30_00), at('A', 10_00)]);
    expect(quotes.map(({ code }) => code)).toEqual(['A', 'B', 'C']);
  });

  it('uses the first zone that is far enough', () => {
    expect(
      feeOf({ miles: 5 }, [
        { ...zone, miles: 20 },
        { ...zone, miles: 100, base: cents(20_00) },
      ]),
    ).toBe(13_00);
  });
});
