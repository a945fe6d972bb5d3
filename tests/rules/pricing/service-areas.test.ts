import { describe, expect, it } from 'vitest';
import { ACCOUNT_DEFAULTS } from '#shared/rules/accounts/account-defaults.ts';
import { companiesOf, isShown, nationalLines, serviceAreas } from '#shared/rules/pricing/service-areas.ts';
import { anOffer, aSalvageOffer } from '../../builders/catalogue.ts';
import { aCustomer } from '../../builders/customers.ts';

describe('the lines of business in which an account buys beyond its service location', () => {
  it.each([
    { nationalSearch: true, lines: ['salvage'], national: ['salvage'], why: 'it may in this line' },
    { nationalSearch: false, lines: ['salvage'], national: [], why: 'it was switched off' },
    { nationalSearch: true, lines: [], national: [], why: 'no line was named' },
  ] as const)('are $national, because $why', ({ nationalSearch, lines, national }) => {
    expect(nationalLines({ nationalSearch, nationalSearchLinesOfBusiness: [...lines] })).toEqual(national);
  });
});

it('an account buys from the companies of its customers, or from the usual ones', () => {
  const canadian = aCustomer({ companyCode: '002' });
  expect([companiesOf([canadian]), companiesOf([])]).toEqual([
    { aftermarket: '002', salvage: '004' },
    { aftermarket: '001', salvage: '004' },
  ]);
});

it('a session is served nationally in the lines that were named, each by its own rule', () => {
  const shared = { serviceLocation: '11', transfersFrom: ['12'] };
  expect(serviceAreas('11', ['12'], ['salvage'])).toEqual({
    aftermarket: { ...shared, lineOfBusiness: 'aftermarket', isNational: false },
    salvage: { ...shared, lineOfBusiness: 'salvage', isNational: true },
  });
});

describe('whether a part is shown to an account', () => {
  const areas = serviceAreas('11', ['12', '501'], []);
  it.each([
    { offer: anOffer(), isNational: false, shown: true, why: 'aftermarket parts are listed whatever their stock' },
    { offer: anOffer({ companyCode: '002' }), isNational: false, shown: false, why: 'it is of another company' },
    { offer: anOffer({ productLine: 'PL9' }), isNational: false, shown: false, why: 'its product line is excluded' },
    { offer: aSalvageOffer(), isNational: false, shown: true, why: 'parts come from that yard' },
    { offer: aSalvageOffer({ yard: '999' }), isNational: false, shown: false, why: 'that yard is too far away' },
    { offer: aSalvageOffer({ yard: '999' }), isNational: true, shown: true, why: 'no yard is too far away' },
  ])('is $shown, because $why', ({ offer, isNational, shown }) => {
    const settings = { ...ACCOUNT_DEFAULTS, aftermarketExclusions: ['PL9'] };
    const served = isNational ? serviceAreas('11', [], ['salvage']) : areas;
    expect(isShown(offer, { settings, companies: companiesOf([]), areas: served })).toBe(shown);
  });
});
