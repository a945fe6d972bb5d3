import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packLocations, unpackLocations } from '#functions/data/locations/postal-location-table.ts';
import { postalLocation } from '#functions/data/locations/postal-locations.ts';
import { distanceInMiles } from '#shared/rules/shipping/nearest.ts';

describe('the place of a postal code', () => {
  it.each([
    { code: '80202', latitude: 39.75, longitude: -105, miles: 3, why: 'Denver' },
    { code: '02138', latitude: 42.38, longitude: -71.13, miles: 3, why: 'Cambridge, with a leading zero' },
    { code: '00601', latitude: 18.18, longitude: -66.75, miles: 5, why: 'the lowest ZIP code, on Puerto Rico' },
    { code: '99501', latitude: 61.22, longitude: -149.88, miles: 10, why: 'Anchorage' },
    { code: '96910', latitude: 13.44, longitude: 144.79, miles: 10, why: 'Guam, east of the date line' },
    { code: '80202-1234', latitude: 39.75, longitude: -105, miles: 3, why: 'the first five of nine digits' },
    { code: 'M5V3L9', latitude: 43.65, longitude: -79.38, miles: 10, why: 'Toronto' },
    { code: 'V6B1A1', latitude: 49.28, longitude: -123.12, miles: 10, why: 'Vancouver' },
  ])('$code is within $miles miles of its city: $why', ({ code, miles, ...city }) => {
    const location = postalLocation(code);
    expect(location && distanceInMiles(location, city)).toBeLessThan(miles);
  });

  it.each([
    { code: 'A1A1A1', city: [47.56, -52.71], why: 'St. John’s' },
    { code: 'B3H1A1', city: [44.65, -63.58], why: 'Halifax' },
    { code: 'C1A1A1', city: [46.24, -63.13], why: 'Charlottetown' },
    { code: 'E1C1A1', city: [46.09, -64.78], why: 'Moncton' },
    { code: 'G1A1A1', city: [46.81, -71.21], why: 'Quebec City' },
    { code: 'H2Y1A1', city: [45.5, -73.57], why: 'Montreal' },
    { code: 'J4B1A1', city: [45.6, -73.45], why: 'Boucherville' },
    { code: 'K1A0A1', city: [45.42, -75.7], why: 'Ottawa' },
    { code: 'L5B1A1', city: [43.59, -79.64], why: 'Mississauga' },
    { code: 'N6A1A1', city: [42.98, -81.25], why: 'London' },
    { code: 'P3A1A1', city: [46.49, -81], why: 'Sudbury' },
    { code: 'R3C1A1', city: [49.9, -97.14], why: 'Winnipeg' },
    { code: 'S4P1A1', city: [50.45, -104.61], why: 'Regina' },
    { code: 'T2P1A1', city: [51.05, -114.07], why: 'Calgary' },
    { code: 'X1A1A1', city: [62.45, -114.37], why: 'Yellowknife' },
    { code: 'Y1A1A1', city: [60.72, -135.06], why: 'Whitehorse' },
  ])('$code is in the district of $why', ({ code, city: [latitude = 0, longitude = 0] }) => {
    const location = postalLocation(code);
    expect(location && distanceInMiles(location, { latitude, longitude })).toBeLessThan(100);
  });

  it.each([
    { code: '10008', why: 'a post office box in New York' },
    { code: '10041', why: 'a single building in New York' },
    { code: '10099', why: 'a ZIP code that is not listed, amid the others of 100' },
  ])('case P05: $code is in New York: $why', ({ code }) => {
    const location = postalLocation(code);
    expect(location && distanceInMiles(location, { latitude: 40.75, longitude: -73.99 })).toBeLessThan(10);
  });

  it.each([
    { code: '00099', why: 'no section begins so' },
    { code: '09002', why: 'a military address, wherever its base is' },
    { code: '34001', why: 'another' },
    { code: '00000', why: 'no section has it' },
    { code: 'D1A1A1', why: 'no Canadian district has it' },
    { code: '', why: 'nothing was given' },
  ])('case P05: $code has none: $why', ({ code }) => {
    expect(postalLocation(code)).toBeUndefined();
  });
});

it('is written and read within a quarter of a mile', () => {
  const location = fc.record({
    zip: fc.integer({ min: 501, max: 60_000 }),
    latitude: fc.double({ min: -60, max: 72, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.uniqueArray(location, { selector: ({ zip }) => zip }), (given) => {
      const locations = given.toSorted((a, b) => a.zip - b.zip);
      const read = unpackLocations(packLocations(locations));
      expect(read.map(({ zip }) => zip)).toEqual(locations.map(({ zip }) => zip));
      for (const [index, place] of read.entries()) {
        expect(distanceInMiles(place, locations[index] ?? place)).toBeLessThan(0.25);
      }
    }),
  );
});
