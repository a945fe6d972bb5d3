import { describe, expect, it } from 'vitest';
import { expectedDay, sellingTerms } from '#shared/rules/pricing/selling-terms.ts';
import { basisPoints } from '#shared/values/money.ts';
import { anOffer, aSalvageOffer, reservationsOf } from '../../builders/catalogue.ts';

const area = {
  lineOfBusiness: 'aftermarket',
  serviceLocation: '11',
  transfersFrom: ['12'],
  isNational: false,
} as const;
const yards = { ...area, lineOfBusiness: 'salvage', transfersFrom: ['501'] } as const;
const one = { quantity: 1, eaches: 1 };
const level = { name: 'gold', description: 'Gold', discount: basisPoints(0), discounts: { PL1: basisPoints(20_00) } };
const byPartType = { ...level, discounts: { '105': basisPoints(10_00) } };
const EXPECTED = '2026-01-20';

describe('what a part costs a buyer', () => {
  it.each([
    { offer: anOffer(), buyer: { priceLevel: undefined, area }, customer: 100_00, why: 'without a level it is list' },
    { offer: anOffer(), buyer: { priceLevel: level, area }, customer: 80_00, why: 'discounts go by product line' },
    { offer: anOffer(), buyer: { priceLevel: byPartType, area }, customer: 100_00, why: 'and not by part type' },
    {
      offer: aSalvageOffer(),
      buyer: { priceLevel: byPartType, area: yards },
      customer: 225_00,
      why: 'those of salvage go by part type',
    },
  ])('is $customer cents, as $why', ({ offer, buyer, customer }) => {
    expect(sellingTerms(offer, undefined, one, buyer)).toMatchObject({ customerPrice: customer });
  });
});

describe('how much there is of a part', () => {
  const core = anOffer({ partNumber: '60421 CORE', onHand: {} });
  it.each([
    { offer: anOffer(), reserved: undefined, state: 'local', units: 8, why: 'both warehouses count' },
    {
      offer: anOffer(),
      reserved: reservationsOf('001#GM1000101', { '11': 5 }),
      state: 'transfer',
      units: 3,
      why: 'an order holds all that is near',
    },
    { offer: anOffer({ onHand: {} }), reserved: undefined, state: 'call', units: 0, why: 'nobody expects more' },
    {
      offer: anOffer({ onHand: {}, expected: EXPECTED }),
      reserved: undefined,
      state: 'backordered',
      units: 0,
      why: 'the feed expects more',
    },
    { offer: anOffer({ list: 0 }), reserved: undefined, state: 'call', units: 0, why: 'it has no price' },
    { offer: core, reserved: undefined, state: 'local', units: 999, why: 'there is always a core (decision C2)' },
    {
      offer: { ...core, isDiscontinued: true },
      reserved: undefined,
      state: 'call',
      units: 0,
      why: 'a core that is discontinued is none',
    },
  ])('is $units, $state, as $why', ({ offer, reserved, state, units }) => {
    const { availability } = sellingTerms(offer, reserved, one, { priceLevel: undefined, area });
    expect(availability).toMatchObject({ state, unitsAvailable: units });
  });

  it('is not counted of a core, which comes from no warehouse', () => {
    const { availability } = sellingTerms(core, undefined, one, { priceLevel: undefined, area });
    expect(availability).toMatchObject({ unitsMissing: 0, allocated: [], stock: [] });
  });
});

describe('the day on which more is expected', () => {
  it.each([
    { offer: anOffer({ expected: EXPECTED }), day: EXPECTED, why: 'the feed says so' },
    { offer: anOffer(), day: undefined, why: 'the feed says nothing' },
    { offer: anOffer({ expected: EXPECTED, isDiscontinued: true }), day: undefined, why: 'it is discontinued' },
    { offer: { ...aSalvageOffer(), expected: EXPECTED }, day: undefined, why: 'salvage is one of one' },
  ])('is $day, as $why', ({ offer, day }) => {
    expect(expectedDay(offer)).toBe(day);
  });
});
