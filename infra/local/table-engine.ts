import { mkdir } from 'node:fs/promises';
import type { DamagedDatabase } from './dynamodb/damaged-database.ts';
import { type Dynamodb, startDynamodb } from './dynamodb/start-dynamodb.ts';
import type { StatePaths } from './project-paths.ts';
import { checkMarks } from './start/state-marks.ts';
import { damaged, namingDamage } from './state-problem.ts';

/** Another process works with the state. */
export class StateInUse extends Error {}

/**
 * Opens the table of a state. LevelDB's lock belongs to the process and goes with it, however it ends, so it guards
 * the whole folder: the table is opened first and closed last. Rejects with StateInUse, and with a StartProblem where
 * the state is damaged or not whole.
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

/** What is lost is lost: nothing better can be done than to say so before anything else is answered. */
function endWith(damage: DamagedDatabase): never {
  console.error(damaged(damage).message);
  process.exit(1);
}

/** The lock is the reason why the database did not open. */
const isLocked = (error: unknown): boolean =>
  error instanceof Error && (error.cause as { readonly code?: string } | undefined)?.code === 'LEVEL_LOCKED';
