import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import { type Scope, within } from '#shared/rules/accounts/scope.ts';
import { idSchema, numberIdSchema } from '#shared/schemas/fields/ids.ts';
import { accountSchema } from '#shared/schemas/stored/account.ts';
import { type User, type UserSummary, userSchema, userSummarySchema } from '#shared/schemas/stored/user.ts';
import { ACCOUNT_TEXTS } from '#shared/texts/session/account-texts.ts';
import { conditionalWrite } from '../table/conditional-write.ts';
import { getItem } from '../table/get-item.ts';
import type { Key } from '../table/keys.ts';
import { nextNumber } from '../table/next-number.ts';
import { notFound } from '../table/not-found.ts';
import { listIndex } from '../table/queries.ts';
import { retryOnConflict } from '../table/retry-on-conflict.ts';
import type { Table } from '../table/table.ts';
import { put, putNew, putNext, remove, transact, type Write } from '../table/transact.ts';
import { checkActive } from './check-active.ts';
import { accountKey, emailKey, passwordKey, userKey, userListKeys, userNameKey, usersOf } from './keys.ts';

export type NewUser = Omit<User, 'id' | 'parentId' | 'active' | 'passwordVersion' | 'version'>;
type UserRule = (user: User) => User;

/** The owner of a user name or an email, with the ids that a login needs to read its records at once. */
const userMarkerSchema = z.object({
  userId: idSchema,
  accountId: numberIdSchema,
  parentId: z.optional(numberIdSchema),
});
export type UserMarker = z.infer<typeof userMarkerSchema>;

export interface UserRepository {
  find(scope: Scope, userId: string): Promise<User | undefined>;
  /** Case-insensitive. Called before sign-in, so there is no scope. */
  findByUserName(userName: string): Promise<UserMarker | undefined>;
  findByEmail(email: string): Promise<UserMarker | undefined>;
  /** The active master users of an account, who are emailed about its approval requests. */
  mastersOf(accountId: number): Promise<UserSummary[]>;
  /** Throws 'UserName Already Exists', 'Email Already Exists', or 'Unauthorized' for an account out of scope. */
  create(scope: Scope, user: NewUser, passwordHash: string): Promise<User>;
  /** Applies the rule to the newest version, and repeats it when another change comes in between. */
  change(scope: Scope, userId: string, rule: UserRule): Promise<User>;
  /** Sets another password and ends all sessions that began with the former one (decision W2). */
  setPassword(scope: Scope, userId: string, passwordHash: string): Promise<User>;
  /** Stores a new hash of the same password, unless the password was changed meanwhile. Sessions continue. */
  rehashPassword(userId: string, hashes: { readonly from: string; readonly to: string }): Promise<void>;
  /** Ends all sessions of the user for good, and blocks the user name from signing in. */
  deactivate(scope: Scope, userId: string): Promise<User>;
}

export function userRepository(table: Table): UserRepository {
  const { client, tableName } = table;

  const repository: UserRepository = {
    async find(scope, userId) {
      return within(scope, z.optional(userSchema).parse(await getItem(table, userKey(userId))));
    },

    findByUserName: (userName) => findMarker(userNameKey(userName)),
    findByEmail: (email) => findMarker(emailKey(email)),

    async mastersOf(accountId) {
      const users = z.array(userSummarySchema).parse(await listIndex(table, 'gsi1', usersOf(accountId)));
      return users.filter(({ type, active }) => type === 1 && active);
    },

    async create(scope, given, hash) {
      const account = z.optional(accountSchema).parse(await getItem(table, accountKey(given.accountId)));
      if (!account || !within(scope, { accountId: account.id, parentId: account.parentId })) throw notFound();
      const id = await nextNumber(table, 'USER');
      const user: User = { ...given, id, parentId: account.parentId, active: true, passwordVersion: 1, version: 1 };
      const marker = userMarkerSchema.parse(user);
      const failed = await transact(table, {
        userName: putNew(userNameKey(user.userName), marker),
        email: putNew(emailKey(user.email), marker),
        user: putNew(userKey(user.userId), userItem(user)),
        password: putNew(passwordKey(user.userId), { hash }),
        account: checkActive(account.id),
      });
      throwIfTaken(failed);
      if (failed === 'account') throw notFound();
      if (failed) throw new Error(`User ${user.userId} already exists`);
      return user;
    },

    change: (scope, userId, rule) => save(scope, userId, rule),

    setPassword(scope, userId, hash) {
      const next: UserRule = (user) => ({ ...user, passwordVersion: user.passwordVersion + 1 });
      return save(scope, userId, next, { password: put(passwordKey(userId), { hash }) });
    },

    async rehashPassword(userId, { from, to }) {
      const command = new UpdateCommand({
        TableName: tableName,
        Key: passwordKey(userId),
        UpdateExpression: 'SET #hash = :to',
        ConditionExpression: '#hash = :from',
        ExpressionAttributeNames: { '#hash': 'hash' },
        ExpressionAttributeValues: { ':from': from, ':to': to },
      });
      await conditionalWrite(client.send(command));
    },

    deactivate: (scope, userId) => save(scope, userId, (user) => ({ ...user, active: false })),
  };

  async function findMarker(key: Key): Promise<UserMarker | undefined> {
    return z.optional(userMarkerSchema).parse(await getItem(table, key));
  }

  /** A rule cannot change the ids or the account of a user. */
  function save(scope: Scope, userId: string, rule: UserRule, also: Record<string, Write> = {}): Promise<User> {
    return retryOnConflict(async () => {
      const seen = await repository.find(scope, userId);
      if (!seen) throw notFound();
      const { id, accountId, parentId, created, version } = seen;
      const changed = rule(seen);
      const isLeaving = seen.active && !changed.active;
      // A user who is activated again must sign in again: sessions from before the deactivation stay ended (decision
      // W2).
      const passwordVersion = isLeaving ? seen.passwordVersion + 1 : changed.passwordVersion;
      const next: User = {
        ...changed,
        id,
        userId,
        accountId,
        parentId,
        created,
        passwordVersion,
        version: version + 1,
      };
      const marker = userMarkerSchema.parse(next);
      const failed = await transact(table, {
        user: putNext(userKey(userId), userItem(next)),
        ...moved('userName', userNameKey(seen.userName), userNameKey(next.userName), marker),
        ...moved('email', emailKey(seen.email), emailKey(next.email), marker),
        ...also,
      });
      throwIfTaken(failed);
      return failed ? undefined : next;
    });
  }

  return repository;
}

const moved = (name: string, from: Key, to: Key, marker: UserMarker): Record<string, Write> =>
  from.pk === to.pk ? {} : { [name]: putNew(to, marker), [`former ${name}`]: remove(from) };

/** A user as the table keeps it. */
export const userItem = (user: User) => ({
  ...userSchema.parse(user),
  ...userListKeys(user),
  summary: userSummarySchema.parse(user),
});

function throwIfTaken(failed: string | undefined): void {
  if (failed === 'userName') throw new AppError('conflict', ACCOUNT_TEXTS.userNameExists);
  if (failed === 'email') throw new AppError('conflict', ACCOUNT_TEXTS.emailExists);
}
