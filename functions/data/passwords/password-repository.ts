import * as z from 'zod/mini';
import type { Session } from '#shared/schemas/stored/session.ts';
import { type User, userSchema } from '#shared/schemas/stored/user.ts';
import { passwordKey, sessionKey, userKey } from '../identity/keys.ts';
import { getItem } from '../table/get-item.ts';
import { notFound } from '../table/not-found.ts';
import { retryOnConflict } from '../table/retry-on-conflict.ts';
import type { Table } from '../table/table.ts';
import { transact } from '../table/transact.ts';
import { newPassword } from './new-password.ts';

type OwnSession = Pick<Session, 'userId' | 'sessionId' | 'passwordVersion'>;

/** The outcome of a change. 'password': it was changed in between. 'session': the session has ended. */
type PasswordChange = { readonly changed: User } | { readonly failed: 'password' | 'session' };

/** The password of a user who is signed in. */
export interface PasswordRepository {
  findHash(userId: string): Promise<string | undefined>;
  /**
   * Sets another password, if the stored one is still `from`. The given session goes on, with its remember cookie, and
   * all others end (decision W2).
   */
  change(
    session: OwnSession,
    hashes: { readonly from: string; readonly to: string },
    now: Date,
  ): Promise<PasswordChange>;
}

export const passwordRepository = (table: Table): PasswordRepository => ({
  async findHash(userId) {
    return z.optional(z.object({ hash: z.string() })).parse(await getItem(table, passwordKey(userId)))?.hash;
  },

  change: ({ userId, sessionId, passwordVersion }, { from, to }, now) =>
    retryOnConflict(async (): Promise<PasswordChange | undefined> => {
      const seen = z.optional(userSchema).parse(await getItem(table, userKey(userId)));
      if (!seen) throw notFound();
      const { user, writes } = newPassword(seen, to, now, from);
      const failed = await transact(table, {
        ...writes,
        session: {
          Update: {
            Key: { ...sessionKey(userId, sessionId) },
            UpdateExpression: 'SET passwordVersion = :next',
            ConditionExpression: 'passwordVersion = :seen',
            ExpressionAttributeValues: { ':next': user.passwordVersion, ':seen': passwordVersion },
          },
        },
      });
      if (failed === 'password' || failed === 'session') return { failed };
      return failed ? undefined : { changed: user };
    }),
});
