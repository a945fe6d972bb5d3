import { FunctionError, invoke, type LambdaFunction } from './lambda-function.ts';
import type { ScheduleDefinition } from './template/stack.ts';

interface SchedulesProps {
  readonly schedules: readonly ScheduleDefinition[];
  readonly functions: ReadonlyMap<string, LambdaFunction>;
  readonly onFailure: (message: string, cause?: unknown) => void;
}

/**
 * Calls scheduled functions: once at the start, for work that a killed process left undone, and then at the rate in the
 * template, but never while the previous call is running. Returns a function that stops all of them and waits for
 * running calls.
 */
export function startSchedules({ schedules, functions, onFailure }: SchedulesProps): () => Promise<void> {
  const ends = schedules.map(({ every, functionName }) => {
    const target = functions.get(functionName);
    if (!target) throw new Error(`A schedule leads to no function: ${functionName}`);
    return repeat(every, () => call(target, onFailure));
  });
  return async () => void (await Promise.all(ends.map((end) => end())));
}

async function call(target: LambdaFunction, onFailure: SchedulesProps['onFailure']): Promise<void> {
  try {
    await invoke(target, {});
  } catch (error) {
    if (!(error instanceof FunctionError)) throw error;
    onFailure(`${target.name}: ${error.message}`, error.cause);
  }
}

function repeat(every: number, run: () => Promise<void>): () => Promise<void> {
  let running = run();
  const next = () => {
    running = running.then(run);
  };
  const timer = setInterval(next, every);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
