import { isDeepStrictEqual } from 'node:util';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import { type Scope, within } from '#shared/rules/accounts/scope.ts';
import { USER_FIELDS } from '#shared/rules/people/user-fields.ts';
import { idSchema, numberIdSchema } from '#shared/schemas/fields/ids.ts';
import { accountSchema } from '#shared/schemas/stored/account.ts';
import { type User, userSchema } from '#shared/schemas/stored/user.ts';
import { USER_TEXTS } from '#shared/texts/admin/user-texts.ts';
import { ACCOUNT_TEXTS } from '#shared/texts/session/account-texts.ts';
import { conditionalWrite } from '../table/conditional-write.ts';
import { getItem } from '../table/get-item.ts';
import type { Key } from '../table/keys.ts';
import { isRepeatedSave } from '../table/last-saves.ts';
import { nextNumber } from '../table/next-number.ts';
import { notFound } from '../table/not-found.ts';
import { getAll } from '../table/queries.ts';
import { retryOnConflict } from '../table/retry-on-conflict.ts';
import type { Table } from '../table/table.ts';
import { put, putNew, putNext, remove, transact, type Write } from '../table/transact.ts';
import { activeChange, countInAccount } from './account-counts.ts';
import { countAdministrator } from './administrator-count.ts';
import { accountKey, emailKey, passwordKey, userKey, userNameKey, userNumberKey } from './keys.ts';
import { userListItem } from './user-directory.ts';

export type NewUser = Omit<User, 'id' | 'parentId' | 'active' | 'passwordVersion' | 'version'> & {
  readonly active?: boolean;
};
type UserRule = (user: User) => User;
/** Further writes of the transaction, such as the entry in the history. */
type AlsoOf<Before> = (before: Before, after: User) => Readonly<Record<string, Write>>;

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
  /** Those of the users that exist and are in scope, in the given order. */
  findMany(scope: Scope, users: readonly Pick<User, 'userId'>[]): Promise<User[]>;
  /** By number. There is no scope: the caller checks that of the marker. */
  findNumber(id: number): Promise<UserMarker | undefined>;
  /**
   * Throws 'UserName Already Exists', 'Email Already Exists', or 'Unauthorized' for an account out of scope. A repeat
   * with the same id and `lastSaves` returns the user it made. A user without a hash has no password until they set one:
   * nothing that is typed matches it, and a login takes as long (decision I2).
   */
  create(scope: Scope, user: NewUser, passwordHash: string | undefined, also?: AlsoOf<undefined>): Promise<User>;
  /**
   * Applies the rule to the newest version, and repeats it when another change comes in between. Writes nothing if the
   * rule returns what it was given. Throws 'conflict' if it takes away an administrator who must stay (decision B276).
   */
  change(scope: Scope, userId: string, rule: UserRule, also?: AlsoOf<User>): Promise<User>;
  /** Sets another password and ends all sessions that began with the former one (decision W2). */
  setPassword(scope: Scope, userId: string, passwordHash: string, rule?: UserRule, also?: AlsoOf<User>): Promise<User>;
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

    async findMany(scope, wanted) {
      const items = await getAll(
        table,
        wanted.map(({ userId }) => userKey(userId)),
      );
      const found = new Map(
        z
          .array(userSchema)
          .parse(items)
          .map((user) => [user.userId, user]),
      );
      return wanted.flatMap(({ userId }) => within(scope, found.get(userId)) ?? []);
    },

    findNumber: (id) => findMarker(userNumberKey(id)),

    async create(scope, given, hash, also) {
      const account = z.optional(accountSchema).parse(await getItem(table, accountKey(given.accountId)));
      if (!account || !within(scope, { accountId: account.id, parentId: account.parentId })) throw notFound();
      const id = await nextNumber(table, 'USER');
      const user: User = {
        active: true,
        ...given,
        id,
        parentId: account.parentId,
        passwordVersion: 1,
        version: 1,
      };
      const marker = userMarkerSchema.parse(user);
      const failed = await transact(table, {
        user: putNew(userKey(user.userId), userItem(user)),
        userName: putNew(userNameKey(user.userName), marker),
        email: putNew(emailKey(user.email), marker),
        number: putNew(userNumberKey(id), marker),
        ...(hash !== undefined && { password: putNew(passwordKey(user.userId), { hash }) }),
        account: countInAccount(account.id, 'users', activeChange(false, user.active), { isEntering: user.active }),
        ...countAdministrator(scope, undefined, user),
        ...also?.(undefined, user),
      });
      if (failed === 'user') return repeated(scope, user);
      throwIfTaken(failed);
      if (failed === 'account') throw notFound();
      if (failed) throw new Error(`User ${user.userId} can't be created: ${failed}`);
      return user;
    },

    change: (scope, userId, rule, also) => save(scope, userId, rule, also),

    setPassword(scope, userId, hash, rule = (user) => ({ ...user }), also = () => ({})) {
      const next: UserRule = (user) => {
        const changed = rule(user);
        return changed === user ? user : { ...changed, passwordVersion: user.passwordVersion + 1 };
      };
      const password = put(passwordKey(userId), { hash });
      return save(scope, userId, next, (before, after) => ({ password, ...also(before, after) }));
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

  /** The user that an earlier call with the same key created. */
  async function repeated(scope: Scope, { userId, lastSaves }: User): Promise<User> {
    const made = await repository.find(scope, userId);
    if (!made || !isRepeatedSave(made, lastSaves?.[0])) throw notFound();
    return made;
  }

  /** A rule cannot change the ids or the account of a user. */
  function save(scope: Scope, userId: string, rule: UserRule, also?: AlsoOf<User>): Promise<User> {
    return retryOnConflict(async () => {
      const seen = await repository.find(scope, userId);
      if (!seen) throw notFound();
      const { id, accountId, parentId, created, version } = seen;
      const changed = rule(seen);
      if (changed === seen) return seen;
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
      next.fieldVersions = fieldVersionsOf(seen, next);
      const marker = userMarkerSchema.parse(next);
      const failed = await transact(table, {
        user: putNext(userKey(userId), userItem(next)),
        ...moved('userName', userNameKey(seen.userName), userNameKey(next.userName), marker),
        ...moved('email', emailKey(seen.email), emailKey(next.email), marker),
        ...countAdministrator(scope, seen, next),
        ...(next.active !== seen.active && {
          account: countInAccount(accountId, 'users', activeChange(seen.active, next.active)),
        }),
        ...also?.(seen, next),
      });
      throwIfTaken(failed);
      if (failed === 'administrators') throw new AppError('conflict', USER_TEXTS.lastAdministrator);
      return failed ? undefined : next;
    });
  }

  return repository;
}

const moved = (name: string, from: Key, to: Key, marker: UserMarker): Record<string, Write> =>
  from.pk === to.pk ? {} : { [name]: putNew(to, marker), [`former ${name}`]: remove(from) };

/** A user as the table keeps it. */
export const userItem = (user: User) => ({ ...userSchema.parse(user), ...userListItem(user) });

/** The fields that people change, each with the version of its last change. */
function fieldVersionsOf(before: User, after: User): Record<string, number> {
  const changed = USER_FIELDS.filter((field) => !isDeepStrictEqual(before[field], after[field]));
  return { ...before.fieldVersions, ...Object.fromEntries(changed.map((field) => [field, after.version])) };
}

/** The fields have the names of the save payload (admin 3). */
function throwIfTaken(failed: string | undefined): void {
  if (failed === 'userName') throw taken('username', ACCOUNT_TEXTS.userNameExists);
  if (failed === 'email') throw taken('email', ACCOUNT_TEXTS.emailExists);
}

const taken = (path: string, message: string): AppError =>
  new AppError('conflict', message, { fieldErrors: [{ path, message }] });
