import { rm } from 'node:fs/promises';
import { statePaths } from '../project-paths.ts';
import { openTableEngine, StateInUse } from '../table-engine.ts';
import { StartProblem } from './start-problem.ts';

/** `npm run reset`: the next start begins with the demo accounts alone. Refused while the store is open. */
export async function reset(): Promise<void> {
  const { folder, ...parts } = statePaths(process.env);
  try {
    await (await openTableEngine({ folder, ...parts })).close();
  } catch (error) {
    if (error instanceof StateInUse) throw new StartProblem(`The state in ${folder} is in use. Stop the store first`);
    // Whatever else is wrong with it goes with it.
  }
  // Part by part: the folder itself is the person's choice and may hold something else.
  for (const part of Object.values(parts)) {
    await rm(part, { recursive: true, force: true }).catch(({ code }: NodeJS.ErrnoException) => {
      throw new StartProblem(`${part} can't be removed (${code}). Remove it by hand`);
    });
  }
  console.log(`Emptied ${folder}`);
}
