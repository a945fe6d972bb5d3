import { describe, expect, it } from 'vitest';
import { ACCOUNT_DEFAULTS } from '#shared/rules/accounts/account-defaults.ts';
import { isOpen, wallClock } from '#shared/rules/accounts/service-hours.ts';

describe('customer service hours', () => {
  const week = ACCOUNT_DEFAULTS.customerServiceHours;
  const night = { open: '22:00', close: '06:00', active: true };

  it.each([
    { weekday: 'monday', time: '07:59', open: false, why: 'opens at eight' },
    { weekday: 'monday', time: '08:00', open: true, why: 'the minute of opening counts' },
    { weekday: 'monday', time: '16:59', open: true, why: 'the last minute' },
    { weekday: 'monday', time: '17:00', open: false, why: 'closed at five sharp' },
    { weekday: 'saturday', time: '10:00', open: false, why: 'the day is not active' },
  ] as const)('$weekday $time is open: $open, because $why', ({ weekday, time, open }) => {
    expect(isOpen(week, { weekday, time })).toBe(open);
  });

  it.each([
    { weekday: 'sunday', time: '23:30', open: true, why: 'the night begins' },
    { weekday: 'monday', time: '05:59', open: true, why: "it is still Sunday's night" },
    { weekday: 'monday', time: '06:00', open: false, why: 'the night is over' },
    { weekday: 'sunday', time: '05:59', open: false, why: 'Saturday has no night' },
  ] as const)('past midnight, $weekday $time is open: $open, because $why', ({ weekday, time, open }) => {
    expect(isOpen({ ...week, sunday: night }, { weekday, time })).toBe(open);
  });

  it('are the whole day if they end when they start', () => {
    const always = { open: '00:00', close: '00:00', active: true };
    expect(isOpen({ ...week, monday: always }, { weekday: 'monday', time: '23:59' })).toBe(true);
  });

  it.each([
    { date: 1, weekday: 'sunday' },
    { date: 2, weekday: 'monday' },
    { date: 3, weekday: 'tuesday' },
    { date: 4, weekday: 'wednesday' },
    { date: 5, weekday: 'thursday' },
    { date: 6, weekday: 'friday' },
    { date: 7, weekday: 'saturday' },
  ])('reads the local wall clock: March $date is a $weekday', ({ date, weekday }) => {
    expect(wallClock(new Date(2026, 2, date, 9, 5))).toEqual({ weekday, time: '09:05' });
  });
});
