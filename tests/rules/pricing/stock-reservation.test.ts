import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterReleasing,
  afterReserving,
  isSold,
  type Reservation,
  stockLeft,
} from '#shared/rules/pricing/stock-reservation.ts';
import type { PartReservations } from '#shared/schemas/catalogue/part-reservations.ts';
import { anOffer, aSalvageOffer } from '../../builders/catalogue.ts';

const BEFORE_FEED = '2026-01-10T05:59:59.999Z';
const AFTER_FEED = '2026-01-10T06:00:00.001Z';
const AT_FEED = '2026-01-10T06:00:00.000Z';

const aTaking = (overrides: Partial<Reservation> = {}): Reservation => ({
  orderNumber: '1001',
  quantities: { '11': 2 },
  at: AFTER_FEED,
  ...overrides,
});

/** The part's reservations after these orders, in turn. Undefined if one of them could not reserve it. */
const reservedBy = (offer: Parameters<typeof afterReserving>[1], ...orders: readonly Reservation[]) =>
  orders.reduce<PartReservations | undefined>(
    (reserved, reservation) => afterReserving(reserved, offer, reservation),
    undefined,
  );

describe('the stock of an aftermarket part', () => {
  it.each([
    { reservation: {}, left: { '11': 3, '12': 3 }, why: 'the feed does not include the order yet' },
    { reservation: { at: BEFORE_FEED }, left: { '11': 5, '12': 3 }, why: 'the feed was counted after the order' },
    { reservation: { at: AT_FEED }, left: { '11': 3, '12': 3 }, why: 'at the same moment the feed may not include it' },
    {
      reservation: { quantities: { '11': 5, '12': 1 } },
      left: { '11': 0, '12': 2 },
      why: 'an order may use several warehouses',
    },
  ])('is $left, because $why', ({ reservation, left }) => {
    expect(stockLeft(anOffer(), reservedBy(anOffer(), aTaking(reservation)))).toEqual(left);
  });

  it('is the full count of the feed if there are no reservations', () => {
    expect(stockLeft(anOffer(), undefined)).toEqual({ '11': 5, '12': 3 });
  });

  it('is not restored by a feed that was counted before the order', () => {
    const reserved = reservedBy(anOffer(), aTaking());
    expect(stockLeft(anOffer({ onHand: { '11': 5 } }), reserved)).toEqual({ '11': 3 });
  });

  it('is never negative, even if a feed counts less than is reserved', () => {
    const reserved = reservedBy(anOffer(), aTaking({ quantities: { '11': 5 } }));
    expect(stockLeft(anOffer({ onHand: { '11': 1 } }), reserved)).toEqual({ '11': 0 });
  });
});

describe('an order', () => {
  it.each([
    { quantities: { '11': 6 }, why: 'there are five' },
    { quantities: { '13': 1 }, why: 'that warehouse has none' },
    { quantities: { '11': 1, '12': 4 }, why: 'all or nothing' },
  ])('does not get $quantities, because $why', ({ quantities }) => {
    expect(afterReserving(undefined, anOffer(), aTaking({ quantities }))).toBeUndefined();
  });

  it('gets nothing of a discontinued part', () => {
    expect(afterReserving(undefined, anOffer({ isDiscontinued: true }), aTaking())).toBeUndefined();
  });

  it('that asks again keeps its reservation', () => {
    const reserved = reservedBy(anOffer(), aTaking());
    expect(afterReserving(reserved, anOffer(), aTaking({ quantities: { '11': 5 } }))).toBe(reserved);
  });

  it('releases its reservation once', () => {
    const reserved = reservedBy(anOffer(), aTaking());
    const released = afterReleasing(reserved, '1001', AFTER_FEED);
    expect(stockLeft(anOffer(), released)).toEqual({ '11': 5, '12': 3 });
    expect(afterReleasing(released, '1001', AFTER_FEED)).toBeUndefined();
  });

  it('keeps entries for sixty days', () => {
    const placed = '2026-01-10T06:00:00.000Z';
    const ordersAt = (later: string) =>
      reservedBy(anOffer(), aTaking({ at: placed }), aTaking({ orderNumber: '1002', at: later }));
    expect(ordersAt('2026-03-11T05:59:59.999Z')).toHaveProperty('entries.1001');
    expect(ordersAt('2026-03-11T06:00:00.000Z')).not.toHaveProperty('entries.1001');
  });

  it('drops old entries that every feed already includes', () => {
    const reserved = reservedBy(anOffer(), aTaking(), aTaking({ orderNumber: '1002', at: '2026-04-10T06:00:00.000Z' }));
    expect(reserved).toMatchObject({ version: 2, entries: { '1002': { quantities: { '11': 2 } } } });
    expect(reserved).not.toHaveProperty('entries.1001');
  });
});

describe('a salvage part', () => {
  const offer = aSalvageOffer();
  const reservation = aTaking({ quantities: { '501': 1 } });
  const other = { ...reservation, orderNumber: '1002' };

  it('exists only once', () => {
    const reserved = afterReserving(undefined, offer, reservation);
    expect(isSold(reserved)).toBe(true);
    expect(afterReserving(reserved, offer, other)).toBeUndefined();
  });

  it('stays sold whatever a later feed says', () => {
    const reserved = afterReserving(undefined, offer, reservation);
    expect(afterReserving(reserved, aSalvageOffer({ asOf: '2026-12-31T06:00:00.000Z' }), other)).toBeUndefined();
  });

  it('is given back once, and can be ordered anew by the order that gave it back', () => {
    const released = afterReleasing(afterReserving(undefined, offer, reservation), '1001', AFTER_FEED);
    expect(released).toMatchObject({ state: 'released', orderNumber: '1001' });
    expect(afterReleasing(released, '1001', AFTER_FEED)).toBeUndefined();
    expect(afterReserving(released, offer, reservation)).toMatchObject({ state: 'taken', version: 3 });
  });

  it('can be sold again after its order releases it, which no other order can do', () => {
    const reserved = afterReserving(undefined, offer, reservation);
    expect(afterReleasing(reserved, '1002', AFTER_FEED)).toBeUndefined();
    const released = afterReleasing(reserved, '1001', AFTER_FEED);
    expect(isSold(released)).toBe(false);
    expect(afterReserving(released, offer, other)).toMatchObject({ state: 'taken', orderNumber: '1002', version: 3 });
  });
});

it('never lets orders reserve more than the feed counted', () => {
  const wanted = fc.dictionary(fc.constantFrom('11', '12'), fc.integer({ min: 1, max: 4 }), { minKeys: 1 });
  fc.assert(
    fc.property(fc.array(wanted, { maxLength: 8 }), (orders) => {
      let reserved: PartReservations | undefined;
      const got = { '11': 0, '12': 0 };
      for (const [index, quantities] of orders.entries()) {
        const next = afterReserving(reserved, anOffer(), aTaking({ orderNumber: String(index), quantities }));
        if (!next) continue;
        reserved = next;
        got['11'] += quantities['11'] ?? 0;
        got['12'] += quantities['12'] ?? 0;
      }
      expect(got['11'] <= 5 && got['12'] <= 3).toBe(true);
      expect(stockLeft(anOffer(), reserved)).toEqual({ '11': 5 - got['11'], '12': 3 - got['12'] });
    }),
  );
});
