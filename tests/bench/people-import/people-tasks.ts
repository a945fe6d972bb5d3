import { table } from '#functions/data/table/deployed-table.ts';
import { tableUnits, type Units } from '../costs/table-units.ts';

/** The answer to an event of the state machine. */
export interface TaskAnswer {
  readonly result: object;
  readonly milliseconds: number;
  readonly units: Units;
  /** The largest resident set of this process until now, in MB. */
  readonly memory: number;
}

/** The function of the tasks in a process of its own, as Lambda runs it: one event after the other. */
const units = tableUnits(table);
const { handler } = await import('#functions/imports/people/handler.ts');
const memory = () => process.resourceUsage().maxRSS / 1024;

process.on('message', async (event: object) => {
  let result: object = {};
  const began = performance.now();
  const used = await units.of(async () => {
    result = await handler(event);
  });
  const milliseconds = performance.now() - began;
  process.send?.({ result, milliseconds, units: used, memory: memory() } satisfies TaskAnswer);
});
process.send?.({ result: {}, milliseconds: 0, units: { read: 0, write: 0 }, memory: memory() } satisfies TaskAnswer);
