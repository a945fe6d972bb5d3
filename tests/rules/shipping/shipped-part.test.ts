import { describe, expect, it } from 'vitest';
import { shippedPart } from '#shared/rules/shipping/shipped-part.ts';
import { cents } from '#shared/values/money.ts';
import { anOffer, aSalvageOffer } from '../../builders/catalogue.ts';

describe('a part as carriers see it', () => {
  it.each([
    { offer: anOffer(), seen: { pounds: 10 }, why: 'its feed has no weight' },
    { offer: anOffer({ weight: 6.25 }), seen: { pounds: 7 }, why: 'it has a weight' },
    { offer: aSalvageOffer(), seen: { pounds: 40, flatRate: undefined }, why: 'it was taken off a car' },
    {
      offer: { ...aSalvageOffer(), flatRateShippingFee: 12_50 },
      seen: { flatRate: undefined },
      why: 'fees of their own are for new parts',
    },
    {
      offer: anOffer({ flags: ['oversized', 'hazardous'] }),
      seen: { isOversize: true, isHazardous: true },
      why: 'its feed says so',
    },
    {
      offer: anOffer({ flatRateShippingFee: 12_50 }),
      seen: { flatRate: cents(12_50) },
      why: 'it has a fee of its own',
    },
  ])('is $seen, because $why', ({ offer, seen }) => {
    expect(shippedPart(offer, 3)).toMatchObject({ eaches: 3, ...seen });
  });
});
