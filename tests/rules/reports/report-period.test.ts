import { expect, it } from 'vitest';
import { reportPeriod } from '#shared/rules/reports/report-period.ts';

const TODAY = '2026-03-02';

it.each([
  { asked: {}, period: { from: '2026-02-01', to: TODAY }, why: 'the last 30 days, including today' },
  { asked: { to: '2026-01-30' }, period: { from: '2026-01-01', to: '2026-01-30' }, why: '30 days up to a day' },
  { asked: { from: TODAY }, period: { from: TODAY, to: TODAY }, why: 'a single day' },
  {
    asked: { from: '2024-01-01', to: '2024-12-31' },
    period: { from: '2024-01-01', to: '2024-12-31' },
    why: 'a leap year',
  },
  {
    asked: { from: '2025-01-01', to: '2026-01-01' },
    period: { from: '2025-01-01', to: '2026-01-01' },
    why: '366 days',
  },
  { asked: { from: '2025-01-01', to: '2026-01-02' }, period: { fault: 'too long' }, why: '367 days' },
  { asked: { from: '2026-03-03', to: TODAY }, period: { fault: 'reversed' }, why: 'it ends before it starts' },
  { asked: { from: '2026-03-03' }, period: { fault: 'reversed' }, why: 'it starts tomorrow' },
])('is $period for $asked: $why', ({ asked, period }) => {
  expect(reportPeriod(asked, TODAY)).toEqual(period);
});
