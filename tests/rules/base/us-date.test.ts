import { expect, it } from 'vitest';
import { usDate } from '#shared/rules/base/us-date.ts';

it.each([
  { date: '2026-07-03', text: '07/03/2026', why: 'the month stands first (storefront 3)' },
  { date: '2026-12-31T23:59:59.999Z', text: '12/31/2026', why: 'the time is left out' },
])('$date is shown as $text, as $why', ({ date, text }) => {
  expect(usDate(date)).toBe(text);
});
