import type { Table } from '#functions/data/table.ts';

/** Long enough for all that is asked at once to be asked, on a busy machine too. */
const WINDOW_MS = 100;

export interface TableTrips {
  /** What `call` cost: round trips one after the other, however much each asks at once, and units of reading. */
  readonly of: (call: () => Promise<unknown>) => Promise<{ readonly trips: number; readonly readUnits: number }>;
}

/** Lets the requests to a table leave together, one batch after the other, and counts the batches. */
export function tableTrips({ client }: Table): TableTrips {
  let trips = 0;
  let readUnits = 0;
  let leaving: Promise<void> | undefined;

  const nextTrip = () => {
    leaving ??= new Promise((leave) => {
      setTimeout(() => {
        trips += 1;
        leaving = undefined;
        leave();
      }, WINDOW_MS);
    });
    return leaving;
  };

  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        await nextTrip();
        const answer = await next({ ...args, input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' } });
        if (/Get|Query/.test(commandName ?? '')) readUnits += unitsOf(answer.output);
        return answer;
      },
    { step: 'initialize', name: 'tableTrips' },
  );

  return {
    of: async (call) => {
      [trips, readUnits] = [0, 0];
      await call();
      return { trips, readUnits };
    },
  };
}

interface Consumed {
  readonly CapacityUnits?: number;
}

/** The capacity that an answer tells of: once for an item or a Query, and for each table of a batch. */
export function unitsOf(output: object): number {
  const consumed = Reflect.get(output, 'ConsumedCapacity') as Consumed | readonly Consumed[] | undefined;
  return [consumed ?? []].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
}
