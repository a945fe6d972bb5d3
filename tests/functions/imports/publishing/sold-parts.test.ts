import { beforeEach, describe, expect, it } from 'vitest';
import { listedReservation } from '#functions/catalogue/listed-reservation.ts';
import { reservationRepository } from '#functions/data/sales/reservation-repository.ts';
import { rollBack } from '#functions/imports/publishing/roll-back.ts';
import { catalogueSource } from '#functions/search/query/catalogue-source.ts';
import { anyCaller, anyPart } from '#functions/search/query/search-query.ts';
import { aProductFile, aSalvageFile, aStockFile } from '../../../builders/catalogue-files.ts';
import { importBench } from '../../../support/import-bench.ts';

const FIRST_DAY = Date.parse('2026-01-01T10:00:00Z');
const dayOf = (day: number): Date => new Date(FIRST_DAY + day * 86_400_000);

let today: number;
let bench: Awaited<ReturnType<typeof importBench>>;
beforeEach(async () => {
  today = 0;
  bench = await importBench({ now: () => dayOf(today) });
});

/** A feed of each day that still has all parts. */
async function importOnDay(day: number, ...guids: string[]): Promise<void> {
  today = day;
  await bench.importFiles({ salvage: aSalvageFile(...guids).replaceAll('2450.00', `${2000 + day}.00`) });
}

async function sellOnDay(day: number, guid: string): Promise<void> {
  const reservation = { orderNumber: '1000001', quantities: { Y101: 1 }, at: dayOf(day).toISOString() };
  expect(await reservationRepository(bench.table).reserve(guid, reservation)).toBe(true);
}

const cancelOnDay = (day: number, guid: string) =>
  reservationRepository(bench.table).release(guid, '1000001', dayOf(day));

/** The parts that a list shows on a day, in a new container. */
async function listedOnDay(day: number): Promise<string[]> {
  const reservations = reservationRepository(bench.table);
  const source = catalogueSource({
    objects: bench.store,
    pointer: bench.tools.versions.current,
    reservationsSince: async (from) => (await reservations.since(from, dayOf(day))).map(listedReservation),
    now: () => dayOf(day),
    cacheBytes: 1 << 28,
  });
  const { parts } = await (await source.current()).search({ ...anyPart, keyword: 'engine', take: 96 }, anyCaller);
  return parts.map(({ id }) => id).sort();
}

describe('a sold recycled part that feeds still have', () => {
  it.each([1, 8, 15, 30, 100])('is in no list %i days after, with a feed each week', async (days) => {
    await importOnDay(0, 'g-1', 'g-2');
    await sellOnDay(1, 'g-1');
    for (let day = 7; day <= days; day += 7) await importOnDay(day, 'g-1', 'g-2');
    expect(await listedOnDay(1 + days)).toEqual(['g-2']);
  });

  it.each([15, 40, 100])('is in no list %i days after, with no feed since', async (days) => {
    await importOnDay(0, 'g-1', 'g-2');
    await sellOnDay(1, 'g-1');
    expect(await listedOnDay(1 + days)).toEqual(['g-2']);
  });

  it('does not come back with an earlier version', async () => {
    await importOnDay(0, 'g-1', 'g-2');
    await sellOnDay(1, 'g-1');
    await importOnDay(20, 'g-1', 'g-2', 'g-3');
    today = 40;
    await rollBack(bench.tools, 'back', 1);
    expect(await listedOnDay(41)).toEqual(['g-2']);
  });

  it('comes back at once when its order is cancelled in the first days', async () => {
    await importOnDay(0, 'g-1', 'g-2');
    await sellOnDay(1, 'g-1');
    await importOnDay(5, 'g-1', 'g-2');
    await cancelOnDay(6, 'g-1');
    expect(await listedOnDay(6)).toEqual(['g-1', 'g-2']);
  });

  it('comes back with the next version after its order is cancelled later', async () => {
    await importOnDay(0, 'g-1', 'g-2');
    await sellOnDay(1, 'g-1');
    await importOnDay(20, 'g-1', 'g-2');
    await cancelOnDay(21, 'g-1');
    await importOnDay(22, 'g-1', 'g-2');
    expect(await listedOnDay(22)).toEqual(['g-1', 'g-2']);
  });
});

it('what was sold makes no version of its own', async () => {
  await importOnDay(0, 'g-1', 'g-2');
  await sellOnDay(1, 'g-1');
  today = 20;
  await bench.importFiles({ salvage: aSalvageFile('g-1', 'g-2').replaceAll('2450.00', '2000.00') });
  expect((await bench.tools.versions.list()).length).toBe(1);
});

it('lists know what was taken of a new part since its stock was counted, however long ago', async () => {
  const reservation = { orderNumber: '1000001', quantities: { DEN: 2 }, at: dayOf(1).toISOString() };
  const asOf = dayOf(0).toISOString();
  const stock = [{ kind: 'stock' as const, content: aStockFile({ 'EX-1': 3 }), asOf }];
  await bench.importFiles([{ kind: 'products', content: aProductFile('EX-1') }, ...stock]);
  expect(await reservationRepository(bench.table).reserve('001#EX-1', reservation)).toBe(true);
  const asked: string[] = [];
  const source = catalogueSource({
    objects: bench.store,
    pointer: bench.tools.versions.current,
    reservationsSince: async (from) => {
      asked.push(from);
      return [];
    },
    now: () => dayOf(40),
    cacheBytes: 1 << 28,
  });
  await source.current();
  expect(asked.some((from) => from <= asOf)).toBe(true);
});
