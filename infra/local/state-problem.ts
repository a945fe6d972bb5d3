import { DamagedDatabase } from './dynamodb/damaged-database.ts';
import type { StatePaths } from './project-paths.ts';
import { StartProblem } from './start/start-problem.ts';

/** One sentence for a state that can't be used, with the damaged file. */
export const stateProblem = (file: string, why: string): StartProblem =>
  new StartProblem(`The state of the store can't be used because ${file} ${why}; npm run reset begins anew`);

/** Works on the files of a state. Rejects with a StartProblem if one of them is damaged or can't be written. */
export async function namingDamage<Result>(state: StatePaths, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DamagedDatabase) throw damaged(error);
    const { code, path = state.folder, message } = error as NodeJS.ErrnoException;
    const isOfState = code !== undefined && /^E[A-Z]+$/.test(code) && path.startsWith(state.folder);
    throw isOfState ? stateProblem(path, `is not as it should be (${message.split(',')[0]})`) : error;
  }
}

export const damaged = ({ file, message }: DamagedDatabase): StartProblem =>
  stateProblem(file, `is not as it should be (${message})`);
