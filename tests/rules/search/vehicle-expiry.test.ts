import { describe, expect, it } from 'vitest';
import { usDate } from '#shared/rules/base/us-date.ts';
import { isVehicleExpired, vehicleExpiry } from '#shared/rules/search/vehicle-expiry.ts';

describe('a saved vehicle', () => {
  it.each([
    { savedOn: '2026-03-01', expires: '2026-03-15', shown: '03/15/2026' },
    { savedOn: '2026-12-25', expires: '2027-01-08', shown: '01/08/2027' },
    { savedOn: '2028-02-20', expires: '2028-03-05', shown: '03/05/2028' },
  ])('saved on $savedOn expires after 14 days, on $shown (storefront 3, 9)', ({ savedOn, expires, shown }) => {
    expect(vehicleExpiry(savedOn)).toBe(expires);
    expect(usDate(expires)).toBe(shown);
  });

  it.each([
    { today: '2026-03-14', isExpired: false },
    { today: '2026-03-15', isExpired: true },
    { today: '2026-03-16', isExpired: true },
  ])('that expires on 03/15/2026 is expired on $today: $isExpired', ({ today, isExpired }) => {
    expect(isVehicleExpired('2026-03-15', today)).toBe(isExpired);
  });
});

it('a date with a time is shown as its day', () => {
  expect(usDate('2026-03-15T23:59:59.000Z')).toBe('03/15/2026');
});
