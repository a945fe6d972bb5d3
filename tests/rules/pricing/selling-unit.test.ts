import { describe, expect, it } from 'vitest';
import { sellingUnit, sellingUnits } from '#shared/rules/pricing/selling-unit.ts';
import { anOffer, aSalvageOffer } from '../../builders/catalogue.ts';

const pair = { code: 'PR', description: 'Pair', eaches: 2 };
const box = { code: 'BX', description: 'Box of 12', eaches: 12 };

describe('the unit that a part is sold in', () => {
  it.each([
    { offer: anOffer(), code: undefined, eaches: 1, why: 'nothing else is given' },
    { offer: anOffer({ units: [pair, box] }), code: undefined, eaches: 2, why: 'the first is the usual one' },
    { offer: anOffer({ units: [pair, box] }), code: '', eaches: 2, why: 'none was chosen' },
    { offer: anOffer({ units: [pair, box] }), code: 'BX', eaches: 12, why: 'it was chosen' },
    { offer: anOffer({ units: [pair, box] }), code: 'EA', eaches: undefined, why: 'it is not sold by the each' },
    { offer: aSalvageOffer(), code: 'EA', eaches: 1, why: 'there is one of a salvage part' },
  ])('has $eaches eaches, because $why', ({ offer, code, eaches }) => {
    expect(sellingUnit(offer, code)?.eaches).toBe(eaches);
  });

  it('is called an each where its feed names none', () => {
    expect(sellingUnits(anOffer())).toEqual([{ code: 'EA', description: 'Each', eaches: 1 }]);
  });

  it('is one of its units', () => {
    const offer = anOffer({ units: [pair, box] });
    expect(sellingUnits(offer).map(({ code }) => sellingUnit(offer, code))).toEqual([pair, box]);
  });
});
