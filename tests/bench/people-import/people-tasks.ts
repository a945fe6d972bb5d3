import { table } from '#functions/data/table/deployed-table.ts';
import { tableUnits, type Units } from '../costs/table-units.ts';

/** The answer to an event of the state machine. */
export interface TaskAnswer {
  readonly result: object;
  readonly milliseconds: number;
  /** Processor milliseconds of this process for the event. */
  readonly processor: number;
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
  const [began, before] = [performance.now(), process.cpuUsage()];
  const used = await units.of(async () => {
    result = await handler(event);
  });
  const milliseconds = performance.now() - began;
  const { user, system } = process.cpuUsage(before);
  const processor = (user + system) / 1000;
  process.send?.({ result, milliseconds, processor, units: used, memory: memory() } satisfies TaskAnswer);
});
const NOTHING = { result: {}, milliseconds: 0, processor: 0, units: { read: 0, write: 0 } };
process.send?.({ ...NOTHING, memory: memory() } satisfies TaskAnswer);
