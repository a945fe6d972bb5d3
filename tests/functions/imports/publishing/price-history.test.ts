import { expect, it } from 'vitest';
import { priceHistoryRepository } from '#functions/data/catalogue/price-history-repository.ts';
import { aPriceFile, aProductFile, aSalvageFile } from '../../../builders/catalogue-files.ts';
import { importBench } from '../../../support/import-bench.ts';

const range = { from: '2025-01-01', to: '2027-01-01' };

/** A provider whose days one after the other are those given. */
async function benchOn(...days: readonly string[]) {
  let today = 0;
  const bench = await importBench({ now: () => new Date(`${days[Math.min(today, days.length - 1)]}T06:00:00Z`) });
  const history = priceHistoryRepository(bench.table);
  return {
    async nextDay(files: Parameters<typeof bench.importFiles>[0]) {
      await bench.importFiles(files);
      today += 1;
    },
    ofPart: () => history.ofPart('001#A1', range),
    ofInterchange: () => history.ofInterchange('30058612', range),
  };
}

it('of a part begins with its first change, and tells what it cost before', async () => {
  const { nextDay, ofPart } = await benchOn('2026-01-05', '2026-02-05', '2026-03-05');
  await nextDay({ products: aProductFile('A1'), prices: aPriceFile({ A1: '5' }) });
  expect(await ofPart()).toEqual([]);
  await nextDay({ prices: aPriceFile({ A1: '6' }) });
  await nextDay({ prices: aPriceFile({ A1: '6.50' }) });
  expect(await ofPart()).toEqual([
    { date: '2026-01-05', list: 50_000 },
    { date: '2026-02-05', list: 60_000 },
    { date: '2026-03-05', list: 65_000 },
  ]);
});

it('goes on in the next year', async () => {
  const { nextDay, ofPart } = await benchOn('2025-12-30', '2026-01-02');
  await nextDay({ products: aProductFile('A1'), prices: aPriceFile({ A1: '5' }) });
  await nextDay({ prices: aPriceFile({ A1: '6' }) });
  expect(await ofPart()).toEqual([
    { date: '2025-12-30', list: 50_000 },
    { date: '2026-01-02', list: 60_000 },
  ]);
});

it('tells nothing of files in which the price is as it was', async () => {
  const { nextDay, ofPart } = await benchOn('2026-01-05', '2026-02-05');
  await nextDay({ products: aProductFile('A1'), prices: aPriceFile({ A1: '5' }) });
  await nextDay({ products: aProductFile('A1', 'A2'), prices: aPriceFile({ A1: '5.00', A2: '1' }) });
  expect(await ofPart()).toEqual([]);
});

it('of an interchange number tells of each part that comes, the same price of a day once', async () => {
  const { nextDay, ofInterchange } = await benchOn('2026-01-05', '2026-02-05', '2026-03-05');
  await nextDay({ salvage: aSalvageFile('g-1') });
  await nextDay({ salvage: aSalvageFile('g-1', 'g-2', 'g-3') });
  await nextDay({ salvage: aSalvageFile('g-1', 'g-2', 'g-3').replace('2450.00', '1999.00') });
  expect(await ofInterchange()).toEqual([
    { date: '2026-02-05', list: 24_500_000 },
    { date: '2026-03-05', list: 19_990_000 },
  ]);
});
