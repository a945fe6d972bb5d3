import { parseArgs } from 'node:util';
import { writePriceHistory } from '../data/catalogue/price-history-writer.ts';
import type { Table } from '../data/table/table.ts';
import { priceHistories } from './catalogue/price-histories.ts';

/** Saves the price histories of the demo catalogue, as a year of imports would have. Saving them again changes nothing. */
export async function loadPriceHistories(table: Table, scale: number, today: Date): Promise<void> {
  await writePriceHistory(
    table,
    (async function* () {
      yield* priceHistories(scale, today);
    })(),
  );
}

/** Run as a program, it saves them to the table that the environment names. */
if (import.meta.main) {
  const { table } = await import('../data/table/deployed-table.ts');
  const { values } = parseArgs({ options: { scale: { type: 'string', default: '1' } } });
  await loadPriceHistories(table, Number(values.scale), new Date());
}
