import { mkdir } from 'node:fs/promises';
import type { DamagedDatabase } from './dynamodb/damaged-database.ts';
import { type Dynamodb, startDynamodb } from './dynamodb/start-dynamodb.ts';
import type { StatePaths } from './project-paths.ts';
import { checkMarks } from './start/state-marks.ts';
import { damaged, namingDamage } from './state-problem.ts';

/** Another process is using the state. */
export class StateInUse extends Error {}

/**
 * Opens the table of a state. LevelDB's lock ends with the process, however it ends, so it protects the whole folder:
 * the table is opened first and closed last. Rejects with StateInUse, or with a StartProblem if the state is damaged or
 * incomplete.
 */
export function openTableEngine(state: StatePaths): Promise<Dynamodb> {
  return namingDamage(state, async () => {
    await mkdir(state.folder, { recursive: true });
    const table = await startDynamodb({ path: state.table, onDamage: endWith }).catch((error: unknown) => {
      throw isLocked(error) ? new StateInUse() : error;
    });
    await checkMarks(state, table).catch(async (error: unknown) => {
      await table.close();
      throw error;
    });
    return table;
  });
}

/** The data is lost, so the process reports that and ends before it responds to anything else. */
function endWith(damage: DamagedDatabase): never {
  console.error(damaged(damage).message);
  process.exit(1);
}

/** Whether the database did not open because of its lock. */
const isLocked = (error: unknown): boolean =>
  error instanceof Error && (error.cause as { readonly code?: string } | undefined)?.code === 'LEVEL_LOCKED';
