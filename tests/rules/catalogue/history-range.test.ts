import { expect, it } from 'vitest';
import { historyRange } from '#shared/rules/catalogue/history-range.ts';

it.each([
  { today: '2026-11-28', from: '2025-11-28', to: '2026-11-27', why: 'it runs from one year ago to yesterday' },
  { today: '2027-03-01', from: '2026-03-01', to: '2027-02-28', why: 'yesterday was in February' },
])('the history shown on $today is from $from to $to, because $why', ({ today, from, to }) => {
  expect(historyRange(today)).toEqual({ from, to });
});

it.each([
  { today: '2028-02-29', from: '2027-02-28', to: '2028-02-28' },
  { today: '2027-01-01', from: '2026-01-01', to: '2026-12-31' },
])('case D10: the history shown on $today is from $from to $to', ({ today, from, to }) => {
  expect(historyRange(today)).toEqual({ from, to });
});
