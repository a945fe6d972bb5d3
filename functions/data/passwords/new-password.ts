import type { User } from '#shared/schemas/stored/user.ts';
import { passwordKey, userKey } from '../identity/keys.ts';
import { userItem } from '../identity/user-repository.ts';
import { toHistory } from '../operations/history-repository.ts';
import { toOutbox } from '../operations/outbox-repository.ts';
import { put, putNext, type Write } from '../table/transact.ts';

/** A user with another password, and the writes that belong into the transaction that sets it. */
interface NewPassword {
  readonly user: User;
  /** The user comes first, because the rest follows from it. */
  readonly writes: Readonly<Record<'user' | 'password' | 'notice' | 'history', Write>>;
}

/**
 * Gives a user another password that they chose themselves. All sessions that began with the former one end, an
 * email tells the user, and the history records it. `formerHash` is the hash that must still be stored, if that matters.
 */
export function newPassword(seen: User, hash: string, now: Date, formerHash?: string): NewPassword {
  const { userId, accountId, parentId, invitation } = seen;
  const createdAt = now.toISOString();
  const user: User = {
    ...seen,
    passwordVersion: seen.passwordVersion + 1,
    version: seen.version + 1,
    ...(invitation && { invitation: { acceptedAt: createdAt, ...invitation } }),
  };
  const name = `${seen.firstName} ${seen.lastName}`.trim();
  const history = toHistory({
    newId: `password-${seen.id}-${user.passwordVersion}`,
    at: createdAt,
    accountId,
    ...(parentId !== undefined && { parentId }),
    kind: 'user',
    thingId: String(seen.id),
    name,
    action: 'password set',
    by: { userId, name, accountId, companyName: '' },
    source: 'screen',
    changes: [],
  });
  const id = `password-changed-${seen.id}-${user.passwordVersion}`;
  const isFormer = formerHash !== undefined && {
    ConditionExpression: '#hash = :former',
    ExpressionAttributeNames: { '#hash': 'hash' },
    ExpressionAttributeValues: { ':former': formerHash },
  };
  return {
    user,
    writes: {
      user: putNext(userKey(userId), userItem(user)),
      password: put(passwordKey(userId), { hash }, isFormer || undefined),
      notice: toOutbox({ id, kind: 'password changed', userId, accountId, parentId, createdAt }),
      history,
    },
  };
}
