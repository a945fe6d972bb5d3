import { expect, it } from 'vitest';
import { addressTimeZone, wallClockIn } from '#shared/rules/accounts/address-time-zone.ts';
import { isTimeZone } from '#shared/rules/base/local-time.ts';
import { regionsOf } from '#shared/rules/shipping/regions.ts';

it.each([
  { country: 'US', state: 'CO', zone: 'America/Denver', why: 'a state with one time zone' },
  { country: 'US', state: 'TX', zone: 'America/Chicago', why: 'of two, that of most people' },
  { country: 'CA', state: 'CO', zone: undefined, why: 'no province' },
  { country: 'CA', state: 'BC', zone: 'America/Vancouver', why: 'a province' },
  { country: 'MX', state: 'SON', zone: undefined, why: 'states of Mexico are not told apart' },
  { country: 'US', state: '', zone: undefined, why: 'no address yet' },
])('$country $state is in $zone: $why', ({ country, state, zone }) => {
  expect(addressTimeZone({ country, state })).toBe(zone);
});

it('every state and province has a time zone that exists, but for military addresses', () => {
  const places = (['US', 'CA'] as const).flatMap((country) =>
    regionsOf(country).map(({ code }) => ({ country, state: code })),
  );
  const without = places.filter((place) => !isTimeZone(addressTimeZone(place) ?? 'none'));
  expect(without.map(({ state }) => state)).toEqual(['AA', 'AE', 'AP']);
});

it.each([
  { zone: 'America/Denver', weekday: 'sunday', time: '22:05', why: 'it is still Sunday in Denver' },
  { zone: 'America/New_York', weekday: 'monday', time: '00:05', why: 'Monday has begun in New York' },
  { zone: 'America/St_Johns', weekday: 'monday', time: '01:35', why: 'a zone may be half an hour ahead' },
])('the wall clock in $zone: $why', ({ zone, weekday, time }) => {
  expect(wallClockIn(new Date('2026-01-12T05:05:59.900Z'), zone)).toEqual({ weekday, time });
});
