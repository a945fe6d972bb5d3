import { beforeEach, describe, expect, it } from 'vitest';
import { offerKey } from '#functions/data/catalogue/keys.ts';
import { type OfferRepository, offerRepository } from '#functions/data/catalogue/offer-repository.ts';
import { type ReservationRepository, reservationRepository } from '#functions/data/sales/reservation-repository.ts';
import type { Table } from '#functions/data/table/table.ts';
import { stockLeft } from '#shared/rules/pricing/stock-reservation.ts';
import type { AftermarketOffer, Offer } from '#shared/schemas/catalogue/offer.ts';
import { anOffer, aSalvageOffer } from '../../../builders/catalogue.ts';
import { putItem, testTable } from '../../../support/test-table.ts';

const NOW = new Date('2026-01-12T10:00:00.000Z');
const hood = anOffer();
const recycled = aSalvageOffer();

let table: Table;
let offers: OfferRepository;
let reservations: ReservationRepository;
beforeEach(async () => {
  table = await testTable();
  offers = offerRepository(table);
  reservations = reservationRepository(table);
  await publish(hood);
  await publish(recycled);
});

const publish = (offer: Offer): Promise<void> => putItem(table, offerKey(offer.id), offer);

const reservation = (orderNumber: string, quantities: Record<string, number>, at = NOW.toISOString()) => ({
  orderNumber,
  quantities,
  at,
});

/** The remaining stock of the hood, as a part page would show it. */
async function left(): Promise<Record<string, number>> {
  const [found, reserved] = await Promise.all([offers.findMany([hood.id]), reservations.findMany([hood.id])]);
  return stockLeft(found.get(hood.id) as AftermarketOffer, reserved.get(hood.id));
}

describe('offers', () => {
  it('are found by part, those that nobody offers left out', async () => {
    expect(await offers.findMany([hood.id, '001#NONE', recycled.id, hood.id])).toEqual(
      new Map<string, Offer>([
        [hood.id, hood],
        [recycled.id, recycled],
      ]),
    );
  });

  it('are found by the hundreds', async () => {
    const many = Array.from({ length: 230 }, (_, index) => anOffer({ id: `001#X${index}`, partNumber: `X${index}` }));
    await Promise.all(many.map(publish));
    expect((await offers.findMany(many.map(({ id }) => id))).size).toBe(230);
  });
});

describe('an order', () => {
  it('takes stock where it says', async () => {
    expect(await reservations.reserve(hood.id, reservation('1001', { '11': 2, '12': 3 }))).toBe(true);
    expect(await left()).toEqual({ '11': 3, '12': 0 });
  });

  it('takes nothing where there is not enough', async () => {
    expect(await reservations.reserve(hood.id, reservation('1001', { '11': 2, '12': 4 }))).toBe(false);
    expect(await left()).toEqual({ '11': 5, '12': 3 });
  });

  it('takes nothing of what nobody offers', async () => {
    expect(await reservations.reserve('001#NONE', reservation('1001', { '11': 1 }))).toBe(false);
  });

  it('takes once, however often it says so', async () => {
    await reservations.reserve(hood.id, reservation('1001', { '11': 2 }));
    expect(await reservations.reserve(hood.id, reservation('1001', { '11': 2 }))).toBe(true);
    expect(await left()).toEqual({ '11': 3, '12': 3 });
  });

  it('gives back what it took, once', async () => {
    await reservations.reserve(hood.id, reservation('1001', { '11': 2 }));
    await reservations.reserve(hood.id, reservation('1002', { '11': 1 }));
    await reservations.release(hood.id, '1001', NOW);
    await reservations.release(hood.id, '1001', NOW);
    expect(await left()).toEqual({ '11': 4, '12': 3 });
  });

  it('keeps what it took when a stock file that is older than the order arrives', async () => {
    await reservations.reserve(hood.id, reservation('1001', { '11': 5 }));
    await publish(anOffer({ asOf: '2026-01-12T09:59:59.999Z', onHand: { '11': 5 } }));
    expect(await left()).toEqual({ '11': 0 });
    await publish(anOffer({ asOf: '2026-01-12T10:00:00.001Z', onHand: { '11': 4 } }));
    expect(await left()).toEqual({ '11': 4 });
  });
});

describe('when many orders come at once', () => {
  it('a salvage part is sold to one of them, and stays sold whatever a feed says: 200 rounds', async () => {
    const rounds = Array.from({ length: 200 }, (_, index) => aSalvageOffer({ id: `guid-${index}` }));
    const winners = [];
    for (const part of rounds) {
      await publish(part);
      const [first, second] = await Promise.all([
        reservations.reserve(part.id, reservation('1001', { '501': 1 })),
        reservations.reserve(part.id, reservation('1002', { '501': 1 })),
        publish(aSalvageOffer({ id: part.id, asOf: '2026-01-12T11:00:00.000Z' })),
      ]);
      const late = await reservations.reserve(part.id, reservation('1003', { '501': 1 }));
      winners.push(Number(first) + Number(second) + Number(late));
    }
    expect(new Set(winners)).toEqual(new Set([1]));
  });

  it('no more is taken of a part than there was', async () => {
    const orders = Array.from({ length: 12 }, (_, index) =>
      reservations.reserve(hood.id, reservation(`10${index}`, { '11': 1 })),
    );
    const got = (await Promise.all(orders)).filter(Boolean);
    expect(got).toHaveLength(5);
    expect(await left()).toEqual({ '11': 0, '12': 3 });
  });
});

describe('the takes since a time', () => {
  const earlier = '2026-01-10T23:00:00.000Z';

  it('are told from the day and second on, over the days up to now, the oldest first', async () => {
    await reservations.reserve(hood.id, reservation('1001', { '11': 1 }, '2026-01-10T22:59:59.999Z'));
    expect(await reservations.since(earlier, NOW)).toEqual([]);
    await reservations.reserve(recycled.id, reservation('1001', { '501': 1 }, '2026-01-11T08:00:00.000Z'));
    await reservations.reserve(hood.id, reservation('1002', { '11': 1 }));
    const known = await reservations.findMany([recycled.id, hood.id]);
    expect(await reservations.since(earlier, NOW)).toEqual([known.get(recycled.id), known.get(hood.id)]);
  });

  it('tell of what was given back, too', async () => {
    await reservations.reserve(recycled.id, reservation('1001', { '501': 1 }, '2026-01-10T08:00:00.000Z'));
    await reservations.release(recycled.id, '1001', NOW);
    expect(await reservations.since(earlier, NOW)).toMatchObject([{ id: recycled.id, state: 'released' }]);
  });
});
