import { describe, expect, it } from 'vitest';
import { TakeOverlay } from '#functions/search/query/take-overlay.ts';
import { remainingStock } from '#shared/rules/pricing/stock-taken.ts';
import { anOffer, takenOf } from '../../../builders/catalogue.ts';

describe('an order and a stock feed: search and cart agree on whether the feed knows of the order', () => {
  it.each([
    { at: '2026-01-10T05:59:59.999Z', asOf: '2026-01-10T06:00:00.000Z', taken: 0, why: 'ordered before' },
    { at: '2026-01-10T06:00:00.000Z', asOf: '2026-01-10T06:00:00.000Z', taken: 2, why: 'ordered at the same moment' },
    {
      at: '2026-01-10T06:00:00.000Z',
      asOf: '2026-01-10T06:00:00Z',
      taken: 2,
      why: 'the same, written without fractions',
    },
    { at: '2026-01-10T06:00:00.500Z', asOf: '2026-01-10T06:00:00Z', taken: 2, why: 'ordered half a second later' },
    { at: '2026-01-10T06:00:00.000Z', asOf: '2026-01-10T07:00:00+02:00', taken: 2, why: 'written in another zone' },
    { at: '2026-01-11T06:00:00.000Z', asOf: '2026-01-10T06:00:00.000Z', taken: 2, why: 'ordered after' },
  ])('$why: $taken are gone', ({ at, asOf, taken }) => {
    const offer = anOffer({ asOf, onHand: { '11': 5 } });
    const overlay = new TakeOverlay();
    overlay.apply([{ kind: 'aftermarket', id: offer.id, entries: [{ warehouse: '11', quantity: 2, at }] }]);
    const inCart = 5 - (remainingStock(offer, takenOf(offer.id, { '11': 2 }, at))['11'] ?? 0);
    expect([overlay.takenSince(offer.id, '11', asOf), inCart]).toEqual([taken, taken]);
  });
});
