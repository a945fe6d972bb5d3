import { describe, expect, it } from 'vitest';
import { barredBy } from '#shared/rules/terms/restrictions.ts';

const placesIn = (restriction: string) => barredBy(restriction)?.map(({ place }) => place);

describe('a restriction', () => {
  it.each([
    { restriction: 'EMS:1', bars: [], why: 'it has an Executive Order' },
    { restriction: 'EMS:2', bars: ['US-CA'], why: 'N02: it is not legal in California' },
    { restriction: 'EMS:02', bars: ['US-CA'], why: 'a leading zero is the same code' },
    { restriction: 'EMS:3', bars: ['US-CA'], why: 'a racing part has no Executive Order' },
    { restriction: 'EMS:4', bars: [], why: 'it needs no Executive Order' },
    { restriction: 'EMS:5', bars: ['US-CA'], why: 'its Executive Order is pending' },
    { restriction: 'RST:CA', bars: ['US-CA'], why: 'CA is California in a list of states' },
    { restriction: 'rst: new york ', bars: ['US-NY'], why: 'names are read as codes are' },
    { restriction: 'RST:CA, NY; ME', bars: ['US-CA', 'US-NY', 'US-ME'], why: 'one value may list several' },
    { restriction: 'RST:ON', bars: ['CA-ON'], why: 'provinces are regions too (company 002)' },
    { restriction: 'RST:Québec', bars: ['CA-QC'], why: 'with or without accents' },
    { restriction: 'CA', bars: ['US-CA'], why: 'a region alone stands for itself' },
    { restriction: 'RPC:90015', bars: ['90015'], why: 'a postal code' },
    { restriction: 'RPC:90015-1234', bars: ['90015'], why: 'of a ZIP code the first five digits count' },
    { restriction: 'RPC:m1l 2s9', bars: ['M1L2S9'], why: 'a Canadian one' },
    { restriction: 'RCC:CA', bars: ['CA'], why: 'CA is Canada in a list of countries' },
    { restriction: 'RCC:USA', bars: ['US'], why: 'countries have codes of three letters' },
    { restriction: 'RCC:CAN', bars: ['CA'], why: 'Canada too' },
    { restriction: 'RCC:MEX', bars: ['MX'], why: 'countries have codes of three letters too' },
    { restriction: 'RCC:united states', bars: ['US'], why: 'and names' },
  ])('$restriction bars $bars, because $why', ({ restriction, bars }) => {
    expect(placesIn(restriction)).toEqual(bars);
  });

  it.each([
    { restriction: 'EMS:9', why: 'nobody knows the code' },
    { restriction: 'EMS:', why: 'it is empty' },
    { restriction: 'RST:XX', why: 'there is no such state' },
    { restriction: 'RST:CA, XX', why: 'a half of it would look like all of it' },
    { restriction: 'RCS:Los Angeles', why: 'no address has a county' },
    { restriction: 'RCT:Aspen', why: 'cities of one name lie in several states' },
    { restriction: 'XYZ:1', why: 'the segment has no such code' },
    { restriction: 'RPC:9001', why: 'it is no postal code' },
    { restriction: 'Not for minors', why: 'it is a text' },
  ])('$restriction can’t be applied, because $why', ({ restriction }) => {
    expect(barredBy(restriction)).toBeUndefined();
  });
});
