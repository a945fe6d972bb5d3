import type { Table } from '#functions/data/table/table.ts';
import { sameTable } from './same-table.ts';

/** The table as another process sees it, with the commands that were sent through it, such as `QueryCommand`. */
export function recordedTable(table: Table): { readonly table: Table; readonly commands: (string | undefined)[] } {
  const recorded = sameTable(table);
  const commands: (string | undefined)[] = [];
  recorded.client.middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        commands.push(commandName);
        return next(args);
      },
    { step: 'initialize', name: 'recordedTable' },
  );
  return { table: recorded, commands };
}
