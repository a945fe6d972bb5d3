import { rm } from 'node:fs/promises';
import { statePaths } from '../project-paths.ts';
import { openTableEngine, StateInUse } from '../table-engine.ts';
import { StartProblem } from './start-problem.ts';

/** `npm run reset`: the next start begins with only the demo accounts. It fails while the store is open. */
export async function reset(): Promise<void> {
  const { folder, ...parts } = statePaths(process.env);
  try {
    await (await openTableEngine({ folder, ...parts })).close();
  } catch (error) {
    if (error instanceof StateInUse) throw new StartProblem(`The state in ${folder} is in use. Stop the store first`);
    // Other problems of the state are solved by removing it.
  }
  // Each part by itself, because users choose the folder and it may contain other files.
  for (const part of Object.values(parts)) {
    await rm(part, { recursive: true, force: true }).catch(({ code }: NodeJS.ErrnoException) => {
      throw new StartProblem(`${part} can't be removed (${code}). Remove it by hand`);
    });
  }
  console.log(`Emptied ${folder}`);
}
