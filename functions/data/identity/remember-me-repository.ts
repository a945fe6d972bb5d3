import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { type SecretWorth, worthOfSecret } from '#shared/rules/session/remember-secret.ts';
import { REMEMBER_LIFETIME_MS } from '#shared/rules/session/session-lifetimes.ts';
import { type RememberFamily, rememberFamilySchema } from '#shared/schemas/stored/remember-family.ts';
import type { Session } from '#shared/schemas/stored/session.ts';
import { toOutbox } from '../operations/outbox-repository.ts';
import { getItem } from '../table/get-item.ts';
import { epochSeconds } from '../table/queries.ts';
import { retryOnConflict } from '../table/retry-on-conflict.ts';
import type { Table } from '../table/table.ts';
import { put, putNew, remove, transact } from '../table/transact.ts';
import { rememberKey, sessionKey } from './keys.ts';

interface Presented {
  readonly family: string;
  readonly secret: string;
  readonly host: string;
}

/**
 * The outcome of a presented secret. 'rotated': the next secret is valid now and goes to the browser. 'just rotated':
 * another tab was first and has the next secret, so leave the cookie alone. Both restore the session. 'reused': someone
 * holds a copy, and the family and its session have been ended. 'unknown': there is no such family on this host, or it
 * has expired.
 */
type Rotation =
  | { readonly outcome: 'rotated' | 'just rotated'; readonly remembered: RememberFamily }
  | { readonly outcome: 'reused' | 'unknown' };

export interface RememberMeRepository {
  /** Creates a token family whose first secret restores the session. Only a hash of the secret is stored. */
  create(session: Session, first: { readonly family: string; readonly secret: string }, now: Date): Promise<void>;
  rotate(presented: Presented, nextSecret: string, now: Date): Promise<Rotation>;
  /** The family of a valid secret, else undefined. Changes nothing. */
  find(presented: Presented, now: Date): Promise<RememberFamily | undefined>;
  /**
   * Ends a family and its session. Does nothing unless the secret belongs to the family and the host is the one where
   * it began. The previous secret is accepted too, because the response with the next one may have been lost.
   */
  end(presented: Presented): Promise<void>;
}

export function rememberMeRepository(table: Table): RememberMeRepository {
  async function load(family: string): Promise<RememberFamily | undefined> {
    return z.optional(rememberFamilySchema).parse(await getItem(table, rememberKey(family)));
  }

  async function findFamily({ family, host }: Presented, now: Date): Promise<RememberFamily | undefined> {
    const found = await load(family);
    return found && found.host === host && found.ttl > epochSeconds(now) ? found : undefined;
  }

  /** Undefined when another tab rotated in between. The secret must then be checked again. */
  async function rotateCurrent(seen: RememberFamily, nextSecret: string, now: Date): Promise<Rotation | undefined> {
    const ttl = endOf(now);
    const next = {
      ...seen,
      secretHash: hashOf(nextSecret),
      previousHash: seen.secretHash,
      rotatedAt: now.toISOString(),
      ttl,
    };
    const failed = await transact(table, {
      family: put(rememberKey(seen.family), next, {
        ConditionExpression: 'secretHash = :seen',
        ExpressionAttributeValues: { ':seen': seen.secretHash },
      }),
      session: {
        Update: {
          Key: { ...sessionKey(seen.userId, seen.sessionId) },
          UpdateExpression: 'SET #ttl = :ttl, usedAt = :now',
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeNames: { '#ttl': 'ttl' },
          ExpressionAttributeValues: { ':ttl': ttl, ':now': now.toISOString() },
        },
      },
    });
    if (failed === 'family') return undefined;
    return failed === 'session' ? { outcome: 'unknown' } : { outcome: 'rotated', remembered: next };
  }

  async function endWithSession({ family, userId, sessionId }: RememberFamily): Promise<void> {
    await transact(table, { family: remove(rememberKey(family)), session: remove(sessionKey(userId, sessionId)) });
  }

  /** Ends the family and emails its owner, once for any number of copies. */
  async function endStolen({ family, userId, sessionId, accountId, parentId }: RememberFamily, now: Date) {
    await transact(table, {
      family: remove(rememberKey(family), { ConditionExpression: 'attribute_exists(pk)' }),
      session: remove(sessionKey(userId, sessionId)),
      notice: toOutbox({
        id: `sign-in-ended-${family}`,
        kind: 'sign-in ended',
        userId,
        accountId,
        parentId,
        createdAt: now.toISOString(),
      }),
    });
  }

  const outcomes: Record<
    SecretWorth,
    (seen: RememberFamily, nextSecret: string, now: Date) => Promise<Rotation | undefined>
  > = {
    current: rotateCurrent,
    'just rotated': async (remembered) => ({ outcome: 'just rotated', remembered }),
    reused: async (seen, _nextSecret, now) => {
      await endStolen(seen, now);
      return { outcome: 'reused' };
    },
  };

  return {
    async create(session, { family, secret }, now) {
      const { sessionId, userId, accountId, parentId, host } = session;
      const record: RememberFamily = {
        family,
        sessionId,
        userId,
        accountId,
        parentId,
        host,
        secretHash: hashOf(secret),
        rotatedAt: now.toISOString(),
        ttl: endOf(now),
      };
      const failed = await transact(table, { family: putNew(rememberKey(family), record) });
      if (failed) throw new Error('The token family already exists');
    },

    rotate: (presented, nextSecret, now) =>
      retryOnConflict(async (): Promise<Rotation | undefined> => {
        const seen = await findFamily(presented, now);
        if (!seen) return { outcome: 'unknown' };
        return outcomes[worthOfSecret(seen, hashOf(presented.secret), now)](seen, nextSecret, now);
      }),

    async find(presented, now) {
      const seen = await findFamily(presented, now);
      const isLiving = seen && worthOfSecret(seen, hashOf(presented.secret), now) !== 'reused';
      return isLiving ? seen : undefined;
    },

    async end({ family, secret, host }) {
      const seen = await load(family);
      const isOwn = seen?.host === host && [seen?.secretHash, seen?.previousHash].includes(hashOf(secret));
      if (seen && isOwn) await endWithSession(seen);
    },
  };
}

/** Secrets are long and random, so a fast hash protects them as well as a slow one. */
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const endOf = (now: Date): number => epochSeconds(new Date(now.getTime() + REMEMBER_LIFETIME_MS));
