import { expect, it } from 'vitest';
import { offerRepository } from '#functions/data/catalogue/offer-repository.ts';
import { reservationRepository } from '#functions/data/sales/reservation-repository.ts';
import { isSold, stockLeft } from '#shared/rules/pricing/stock-reservation.ts';
import { aProductFile, aSalvageFile, aStockFile } from '../../../builders/catalogue-files.ts';
import { importBench } from '../../../support/import-bench.ts';

/** Each with every part, which makes 200 races of an order with a file. */
const ROUNDS = 20;
const NUMBERS = Array.from({ length: 10 }, (_, index) => `N${index}`);
const FIRST_MINUTE = Date.parse('2026-03-01T00:00:00Z');
const minute = (count: number): string => new Date(FIRST_MINUTE + count * 60_000).toISOString();

/** How many turns of the event loop an order waits, so that it meets the import at another place each time. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Orders for the same parts, spread over the time that an import takes. */
const inTheMeantime = <T>(ids: readonly string[], round: number, order: (id: string) => Promise<T>): Promise<T[]> =>
  Promise.all(
    ids.map(async (id, index) => {
      await turns(index * 10 + (round % 10));
      return order(id);
    }),
  );

it('a stock file older than an order does not bring back what the order took', async () => {
  const bench = await importBench();
  const reservations = reservationRepository(bench.table);
  const ids = NUMBERS.map((number) => `001#${number}`);
  const stockFile = (onHand: number, at: string) =>
    aStockFile(Object.fromEntries(NUMBERS.map((number) => [number, onHand])), at);
  await bench.importFiles({ products: aProductFile(...NUMBERS), stock: stockFile(10, minute(0)) });
  for (let round = 1; round <= ROUNDS; round += 1) {
    // The feed of this round counted its stock before the orders of this round came.
    const [counted, ordered] = [minute(round * 10), minute(round * 10 + 5)];
    const [onHand, quantity] = [10 + (round % 7), 1 + (round % 3)];
    const reservation = { orderNumber: `order-${round}`, quantities: { DEN: quantity }, at: ordered };
    const [, areTaken] = await Promise.all([
      bench.importFiles({ stock: stockFile(onHand, counted) }),
      inTheMeantime(ids, round, (id) => reservations.reserve(id, reservation)),
    ]);
    const left = await leftOf(bench, ids);
    expect(areTaken).toEqual(ids.map(() => true));
    expect(left).toEqual(ids.map(() => ({ DEN: onHand - quantity })));
  }
});

async function leftOf({ table }: Awaited<ReturnType<typeof importBench>>, ids: readonly string[]) {
  const offers = await offerRepository(table).findMany(ids, 'strongly');
  const reserved = await reservationRepository(table).findMany(ids, 'strongly');
  return ids.map((id) => {
    const offer = offers.get(id);
    return offer?.lineOfBusiness === 'aftermarket' ? stockLeft(offer, reserved.get(id)) : undefined;
  });
}

it('a sold recycled part stays sold, whatever files come with it still in them', async () => {
  const bench = await importBench();
  const reservations = reservationRepository(bench.table);
  const guids = NUMBERS.map((number) => `g-${number.toLowerCase()}`);
  const fileOf = (round: number) => aSalvageFile(...guids).replaceAll('2450.00', `${2000 + round}.00`);
  await bench.importFiles({ salvage: fileOf(0) });
  for (let round = 1; round <= ROUNDS; round += 1) {
    const reservation = { orderNumber: `order-${round}`, quantities: { Y101: 1 }, at: minute(round) };
    const [, areTaken] = await Promise.all([
      bench.importFiles({ salvage: fileOf(round) }),
      inTheMeantime(guids, round, (id) => reservations.reserve(id, reservation)),
    ]);
    const reserved = await reservations.findMany(guids, 'strongly');
    const again = await Promise.all(
      guids.map((id) => reservations.reserve(id, { ...reservation, orderNumber: 'another' })),
    );
    expect(areTaken).toEqual(guids.map(() => true));
    expect(guids.map((id) => isSold(reserved.get(id)))).toEqual(guids.map(() => true));
    expect(again).toEqual(guids.map(() => false));
    for (const id of guids) await reservations.release(id, reservation.orderNumber, new Date(minute(round)));
  }
});
