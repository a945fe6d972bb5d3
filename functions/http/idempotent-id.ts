import { createHash } from 'node:crypto';

/**
 * The id of what a call creates: the same for every repeat of one intention of one user, so that a repeat finds what the
 * first one made (decision W6); undefined where no key tells one intention from another.
 */
export const idempotentId = (
  userId: string,
  endpoint: string,
  idempotencyKey: string | undefined,
): string | undefined =>
  idempotencyKey && createHash('sha256').update([userId, endpoint, idempotencyKey].join('\n')).digest('hex');
