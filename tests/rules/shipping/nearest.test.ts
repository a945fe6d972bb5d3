import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceInMiles, nearest } from '#shared/rules/shipping/nearest.ts';

const denver = { name: 'Denver', latitude: 39.7392, longitude: -104.9903 };
const boston = { name: 'Boston', latitude: 42.3601, longitude: -71.0589 };
const guam = { name: 'Guam', latitude: 13.4443, longitude: 144.7937 };
const honolulu = { name: 'Honolulu', latitude: 21.3069, longitude: -157.8583 };

it.each([
  { from: denver, to: boston, miles: 1767 },
  { from: honolulu, to: guam, miles: 3797 },
  { from: boston, to: boston, miles: 0 },
])('$from.name is $miles miles from $to.name', ({ from, to, miles }) => {
  expect(Math.abs(distanceInMiles(from, to) - miles)).toBeLessThan(5);
});

it('is the same in both directions, and never more than half way round the earth', () => {
  const point = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(point, point, (from, to) => {
      expect(distanceInMiles(from, to)).toBeCloseTo(distanceInMiles(to, from), 6);
      expect(distanceInMiles(from, to)).toBeLessThan(12_438);
    }),
  );
});

describe('the nearest place', () => {
  it.each([
    { from: denver, places: [boston, honolulu], name: 'Boston', why: 'it is closer' },
    { from: denver, places: [honolulu, boston], name: 'Boston', why: 'the order does not matter' },
    { from: guam, places: [denver, honolulu], name: 'Honolulu', why: 'distances cross the date line' },
    {
      from: denver,
      places: [honolulu, boston, { ...boston, name: 'Boston South' }],
      name: 'Boston',
      why: 'the first wins a tie',
    },
    { from: boston, places: [], name: undefined, why: 'there is none' },
  ])('to $from.name is $name, because $why', ({ from, places, name }) => {
    expect(nearest(from, places)?.name).toBe(name);
  });
});
