import type { OutboxKind } from '../../values/messages/outbox-kinds.ts';

/** Whether a message is a mail. The others are orders for the provider's system. */
export const isMail = (kind: OutboxKind): boolean => kind !== 'order to gateway';

/**
 * Kinds that may be sent twice: the order gateway recognizes a repeat by its key, and of two links to set a password
 * only the second one works (decision O8).
 */
const REPEATABLE: readonly OutboxKind[] = ['order to gateway', 'password reminder', 'invitation'];

export const isRepeatable = (kind: OutboxKind): boolean => REPEATABLE.includes(kind);
