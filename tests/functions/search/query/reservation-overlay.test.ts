import { describe, expect, it } from 'vitest';
import { ReservationOverlay } from '#functions/search/query/reservation-overlay.ts';
import { stockLeft } from '#shared/rules/pricing/stock-reservation.ts';
import { anOffer, reservationsOf } from '../../../builders/catalogue.ts';

describe('an order and a stock feed: search and cart agree on whether the feed knows of the order', () => {
  it.each([
    { at: '2026-01-10T05:59:59.999Z', asOf: '2026-01-10T06:00:00.000Z', reserved: 0, why: 'ordered before' },
    {
      at: '2026-01-10T06:00:00.000Z',
      asOf: '2026-01-10T06:00:00.000Z',
      reserved: 2,
      why: 'ordered at the same moment',
    },
    {
      at: '2026-01-10T06:00:00.000Z',
      asOf: '2026-01-10T06:00:00Z',
      reserved: 2,
      why: 'the same, written without fractions',
    },
    { at: '2026-01-10T06:00:00.500Z', asOf: '2026-01-10T06:00:00Z', reserved: 2, why: 'ordered half a second later' },
    { at: '2026-01-10T06:00:00.000Z', asOf: '2026-01-10T07:00:00+02:00', reserved: 2, why: 'written in another zone' },
    { at: '2026-01-11T06:00:00.000Z', asOf: '2026-01-10T06:00:00.000Z', reserved: 2, why: 'ordered after' },
  ])('$why: $reserved are gone', ({ at, asOf, reserved }) => {
    const offer = anOffer({ asOf, onHand: { '11': 5 } });
    const overlay = new ReservationOverlay();
    overlay.apply([{ kind: 'aftermarket', id: offer.id, entries: [{ warehouse: '11', quantity: 2, at }] }]);
    const inCart = 5 - (stockLeft(offer, reservationsOf(offer.id, { '11': 2 }, at))['11'] ?? 0);
    expect([overlay.reservedSince(offer.id, '11', asOf), inCart]).toEqual([reserved, reserved]);
  });
});
