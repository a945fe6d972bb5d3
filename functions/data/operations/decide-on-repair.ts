import type { OutboxRepository } from './outbox-repository.ts';

/** The decisions about a message that was given up. */
export const repairDecisions = ['send', 'settle'] as const;
export type RepairDecision = (typeof repairDecisions)[number];

/**
 * Sends a message of the repair queue again, or removes it because someone has dealt with it (decisions O3 and O8). `by`
 * is the name of the person who decided. False when it is not in the queue, or no longer: of several people who decide at
 * once, one gets true.
 */
export function makeDecideOnRepair(outbox: Pick<OutboxRepository, 'inRepair' | 'sendAgain' | 'settle'>) {
  return async (id: string, decision: RepairDecision, by: string, now: Date): Promise<boolean> => {
    const found = (await outbox.inRepair()).find(({ message }) => message.id === id);
    if (!found) return false;
    return decision === 'send' ? outbox.sendAgain(found, by, now) : outbox.settle(found, by, now);
  };
}
