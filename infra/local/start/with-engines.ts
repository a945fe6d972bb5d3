import { buildWhatChanged } from '../build.ts';
import { readEndpoints } from '../endpoints-file.ts';
import { startEngines } from '../engines.ts';
import type { StatePaths } from '../project-paths.ts';
import { readBuiltStack } from '../read-built-stack.ts';
import { namingDamage } from '../state-problem.ts';
import { openTableEngine, StateInUse } from '../table-engine.ts';
import { StartProblem } from './start-problem.ts';

interface WithEnginesProps {
  readonly state: StatePaths;
  readonly say: (text: string) => void;
}

/**
 * Does the work with the environment for the engines of the running product. If it is not running, the engines are
 * started on the same state for the duration of the work.
 */
export async function withEngines<Result>(
  { state, say }: WithEnginesProps,
  work: (environment: Readonly<Record<string, string>>) => Promise<Result>,
): Promise<Result> {
  const table = await openTableEngine(state).catch((error: unknown) => {
    if (error instanceof StateInUse) return undefined;
    throw error;
  });
  if (!table) {
    const running = await readEndpoints(state.endpoints);
    if (!running) throw new StartProblem('The store is starting; try again when it is open');
    return work(running.environment);
  }
  try {
    await buildWhatChanged(say);
    const stack = await readBuiltStack();
    const engines = await namingDamage(state, () => startEngines(table, stack, state));
    return await work(engines.environment).finally(engines.close);
  } finally {
    await table.close();
  }
}
