import { createHash } from 'node:crypto';
import type { IdempotencyRecord } from '#shared/schemas/stored/idempotency-record.ts';

/**
 * The digests by which a user's repeated call is recognised (decision W6); undefined without an Idempotency-Key. It is
 * kept with what a call saves. What a call creates has an `idempotentId`.
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
