import type { Table } from '#functions/data/table/table.ts';
import { sameTable } from './same-table.ts';

interface Request {
  /** Such as `QueryCommand`. */
  readonly command: string | undefined;
  readonly input: object;
}

/** The table together with the requests that were made to it through this view, in order. */
export function watchedTable(table: Table): { readonly table: Table; readonly requests: Request[] } {
  const watched = sameTable(table);
  const requests: Request[] = [];
  watched.client.middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        requests.push({ command: commandName, input: args.input });
        return next(args);
      },
    { step: 'initialize', name: 'watchedTable' },
  );
  return { table: watched, requests };
}
