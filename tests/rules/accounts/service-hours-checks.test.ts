import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_DEFAULTS } from '#shared/rules/accounts/account-defaults.ts';
import {
  clockText,
  copiedToAllDays,
  daysWithoutTimes,
  SERVICE_DAYS,
  storedClock,
} from '#shared/rules/accounts/service-hours-checks.ts';

const { customerServiceHours: hours } = ACCOUNT_DEFAULTS;

describe('days that keep the hours from being saved (admin 5)', () => {
  it.each([
    { monday: { active: true, open: '08:00', close: '17:00' }, days: [], why: 'it has both times' },
    { monday: { active: true, open: '', close: '17:00' }, days: ['monday'], why: 'it has no opening time' },
    { monday: { active: true, open: '08:00', close: '' }, days: ['monday'], why: 'it has no closing time' },
    { monday: { active: false, open: '', close: '' }, days: [], why: 'a closed day needs none' },
  ])('$days, because $why', ({ monday, days }) => {
    expect(daysWithoutTimes({ ...hours, monday })).toEqual(days);
  });
});

it('one day is copied to all days, closed ones too', () => {
  const saturday = { active: true, open: '09:00', close: '12:00' };
  const copied = copiedToAllDays({ ...hours, saturday }, 'saturday');
  expect(SERVICE_DAYS.map((day) => copied[day])).toEqual(SERVICE_DAYS.map(() => saturday));
});

it.each([
  ['08:00', '08:00 am'],
  ['17:00', '05:00 pm'],
  ['00:30', '12:30 am'],
  ['12:00', '12:00 pm'],
  ['23:59', '11:59 pm'],
  ['', ''],
])('%s is shown as %s (admin 9)', (time, text) => {
  expect(clockText(time)).toBe(text);
});

it.each([
  ['08:00 am', '08:00'],
  ['5 pm', '17:00'],
  ['530p', '17:30'],
  ['5:30 P.M.', '17:30'],
  ['12 am', '00:00'],
  ['12:15pm', '12:15'],
  ['17:00', '17:00'],
  ['9', '09:00'],
  ['', ''],
  ['25:00', undefined],
  ['13 pm', undefined],
  ['0 am', undefined],
  ['10:75', undefined],
  ['noon', undefined],
  ['5 m', undefined],
])('%s is understood as %s', (typed, time) => {
  expect(storedClock(typed)).toBe(time);
});

it('every time is understood as it is shown', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), (minute) => {
      const time = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
      expect(storedClock(clockText(time))).toBe(time);
    }),
  );
});
