import { createHash } from 'node:crypto';
import type { IdempotencyRecord } from '#shared/schemas/stored/idempotency-record.ts';

/**
 * The digests of one call of one user, by which a repeat is known again (decision W6); undefined where no key tells one
 * intention from another. For what is saved; what is created has an `idempotentId`.
 */
export const idempotencyOf = (
  userId: string,
  endpoint: string,
  idempotencyKey: string | undefined,
  body: unknown,
): IdempotencyRecord | undefined =>
  idempotencyKey === undefined
    ? undefined
    : { key: digest(userId, endpoint, idempotencyKey), body: digest(JSON.stringify(body)) };

const digest = (...texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\n')).digest('base64url').slice(0, 16);
