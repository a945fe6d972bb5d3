import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shifted } from '#shared/rules/base/iso-date.ts';
import { beginningOfDay, isTimeZone, localTime } from '#shared/rules/base/local-time.ts';

describe('a day begins in local time', () => {
  it.each([
    { day: '2026-03-02', timeZone: 'UTC', begins: '2026-03-02T00:00:00.000Z' },
    { day: '2026-03-02', timeZone: 'America/Denver', begins: '2026-03-02T07:00:00.000Z' },
    { day: '2026-07-02', timeZone: 'America/Denver', begins: '2026-07-02T06:00:00.000Z' },
    { day: '2026-03-02', timeZone: 'Asia/Tokyo', begins: '2026-03-01T15:00:00.000Z' },
    // The clock is put on, and back, in the night that the day begins with.
    { day: '2026-09-27', timeZone: 'Pacific/Auckland', begins: '2026-09-26T12:00:00.000Z' },
    { day: '2026-04-05', timeZone: 'Pacific/Auckland', begins: '2026-04-04T11:00:00.000Z' },
    // The clock goes forward at midnight, to one o'clock.
    { day: '2026-09-06', timeZone: 'America/Santiago', begins: '2026-09-06T04:00:00.000Z' },
  ])('$day in $timeZone: $begins', ({ day, timeZone, begins }) => {
    expect(beginningOfDay(day, timeZone).toISOString()).toBe(begins);
  });

  it('when the day before ends, even when clocks change', () => {
    const zones = ['America/Denver', 'America/St_Johns', 'America/Santiago', 'Pacific/Auckland', 'Pacific/Pago_Pago'];
    const day = fc.integer({ min: 0, max: 3650 }).map((days) => shifted('2021-01-01', days));
    fc.assert(
      fc.property(day, fc.constantFrom(...zones), (date, timeZone) => {
        const begins = beginningOfDay(date, timeZone).getTime();
        const dates = [begins - 1, begins].map((time) => localTime(new Date(time), timeZone).date);
        expect(dates).toEqual([shifted(date, -1), date]);
      }),
    );
  });
});

it.each([
  { timeZone: 'UTC', date: '2026-03-02', seconds: 3 * 3600 + 4 * 60 + 5.678 },
  { timeZone: 'America/Denver', date: '2026-03-01', seconds: 20 * 3600 + 4 * 60 + 5.678 },
])('calendar and clock of $timeZone show $date and $seconds seconds', ({ timeZone, date, seconds }) => {
  expect(localTime(new Date('2026-03-02T03:04:05.678Z'), timeZone)).toEqual({ date, seconds });
});

it.each([
  { name: 'America/Denver', is: true },
  { name: 'UTC', is: true },
  { name: 'America/Nowhere', is: false },
  { name: '', is: false },
])('a time zone is any name that Intl knows: $name', ({ name, is }) => {
  expect(isTimeZone(name)).toBe(is);
});
