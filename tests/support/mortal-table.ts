import type { Table } from '#functions/data/table/table.ts';
import { sameTable } from './same-table.ts';

/** When a process dies: at the nth request to the table, before it is sent or before its response arrives. */
export interface Death {
  readonly at: number;
  readonly isAnswerLost: boolean;
}

class Killed extends Error {}

/** The table as seen by a process that will die. After its death nothing is sent. */
export function mortalTable(living: Table, { at, isAnswerLost }: Death): Table {
  const table = sameTable(living);
  let requests = 0;
  table.client.middlewareStack.add(
    (next) => async (args) => {
      requests += 1;
      if (requests > at || (requests === at && !isAnswerLost)) throw new Killed();
      const answer = await next(args);
      if (requests >= at) throw new Killed();
      return answer;
    },
    { step: 'initialize', name: 'mortalTable' },
  );
  return table;
}
