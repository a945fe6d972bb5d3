import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBusinessDay } from '#shared/rules/shipping/business-days.ts';
import { estimatedDeliveries, estimatedDelivery } from '#shared/rules/shipping/estimated-delivery.ts';
import { sourceKinds } from '#shared/values/catalogue/availability-states.ts';

const CHICAGO = 'America/Chicago';

describe('the estimated delivery of an order', () => {
  it.each([
    {
      kind: 'local',
      ordered: '2026-11-30T16:00:00Z',
      eta: '2026-12-01',
      why: 'the company truck delivers the next day',
    },
    { kind: 'transfer', ordered: '2026-11-30T16:00:00Z', eta: '2026-12-02', why: 'the service location gets it first' },
    { kind: 'national', ordered: '2026-11-30T16:00:00Z', eta: '2026-12-07', why: 'a carrier brings it' },
    {
      kind: 'local',
      ordered: '2026-11-30T21:30:00Z',
      eta: '2026-12-02',
      why: 'it was ordered after the cut-off in Chicago',
    },
    { kind: 'local', ordered: '2026-11-25T16:00:00Z', eta: '2026-11-27', why: 'nobody delivers on Thanksgiving' },
  ] as const)('from a $kind source is $eta, because $why', ({ kind, ordered, eta }) => {
    expect(estimatedDelivery({ kind, timeZone: CHICAGO }, new Date(ordered))).toBe(eta);
  });

  it('is the same if the dates of many sources are computed together', () => {
    const ordered = new Date('2026-11-30T21:30:00Z');
    const arrivalFrom = estimatedDeliveries(ordered);
    const sources = [CHICAGO, 'America/Los_Angeles'].flatMap((timeZone) =>
      sourceKinds.map((kind) => ({ kind, timeZone })),
    );
    const twice = [...sources, ...sources];
    expect(twice.map(arrivalFrom)).toEqual(twice.map((source) => estimatedDelivery(source, ordered)));
  });

  it('is a business day, and never earlier from a farther source', () => {
    const time = fc.date({ min: new Date('2000-01-01'), max: new Date('2090-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(time, fc.constantFrom(CHICAGO, 'America/Los_Angeles', 'America/New_York'), (ordered, timeZone) => {
        const days = sourceKinds.map((kind) => estimatedDelivery({ kind, timeZone }, ordered));
        expect(days.every(isBusinessDay)).toBe(true);
        expect(days).toEqual(days.toSorted());
      }),
    );
  });
});
