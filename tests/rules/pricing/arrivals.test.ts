import { describe, expect, it } from 'vitest';
import { arrivals } from '#shared/rules/pricing/arrivals.ts';
import { availability, notSold } from '#shared/rules/pricing/availability.ts';

const sources = [
  { kind: 'local', location: '11', onHand: 2 },
  { kind: 'national', location: '15', onHand: 9 },
] as const;
const deliveryFrom = ({ kind }: { readonly kind: string }) => (kind === 'local' ? '2026-03-03' : '2026-03-09');
const wanted = (quantity: number) => ({ quantity, eaches: 1 });

describe('the wanted quantity arrives', () => {
  it.each([
    {
      found: availability(sources, wanted(2), false),
      first: '2026-03-03',
      last: '2026-03-03',
      why: 'all of it is near',
    },
    {
      found: availability(sources, wanted(5), false),
      first: '2026-03-03',
      last: '2026-03-09',
      why: 'some is far away',
    },
    { found: availability([], wanted(1), true), first: '2026-04-01', last: '2026-04-01', why: 'the feed expects more' },
    { found: availability([], wanted(1), false), first: null, last: null, why: 'none are expected' },
    { found: notSold(1), first: null, last: null, why: 'it is not sold' },
  ])('from $first to $last, because $why', ({ found, first, last }) => {
    expect(arrivals(found, '2026-04-01', deliveryFrom, '2026-04-01')).toEqual({ firstEda: first, lastEda: last });
  });

  it('N36: on no day that is over', () => {
    const soldOut = availability([], wanted(1), true);
    expect(arrivals(soldOut, '2026-04-01', deliveryFrom, '2026-04-02')).toEqual({ firstEda: null, lastEda: null });
  });
});
