import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterRelease, afterTake, isSold, remainingStock, type Taking } from '#shared/rules/pricing/stock-taken.ts';
import type { Taken } from '#shared/schemas/catalogue/taken.ts';
import { anOffer, aSalvageOffer } from '../../builders/catalogue.ts';

const BEFORE_FEED = '2026-01-10T05:59:59.999Z';
const AFTER_FEED = '2026-01-10T06:00:00.001Z';
const AT_FEED = '2026-01-10T06:00:00.000Z';

const aTaking = (overrides: Partial<Taking> = {}): Taking => ({
  orderNumber: '1001',
  quantities: { '11': 2 },
  at: AFTER_FEED,
  ...overrides,
});

/** What stands after these orders took it one after the other; undefined when one of them could not. */
const takenBy = (offer: Parameters<typeof afterTake>[1], ...takings: readonly Taking[]) =>
  takings.reduce<Taken | undefined>((taken, taking) => afterTake(taken, offer, taking), undefined);

describe('what is left of an aftermarket part', () => {
  it.each([
    { taking: {}, left: { '11': 3, '12': 3 }, why: 'the feed does not know of the order yet' },
    { taking: { at: BEFORE_FEED }, left: { '11': 5, '12': 3 }, why: 'the feed was counted after the order' },
    { taking: { at: AT_FEED }, left: { '11': 3, '12': 3 }, why: 'at the same moment the feed may not know of it' },
    { taking: { quantities: { '11': 5, '12': 1 } }, left: { '11': 0, '12': 2 }, why: 'an order may take from several' },
  ])('is $left, as $why', ({ taking, left }) => {
    expect(remainingStock(anOffer(), takenBy(anOffer(), aTaking(taking)))).toEqual(left);
  });

  it('is all that the feed counted when no order took any', () => {
    expect(remainingStock(anOffer(), undefined)).toEqual({ '11': 5, '12': 3 });
  });

  it('is not brought back by a feed that was counted before the order', () => {
    const taken = takenBy(anOffer(), aTaking());
    expect(remainingStock(anOffer({ onHand: { '11': 5 } }), taken)).toEqual({ '11': 3 });
  });

  it('is never below nothing, even when a feed counts less than was taken', () => {
    const taken = takenBy(anOffer(), aTaking({ quantities: { '11': 5 } }));
    expect(remainingStock(anOffer({ onHand: { '11': 1 } }), taken)).toEqual({ '11': 0 });
  });
});

describe('an order', () => {
  it.each([
    { quantities: { '11': 6 }, why: 'there are five' },
    { quantities: { '13': 1 }, why: 'that warehouse has none' },
    { quantities: { '11': 1, '12': 4 }, why: 'all or nothing' },
  ])('does not get $quantities, as $why', ({ quantities }) => {
    expect(afterTake(undefined, anOffer(), aTaking({ quantities }))).toBeUndefined();
  });

  it('gets nothing of what is discontinued', () => {
    expect(afterTake(undefined, anOffer({ isDiscontinued: true }), aTaking())).toBeUndefined();
  });

  it('that asks again has what it has', () => {
    const taken = takenBy(anOffer(), aTaking());
    expect(afterTake(taken, anOffer(), aTaking({ quantities: { '11': 5 } }))).toBe(taken);
  });

  it('gives back what it took, once', () => {
    const taken = takenBy(anOffer(), aTaking());
    const released = afterRelease(taken, '1001', AFTER_FEED);
    expect(remainingStock(anOffer(), released)).toEqual({ '11': 5, '12': 3 });
    expect(afterRelease(released, '1001', AFTER_FEED)).toBeUndefined();
  });

  it('lets entries go that every feed has long seen', () => {
    const taken = takenBy(anOffer(), aTaking(), aTaking({ orderNumber: '1002', at: '2026-04-10T06:00:00.000Z' }));
    expect(taken).toMatchObject({ version: 2, entries: { '1002': { quantities: { '11': 2 } } } });
    expect(taken).not.toHaveProperty('entries.1001');
  });
});

describe('a salvage part', () => {
  const offer = aSalvageOffer();
  const taking = aTaking({ quantities: { '501': 1 } });
  const other = { ...taking, orderNumber: '1002' };

  it('is one of one', () => {
    const taken = afterTake(undefined, offer, taking);
    expect(isSold(taken)).toBe(true);
    expect(afterTake(taken, offer, other)).toBeUndefined();
  });

  it('stays sold whatever a later feed says', () => {
    const taken = afterTake(undefined, offer, taking);
    expect(afterTake(taken, aSalvageOffer({ asOf: '2026-12-31T06:00:00.000Z' }), other)).toBeUndefined();
  });

  it('can be sold again when the order gave it back, and only that order can', () => {
    const taken = afterTake(undefined, offer, taking);
    expect(afterRelease(taken, '1002', AFTER_FEED)).toBeUndefined();
    const released = afterRelease(taken, '1001', AFTER_FEED);
    expect(isSold(released)).toBe(false);
    expect(afterTake(released, offer, other)).toMatchObject({ state: 'taken', orderNumber: '1002', version: 3 });
  });
});

it('never lets orders take more than the feed counted', () => {
  const wanted = fc.dictionary(fc.constantFrom('11', '12'), fc.integer({ min: 1, max: 4 }), { minKeys: 1 });
  fc.assert(
    fc.property(fc.array(wanted, { maxLength: 8 }), (orders) => {
      let taken: Taken | undefined;
      const got = { '11': 0, '12': 0 };
      for (const [index, quantities] of orders.entries()) {
        const next = afterTake(taken, anOffer(), aTaking({ orderNumber: String(index), quantities }));
        if (!next) continue;
        taken = next;
        got['11'] += quantities['11'] ?? 0;
        got['12'] += quantities['12'] ?? 0;
      }
      expect(got['11'] <= 5 && got['12'] <= 3).toBe(true);
      expect(remainingStock(anOffer(), taken)).toEqual({ '11': 5 - got['11'], '12': 3 - got['12'] });
    }),
  );
});
