import type { Table } from '#functions/data/table/table.ts';
import { sameTable } from './same-table.ts';

/** The table as seen by a process that reads and is then overtaken: `rival` acts just before its first transaction. */
export function overtakenTable(table: Table, rival: () => Promise<unknown>): Table {
  const overtaken = sameTable(table);
  let isOvertaken = false;
  overtaken.client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (commandName === 'TransactWriteItemsCommand' && !isOvertaken) {
          isOvertaken = true;
          await rival();
        }
        return next(args);
      },
    { step: 'initialize', name: 'overtakenTable' },
  );
  return overtaken;
}
