import { mkdir } from 'node:fs/promises';
import { startDynamodb } from './dynamodb/start-dynamodb.ts';
import type { LocalServer } from './local-server.ts';
import type { StatePaths } from './project-paths.ts';

/** Another process works with the state. */
export class StateInUse extends Error {}

/**
 * Opens the table of a state. LevelDB's lock belongs to the process and goes with it, however it ends, so it guards
 * the whole folder: the table is opened first and closed last. Rejects with StateInUse.
 */
export async function openTable(state: StatePaths): Promise<LocalServer> {
  await mkdir(state.folder, { recursive: true });
  try {
    return await startDynamodb({ path: state.table });
  } catch (error) {
    throw isLocked(error) ? new StateInUse() : error;
  }
}

/** The lock is the reason why the database did not open. */
const isLocked = (error: unknown): boolean =>
  error instanceof Error && (error.cause as { readonly code?: string } | undefined)?.code === 'LEVEL_LOCKED';
