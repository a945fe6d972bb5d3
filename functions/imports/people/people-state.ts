import { PROVIDER_ACCOUNT_ID } from '#shared/rules/accounts/level.ts';
import type { Scope } from '#shared/rules/accounts/scope.ts';
import type { PeopleImport } from '#shared/schemas/stored/people-import.ts';
import type { PeopleImportState } from '#shared/values/people/people-imports.ts';

/** The scope of the tasks. The calls that start them check that of the caller. */
export const TASKS: Scope = { accountId: PROVIDER_ACCOUNT_ID, userId: 'people-imports', level: 0 };

/** The states in which the workflow is at work. All others wait for a person. */
const WORKING: readonly PeopleImportState[] = ['checking', 'saving', 'cancelling', 'inviting', 'takingBack'];
export const isWorking = ({ state }: Pick<PeopleImport, 'state'>): boolean => WORKING.includes(state);

/** Longer than a batch takes. */
const MOVES_EVERY_MS = 60_000;

/**
 * Whether an import at work has not moved for a while. The process that set its state may have died before it started
 * the run.
 */
export const isStill = (state: Pick<PeopleImport, 'state' | 'changedAt'>, now: Date): boolean =>
  isWorking(state) && now.getTime() - Date.parse(state.changedAt) > MOVES_EVERY_MS;

/** As long as the bucket keeps the objects. */
export const ROWS_KEPT_MS = 86_400_000;
