import { expect, it } from 'vitest';
import { monthsBetween } from '#shared/rules/base/months-between.ts';

it.each([
  { from: '2026-03-02', to: '2026-03-02', months: ['2026-03'], why: 'one day' },
  { from: '2026-02-28', to: '2026-03-01', months: ['2026-03', '2026-02'], why: 'the first day of a month' },
  { from: '2025-11-30', to: '2026-01-31', months: ['2026-01', '2025-12', '2025-11'], why: 'over New Year' },
  {
    from: '2026-02-01T00:00:00.000Z',
    to: '2026-03-01T00:00:00.000Z',
    months: ['2026-03', '2026-02'],
    why: 'times, the last one at the start of a month',
  },
])('are $months: $why', ({ from, to, months }) => {
  expect(monthsBetween(from, to)).toEqual(months);
});
