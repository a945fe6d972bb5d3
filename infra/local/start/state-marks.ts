import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Dynamodb } from '../dynamodb/start-dynamodb.ts';
import type { StatePaths } from '../project-paths.ts';
import { stateProblem } from '../state-problem.ts';
import { writeAtomically } from '../write-atomically.ts';

/**
 * The parts of a state belong together: its table refers to objects and secrets. To notice a lost part, each part keeps
 * a number, which is incremented when the store opens and when it closes, and a file keeps the number that all parts
 * have.
 */
type Table = Pick<Dynamodb, 'hadTables' | 'readMark' | 'writeMark'>;

const foldersOf = ({ objects, secrets, executions }: StatePaths): readonly string[] => [objects, secrets, executions];
const fileIn = (folder: string): string => path.join(folder, 'mark');

/** Rejects with a StartProblem if a part is missing or older than the whole state. */
export async function checkMarks(state: StatePaths, table: Table): Promise<void> {
  const whole = await numberIn(state.marks);
  const wasLoaded = whole > 0 || (await isThere(state.demo)) || (await isThere(state.demoCatalogue));
  if (wasLoaded && !table.hadTables) throw stateProblem(state.table, 'is empty');
  if ((await table.readMark()) < whole) throw stateProblem(state.table, 'lacks what was written last');
  for (const folder of foldersOf(state)) {
    if ((await numberIn(fileIn(folder))) < whole) throw stateProblem(folder, 'is not whole');
  }
}

/** Marks the parts first, so that a killed process leaves none of them older than the whole. */
export async function markState(state: StatePaths, table: Table): Promise<void> {
  const next = Math.max(await table.readMark(), await numberIn(state.marks)) + 1;
  await table.writeMark(next);
  for (const file of [...foldersOf(state).map(fileIn), state.marks]) await writeAtomically(file, String(next));
}

/** 0 if there is no file. */
async function numberIn(file: string): Promise<number> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '0';
    throw error;
  });
  if (!/^\d{1,15}$/.test(text)) throw stateProblem(file, 'holds no number');
  return Number(text);
}

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );
