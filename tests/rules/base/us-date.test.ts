import { expect, it } from 'vitest';
import { shortDay, usDate } from '#shared/rules/base/us-date.ts';

it.each([
  { date: '2026-07-03', text: '07/03/2026', why: 'the month stands first (storefront 3)' },
  { date: '2026-12-31T23:59:59.999Z', text: '12/31/2026', why: 'the time is left out' },
])('$date is shown as $text, as $why', ({ date, text }) => {
  expect(usDate(date)).toBe(text);
});

it.each([
  { date: '2026-03-03', today: '2026-03-02', text: 'Tue', why: 'it is tomorrow' },
  { date: '2026-03-08', today: '2026-03-02', text: 'Sun', why: 'six days are clear' },
  { date: '2026-03-09', today: '2026-03-02', text: '03/09', why: 'Monday could be today' },
  { date: '2026-03-02', today: '2026-03-02', text: '03/02', why: 'today has no weekday' },
  { date: '2026-02-27', today: '2026-03-02', text: '02/27', why: 'it is past' },
])('$date is $text to a clerk on $today, as $why', ({ date, today, text }) => {
  expect(shortDay(date, today)).toBe(text);
});
