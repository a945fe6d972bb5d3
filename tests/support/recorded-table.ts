import type { Table } from '#functions/data/table/table.ts';
import { sameTable } from './same-table.ts';

interface Request {
  /** Such as `QueryCommand`. */
  readonly command: string | undefined;
  readonly input: object;
}

/** The table as another process sees it, with the requests that were made through it, in order. */
export function recordedTable(table: Table): { readonly table: Table; readonly requests: Request[] } {
  const recorded = sameTable(table);
  const requests: Request[] = [];
  recorded.client.middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        requests.push({ command: commandName, input: args.input });
        return next(args);
      },
    { step: 'initialize', name: 'recordedTable' },
  );
  return { table: recorded, requests };
}
