import { beforeEach, describe, expect, it } from 'vitest';
import { priceHistoryRepository } from '#functions/data/catalogue/price-history-repository.ts';
import { type PriceChange, writePriceHistory } from '#functions/data/catalogue/price-history-writer.ts';
import type { Table } from '#functions/data/table/table.ts';
import { recordedTable } from '../../../support/recorded-table.ts';
import { testTable } from '../../../support/test-table.ts';

const HOOD = '001#GM1000101';
const range = { from: '2025-01-01', to: '2026-12-31' };
const entry = (date: string, list: number) => ({ date, list });

let table: Table;
beforeEach(async () => {
  table = await testTable();
});

async function* each(changes: readonly PriceChange[]) {
  yield* changes;
}
const write = (...changes: readonly PriceChange[]) => writePriceHistory(table, each(changes));
const ofHood = () => priceHistoryRepository(table).ofPart(HOOD, range);

describe('the price history of a part', () => {
  it('gets its changes, the oldest first, each in its year', async () => {
    await write({ of: { partId: HOOD }, entries: [entry('2026-02-01', 3), entry('2025-02-01', 1)] });
    await write({ of: { partId: HOOD }, entries: [entry('2025-06-01', 2)] });
    expect(await ofHood()).toEqual([entry('2025-02-01', 1), entry('2025-06-01', 2), entry('2026-02-01', 3)]);
  });

  it('has a price of a day once, however often it is written', async () => {
    const change = { of: { partId: HOOD }, entries: [entry('2026-02-01', 3)] };
    await write(change, change);
    await write(change);
    expect(await ofHood()).toEqual([entry('2026-02-01', 3)]);
  });

  it('keeps two prices of one day as they came', async () => {
    await write({ of: { partId: HOOD }, entries: [entry('2026-02-01', 9)] });
    await write({ of: { partId: HOOD }, entries: [entry('2026-02-01', 3)] });
    expect(await ofHood()).toEqual([entry('2026-02-01', 9), entry('2026-02-01', 3)]);
  });

  it('begins with what it cost before, where nothing is known of the year', async () => {
    const since = entry('2026-01-01', 1);
    await write({ of: { partId: HOOD }, since, entries: [entry('2026-02-01', 2)] });
    await write({ of: { partId: HOOD }, since: entry('2026-01-15', 7), entries: [entry('2026-03-01', 3)] });
    expect(await ofHood()).toEqual([since, entry('2026-02-01', 2), entry('2026-03-01', 3)]);
  });

  it('is apart from that of an interchange number', async () => {
    await write({ of: { interchangeNumber: '105123' }, entries: [entry('2026-02-01', 3)] });
    expect(await ofHood()).toEqual([]);
    expect(await priceHistoryRepository(table).ofInterchange('105123', range)).toEqual([entry('2026-02-01', 3)]);
  });
});

it('histories are all written, also where they are more than are read together', async () => {
  const numbers = Array.from({ length: 1005 }, (_, index) => `P${index}`);
  await write(...numbers.map((partId) => ({ of: { partId }, entries: [entry('2026-02-01', 3)] })));
  const { ofPart } = priceHistoryRepository(table);
  const found = await Promise.all(['P0', 'P999', 'P1000', 'P1004'].map((partId) => ofPart(partId, range)));
  expect(found.map(({ length }) => length)).toEqual([1, 1, 1, 1]);
});

it('histories of many parts are read together, so that an import does not wait for each', async () => {
  const recorded = recordedTable(table);
  const changes = Array.from({ length: 30 }, (_, index) => ({
    of: { partId: `P${index}` },
    entries: [entry('2026-02-01', 3)],
  }));
  await writePriceHistory(recorded.table, each(changes));
  expect(recorded.commands.filter((command) => command === 'BatchGetItemCommand')).toHaveLength(1);
});
