import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shifted } from '#shared/rules/base/iso-date.ts';
import { orderPeriod } from '#shared/rules/orders/order-period.ts';

const TODAY = '2026-03-31';

describe('the days whose orders are searched (decision O9)', () => {
  it.each([
    { asked: {}, from: '2025-12-31', to: TODAY, why: '90 days by default' },
    { asked: { to: '2026-01-31' }, from: '2025-11-02', to: '2026-01-31', why: '90 days before a day' },
    { asked: { from: '2025-06-01' }, from: '2025-06-01', to: TODAY, why: 'since a day' },
    { asked: { from: '2019-06-01' }, from: '2025-03-30', to: TODAY, why: 'twelve months at most' },
  ])('are $from to $to: $why', ({ asked, from, to }) => {
    expect(orderPeriod(asked, TODAY)).toEqual({ from, to });
  });

  it('the period is never longer than twelve months', () => {
    const day = fc.option(
      fc.integer({ min: -4000, max: 0 }).map((days) => shifted(TODAY, days)),
      { nil: undefined },
    );
    fc.assert(
      fc.property(day, day, (asked, last) => {
        const { from, to } = orderPeriod({ from: asked, to: last }, TODAY);
        expect(from >= shifted(to, -366)).toBe(true);
      }),
    );
  });
});
