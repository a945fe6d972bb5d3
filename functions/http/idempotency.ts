import { createHash } from 'node:crypto';
import type { IdempotencyRecord } from '#shared/schemas/stored/idempotency-record.ts';

/**
 * The id of what a call creates. Every repeat of a call gets the same id, so that it finds what the first call created
 * (decision W6). Undefined without an Idempotency-Key.
 */
export const idempotentId = (
  userId: string,
  endpoint: string,
  idempotencyKey: string | undefined,
): string | undefined => idempotencyKey && sha256(keyText(userId, endpoint, idempotencyKey)).toString('hex');

/**
 * Recognizes the repeat of a call that changes a record (decision W6). It is stored with the record. Undefined without an
 * Idempotency-Key.
 */
export const idempotencyOf = (
  userId: string,
  endpoint: string,
  idempotencyKey: string | undefined,
  body: unknown,
): IdempotencyRecord | undefined =>
  idempotencyKey === undefined
    ? undefined
    : { key: short(keyText(userId, endpoint, idempotencyKey)), body: short(JSON.stringify(body)) };

/** Recognizes another body under the same Idempotency-Key. */
export const bodyDigest = (body: unknown): string => sha256(JSON.stringify(body)).toString('base64url');

const keyText = (...parts: readonly string[]): string => parts.join('\n');
const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();
const short = (text: string): string => sha256(text).toString('base64url').slice(0, 16);
