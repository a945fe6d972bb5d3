import type { Table } from '#functions/data/table/table.ts';
import { unitsOf } from '../../support/table-trips.ts';
import { itemSize } from '../cart/item-size.ts';

export interface Units {
  readonly read: number;
  readonly write: number;
}

const KILOBYTE = 1024;
const INDEXES = ['gsi1', 'gsi2', 'gsi3'];

/**
 * Counts the capacity units that a table's client uses, as the table reports them. The embedded engine does not report
 * indexes, so this adds one unit for each started kilobyte of an item's index entry.
 */
export function tableUnits({ client }: Table): { readonly of: (call: () => Promise<unknown>) => Promise<Units> } {
  let read = 0;
  let write = 0;
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        const answer = await next({ ...args, input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' } });
        const units = unitsOf(answer.output);
        if (/Get|Query/.test(commandName)) read += units;
        else write += units + indexUnits(args.input);
        return answer;
      },
    { step: 'initialize', name: 'tableUnits' },
  );
  return {
    of: async (call) => {
      [read, write] = [0, 0];
      await call();
      return { read, write };
    },
  };
}

/** Units of the items that a Put, or the Puts of a transaction, write. */
function indexUnits(input: object): number {
  const { Item, TransactItems = [] } = input as Writing;
  const items = [Item, ...TransactItems.map(({ Put }) => Put?.Item)].filter((item) => item !== undefined);
  return items
    .flatMap((item) => INDEXES.map((index) => entryUnits(item, index)))
    .reduce((sum, units) => sum + units, 0);
}

interface Writing {
  readonly Item?: Stored;
  readonly TransactItems?: readonly { readonly Put?: { readonly Item?: Stored } }[];
}

type Stored = Readonly<Record<string, unknown>>;

function entryUnits({ pk, sk, summary, ...item }: Stored, index: string): number {
  const keys = { [`${index}pk`]: item[`${index}pk`], [`${index}sk`]: item[`${index}sk`] };
  if (item[`${index}pk`] === undefined) return 0;
  return Math.ceil(itemSize({ pk, sk, ...keys, summary }) / KILOBYTE);
}
