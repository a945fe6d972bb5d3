import { en } from 'zod/locales';
import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import { makeDecideOnRepair, type RepairDecision, repairDecisions } from '../data/operations/decide-on-repair.ts';
import { type OutboxRepository, outboxRepository, type RepairMessage } from '../data/operations/outbox-repository.ts';

const usage = `npm run repair                 list messages that could not be sent, and why
npm run repair -- send <id>    send it again; it may arrive twice
npm run repair -- settle <id>  remove it from the list, because someone has dealt with it`;

type Queue = Pick<OutboxRepository, 'inRepair' | 'sendAgain' | 'settle'>;

/**
 * Shows the repair queue (decisions O3 and O8), or applies a person's decision to one of its messages. Throws
 * 'invalid_input' for wrong arguments.
 */
export async function repairQueue(outbox: Queue, args: readonly string[], now: Date): Promise<string> {
  const [action, id, ...more] = args;
  if (action === undefined) {
    return (await outbox.inRepair()).map(shown).join('\n') || 'The repair queue is empty.';
  }
  if (!isDecision(action) || id === undefined || more.length > 0) throw usageError(usage);
  const isDone = await makeDecideOnRepair(outbox)(id, action, COMMAND, now);
  if (!isDone) throw usageError(`There is no message ${id} in the repair queue.`);
  return action === 'send' ? `${id} will be sent again within a minute.` : `${id} was removed from the repair queue.`;
}

/** The name under which the command decides, because it knows no person. */
const COMMAND = 'Command line';

const isDecision = (action: string): action is RepairDecision => repairDecisions.some((each) => each === action);

const shown = ({ givenUpAt, reason, message: { id, kind, accountId } }: RepairMessage): string =>
  `${givenUpAt}  ${id}  ${kind}, account ${accountId}: ${reason}`;

const usageError = (message: string) => new AppError('invalid_input', message);

if (import.meta.main) {
  z.config(en());
  const { table } = await import('../data/table/deployed-table.ts');
  try {
    console.log(await repairQueue(outboxRepository(table), process.argv.slice(2), new Date()));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
