import { createHash, timingSafeEqual } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import {
  PASSWORD_LINK_LIFETIME_MS,
  type PasswordLinkKind,
  passwordLinkKinds,
} from '#shared/rules/session/password-links.ts';
import { idSchema } from '#shared/schemas/fields/ids.ts';
import { type User, userSchema } from '#shared/schemas/stored/user.ts';
import { passwordResetKey, userKey } from '../identity/keys.ts';
import { conditionalWrite } from '../table/conditional-write.ts';
import { getItem } from '../table/get-item.ts';
import { epochSeconds, getAll } from '../table/queries.ts';
import { retryOnConflict } from '../table/retry-on-conflict.ts';
import type { Table } from '../table/table.ts';
import { put, remove, transact } from '../table/transact.ts';
import { newPassword } from './new-password.ts';

const passwordResetSchema = z.object({
  kind: z.enum(passwordLinkKinds),
  nonceHash: z.string(),
  /** The outbox message that sent it. */
  messageId: idSchema,
  /** The user's password version then. A link does not outlive the password that it was made for. */
  passwordVersion: z.int(),
  /** The address that it was sent to. A link ends with it. Absent in links from before this was kept. */
  email: z.optional(z.string()),
  createdAt: z.iso.datetime(),
  /** The first time that the link was opened. */
  openedAt: z.optional(z.iso.datetime()),
  /** Expiry, in epoch seconds. */
  ttl: z.int(),
});
export type PasswordReset = z.infer<typeof passwordResetSchema>;

/** The user and the nonce of an emailed link. */
export interface PasswordLink {
  readonly userId: string;
  readonly nonce: string;
}

interface NewLink {
  readonly kind: PasswordLinkKind;
  /** 256 random bits. Only their hash is stored. */
  readonly nonce: string;
  readonly messageId: string;
}

/** The link with which a user sets a password. A user has one at most. It is not asked for by scope: the nonce proves who may use it. */
export interface PasswordResetRepository {
  /** Replaces the former link. */
  save(user: User, link: NewLink, now: Date): Promise<void>;
  /** The user's newest link. It may be expired. */
  newest(userId: string): Promise<PasswordReset | undefined>;
  /** Undefined for a link that has expired, was replaced or used, or is older than the password or the email. Changes nothing. */
  find(link: PasswordLink, now: Date): Promise<{ readonly user: User; readonly reset: PasswordReset } | undefined>;
  /** Notes the first time that a link is opened. The link stays valid. */
  markOpened(link: PasswordLink, now: Date): Promise<void>;
  /** Sets a password and uses up the link. Undefined, and nothing is changed, if the link is no longer valid. */
  spend(link: PasswordLink, passwordHash: string, now: Date): Promise<User | undefined>;
}

export function passwordResetRepository(table: Table): PasswordResetRepository {
  const { client, tableName } = table;

  const repository: PasswordResetRepository = {
    async save({ userId, passwordVersion, email }, { kind, nonce, messageId }, now) {
      const ttl = epochSeconds(new Date(now.getTime() + PASSWORD_LINK_LIFETIME_MS[kind]));
      const nonceHash = hashOf(nonce);
      const createdAt = now.toISOString();
      const reset: PasswordReset = { kind, nonceHash, messageId, passwordVersion, email, createdAt, ttl };
      await transact(table, { reset: put(passwordResetKey(userId), reset) });
    },

    async newest(userId) {
      return z.optional(passwordResetSchema).parse(await getItem(table, passwordResetKey(userId)));
    },

    async find({ userId, nonce }, now) {
      const keys = [userKey(userId), passwordResetKey(userId)];
      const items = z.array(z.looseObject({ sk: z.string() })).parse(await getAll(table, keys, 'strongly'));
      const user = z.optional(userSchema).parse(items.find(({ sk }) => sk === 'USER'));
      const reset = z.optional(passwordResetSchema).parse(items.find(({ sk }) => sk === 'RESET'));
      const isRight = isSameHash(hashOf(nonce), reset?.nonceHash ?? NO_HASH);
      const isLive = user?.active && reset && reset.ttl > epochSeconds(now) && isFor(reset, user);
      return isRight && isLive ? { user, reset } : undefined;
    },

    async markOpened({ userId, nonce }, now) {
      const command = new UpdateCommand({
        TableName: tableName,
        Key: passwordResetKey(userId),
        UpdateExpression: 'SET openedAt = :now',
        ConditionExpression: 'nonceHash = :hash AND attribute_not_exists(openedAt)',
        ExpressionAttributeValues: { ':now': now.toISOString(), ':hash': hashOf(nonce) },
      });
      await conditionalWrite(client.send(command));
    },

    async spend(link, passwordHash, now) {
      const { spent } = await retryOnConflict(async () => {
        const found = await repository.find(link, now);
        if (!found) return { spent: undefined };
        const { user, writes } = newPassword(found.user, passwordHash, now);
        const failed = await transact(table, {
          ...writes,
          reset: remove(passwordResetKey(link.userId), {
            ConditionExpression: 'nonceHash = :hash',
            ExpressionAttributeValues: { ':hash': found.reset.nonceHash },
          }),
        });
        return failed ? undefined : { spent: user };
      });
      return spent;
    },
  };

  return repository;
}

/** Whether the user still has the password and the email that a link was made for. */
export const isFor = (
  { passwordVersion, email }: Pick<PasswordReset, 'passwordVersion' | 'email'>,
  user: Pick<User, 'passwordVersion' | 'email'>,
): boolean => passwordVersion === user.passwordVersion && (email ?? user.email) === user.email;

/** Nonces are long and random, so a fast hash protects them as well as a slow one. */
const hashOf = (nonce: string): string => createHash('sha256').update(nonce).digest('hex');
/** No nonce has it. Comparing with it takes the same time as with another one. */
const NO_HASH = '0'.repeat(64);

const isSameHash = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other));
