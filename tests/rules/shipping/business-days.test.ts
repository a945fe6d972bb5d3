import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shifted } from '#shared/rules/base/iso-date.ts';
import { addBusinessDays, firstShippingDay, isBusinessDay } from '#shared/rules/shipping/business-days.ts';

const NEW_YORK = 'America/New_York';

describe('a business day', () => {
  it.each([
    { date: '2026-11-27', open: true, why: 'the Friday after Thanksgiving is one' },
    { date: '2026-11-28', open: false, why: 'it is a Saturday' },
    { date: '2026-11-29', open: false, why: 'it is a Sunday' },
    { date: '2026-01-01', open: false, why: 'New Year' },
    { date: '2026-05-25', open: false, why: 'Memorial Day, the last Monday of May' },
    { date: '2027-05-31', open: false, why: 'Memorial Day, the last Monday of May' },
    { date: '2027-05-24', open: true, why: 'it is only the last but one' },
    { date: '2026-09-07', open: false, why: 'Labor Day, the first Monday of September' },
    { date: '2026-11-26', open: false, why: 'Thanksgiving, the fourth Thursday of November' },
    { date: '2023-11-23', open: false, why: 'Thanksgiving is the fourth Thursday, not the last' },
    { date: '2026-12-25', open: false, why: 'Christmas' },
    { date: '2027-12-24', open: false, why: 'Christmas is a Saturday' },
    { date: '2021-07-05', open: false, why: 'Independence Day is a Sunday, so the Monday is closed' },
    { date: '2026-10-12', open: true, why: 'Columbus Day is no company holiday' },
  ])('is $date: $open, for $why', ({ date, open }) => {
    expect(isBusinessDay(date)).toBe(open);
  });

  it.each(['2015-07-03', '2026-07-03'])('case D01: %s is closed for the Saturday after it', (date) => {
    expect(isBusinessDay(date)).toBe(false);
  });

  it.each(['2021-12-31', '2027-12-31', '2032-12-31'])(
    'case D02: %s is closed for a New Year of the next year',
    (date) => {
      expect(isBusinessDay(date)).toBe(false);
    },
  );

  it('case D04: a Saturday holiday is moved, which a bank calendar does not do', () => {
    expect([isBusinessDay('2026-07-03'), isBusinessDay('2026-07-06')]).toEqual([false, true]);
  });

  it.each([2035, 2060, 2099])('case D08: has the holidays of %i, by rules and not by a list that ends', (year) => {
    const days = Array.from({ length: 372 }, (_, index) => shifted(`${year - 1}-12-29`, index));
    const weekdays = days.filter((day) => ![0, 6].includes(new Date(day).getUTCDay()));
    const closed = weekdays.filter((day) => !isBusinessDay(day)).map((day) => day.slice(5, 7));
    expect(new Set(closed)).toEqual(new Set(['01', '05', '07', '09', '11', '12']));
  });
});

describe('the day from which delivery counts', () => {
  it.each([
    { ordered: '2026-08-26T19:00:00.000Z', zone: NEW_YORK, day: '2026-08-26', why: '15:00 is not after 15:00' },
    { ordered: '2026-08-26T19:00:00.001Z', zone: NEW_YORK, day: '2026-08-27', why: 'strictly later rolls over' },
    {
      ordered: '2026-08-26T19:30:00Z',
      zone: 'America/Chicago',
      day: '2026-08-26',
      why: 'it is 14:30 at the warehouse',
    },
    {
      ordered: '2026-08-27T02:00:00Z',
      zone: 'America/Los_Angeles',
      day: '2026-08-27',
      why: 'it is 19:00 the day before',
    },
    { ordered: '2026-08-28T20:00:00Z', zone: NEW_YORK, day: '2026-08-31', why: 'after Friday comes Monday' },
    { ordered: '2026-08-29T14:00:00Z', zone: NEW_YORK, day: '2026-08-31', why: 'Saturday counts as Monday' },
    { ordered: '2026-08-29T20:00:00Z', zone: NEW_YORK, day: '2026-08-31', why: 'so does its evening' },
    { ordered: '2026-07-03T20:00:00Z', zone: NEW_YORK, day: '2026-07-06', why: 'a holiday is no day to be late on' },
    { ordered: '2026-01-15T20:30:00Z', zone: 'America/Phoenix', day: '2026-01-15', why: 'it is 13:30 in Phoenix' },
  ])('of an order at $ordered is $day, because $why', ({ ordered, zone, day }) => {
    expect(firstShippingDay(new Date(ordered), zone)).toBe(day);
  });
});

it('case D05: two business days after 20:00 of a Wednesday in New York are the next Monday', () => {
  const ordered = new Date('2026-08-27T00:00:00Z');
  expect(addBusinessDays(firstShippingDay(ordered, NEW_YORK), 2)).toBe('2026-08-31');
});

it.each([
  { ordered: '2026-03-06T17:00:00Z', day: '2026-03-10', why: 'clocks go forward on the 8th' },
  { ordered: '2026-10-30T17:00:00Z', day: '2026-11-03', why: 'clocks go back on the 1st' },
  { ordered: '2026-03-13T17:00:00Z', day: '2026-03-17', why: 'any other week does the same' },
])('case D07: two business days after a Friday noon are Tuesday $day, though $why', ({ ordered, day }) => {
  expect(addBusinessDays(firstShippingDay(new Date(ordered), NEW_YORK), 2)).toBe(day);
});

describe('adding business days', () => {
  const date = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
    .map((time) => {
      return time.toISOString().slice(0, 10);
    });

  it('gives a business day that is exactly that many business days later', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: 1, max: 30 }), (from, days) => {
        const to = addBusinessDays(from, days);
        const between = Array.from({ length: (Date.parse(to) - Date.parse(from)) / 86_400_000 }, (_, index) =>
          shifted(from, index + 1),
        );
        expect(between.filter(isBusinessDay)).toHaveLength(days);
        expect(isBusinessDay(to)).toBe(true);
      }),
    );
  });
});
