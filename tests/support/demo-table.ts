import type { Table } from '#functions/data/table/table.ts';
import { loadDemo } from '#functions/demo/load-demo.ts';
import { testTable } from './test-table.ts';

/** A new table with the demo accounts. */
export async function demoTable(): Promise<Table> {
  const table = await testTable();
  await loadDemo(table, new Date('2026-03-01T09:00:00Z'));
  return table;
}
