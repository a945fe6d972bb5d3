import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { TaskAnswer } from './people-tasks.ts';

const SCRIPT = path.resolve('tests/bench/people-import/people-tasks.ts');

/** Megabytes of the heap. Without limits Node takes what it can get, and collects its garbage later. */
const HEAP = ['--max-old-space-size=192', '--max-semi-space-size=8'];

/** The sum over all tasks since the last look. Milliseconds, and units of the table. */
export interface Used {
  events: number;
  milliseconds: number;
  processor: number;
  read: number;
  write: number;
}

export interface TaskProcess {
  /** The largest resident set before the first event, in MB. */
  readonly memoryBefore: number;
  /** Runs an event, and adds up what it used. */
  readonly run: (event: object) => Promise<object>;
  /** Starts a new sum each time. */
  readonly used: () => Used;
  /** The largest resident set until now, in MB. */
  readonly memory: () => number;
  readonly close: () => Promise<void>;
}

const nothing = (): Used => ({ events: 0, milliseconds: 0, processor: 0, read: 0, write: 0 });

/** Starts the function of the tasks in its own process, whose memory is that of the import alone. */
export async function taskProcess(environment: Readonly<Record<string, string>>): Promise<TaskProcess> {
  const child = fork(SCRIPT, { env: { ...process.env, ...environment }, execArgv: [...HEAP] });
  const answer = async () => (await once(child, 'message'))[0] as TaskAnswer;
  const ready = await answer();
  let [used, memory] = [nothing(), ready.memory];
  return {
    memoryBefore: ready.memory,
    async run(event) {
      const coming = answer();
      child.send(event);
      const { result, milliseconds, processor, units, memory: largest } = await coming;
      used.events += 1;
      used.milliseconds += milliseconds;
      used.processor += processor;
      used.read += units.read;
      used.write += units.write;
      memory = largest;
      return result;
    },
    used() {
      const before = used;
      used = nothing();
      return before;
    },
    memory: () => memory,
    async close() {
      const exit = once(child, 'exit');
      child.disconnect();
      await exit;
    },
  };
}
