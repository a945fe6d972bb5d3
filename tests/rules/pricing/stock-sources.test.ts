import { describe, expect, it } from 'vitest';
import { stockSources } from '#shared/rules/pricing/stock-sources.ts';
import type { PartReservations } from '#shared/schemas/catalogue/part-reservations.ts';
import { anOffer, aSalvageOffer } from '../../builders/catalogue.ts';

const near = {
  lineOfBusiness: 'aftermarket',
  serviceLocation: '11',
  transfersFrom: ['12'],
  isNational: false,
} as const;
const yards = { ...near, lineOfBusiness: 'salvage', transfersFrom: ['501'] } as const;
const sold = { lineOfBusiness: 'salvage', id: '0000abcd-1', version: 1, orderNumber: '1', at: '2026-01-11T00:00:00Z' };
const two: PartReservations = {
  lineOfBusiness: 'aftermarket',
  id: '001#GM1000101',
  version: 1,
  entries: { '7': { quantities: { '11': 2 }, at: '2026-01-11T00:00:00.000Z' } },
};

describe('the stock of a part at the locations that serve a session', () => {
  it.each([
    { offer: anOffer(), reserved: undefined, area: near, left: { '11': 5, '12': 3 }, why: 'near and transferred' },
    { offer: anOffer(), reserved: two, area: near, left: { '11': 3, '12': 3 }, why: 'an order reserved two' },
    {
      offer: anOffer(),
      reserved: undefined,
      area: { ...near, transfersFrom: [] },
      left: { '11': 5 },
      why: 'only near',
    },
    {
      offer: anOffer({ isDiscontinued: true }),
      reserved: undefined,
      area: near,
      left: {},
      why: 'it is no longer sold',
    },
    { offer: aSalvageOffer(), reserved: undefined, area: yards, left: { '501': 1 }, why: 'there is one of it' },
    { offer: aSalvageOffer(), reserved: { ...sold, state: 'taken' }, area: yards, left: {}, why: 'it was sold' },
    {
      offer: aSalvageOffer(),
      reserved: { ...sold, state: 'released' },
      area: yards,
      left: { '501': 1 },
      why: 'it came back',
    },
    {
      offer: aSalvageOffer(),
      reserved: undefined,
      area: { ...yards, transfersFrom: [] },
      left: {},
      why: 'it is too far',
    },
  ])('is $left, because $why', ({ offer, reserved, area, left }) => {
    const sources = stockSources(offer, reserved as PartReservations | undefined, area);
    expect(sources).toHaveLength(Object.keys(left).length);
    expect(Object.fromEntries(sources.map(({ location, onHand }) => [location, onHand]))).toEqual(left);
  });
});
