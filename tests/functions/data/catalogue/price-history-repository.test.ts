import { beforeEach, expect, it } from 'vitest';
import { interchangeHistoryKey, partHistoryKey } from '#functions/data/catalogue/keys.ts';
import {
  type PriceHistoryRepository,
  priceHistoryRepository,
} from '#functions/data/catalogue/price-history-repository.ts';
import { putItem, testTable } from '../../../support/test-table.ts';

const HOOD = '001#GM1000101';
const range = { from: '2025-11-28', to: '2026-11-27' };

let history: PriceHistoryRepository;
beforeEach(async () => {
  const table = await testTable();
  history = priceHistoryRepository(table);
  const entry = (date: string, list: number) => ({ date, list });
  await putItem(table, partHistoryKey(HOOD, 2026), { entries: [entry('2026-02-01', 3), entry('2026-11-27', 4)] });
  await putItem(table, partHistoryKey(HOOD, 2025), { entries: [entry('2025-11-27', 1), entry('2025-11-28', 2)] });
  await putItem(table, interchangeHistoryKey('105123', 2026), { entries: [entry('2026-03-01', 9)] });
});

it('tells the changes of a part in a range over two years, both ends included, the oldest first', async () => {
  expect((await history.ofPart(HOOD, range)).map(({ list }) => list)).toEqual([2, 3, 4]);
});

it('tells those of an interchange number apart from those of parts', async () => {
  expect(await history.ofInterchange('105123', range)).toEqual([{ date: '2026-03-01', list: 9 }]);
});

it('has nothing to tell of what never had a price', async () => {
  expect(await history.ofPart('001#NONE', range)).toEqual([]);
});
