import * as z from 'zod/mini';
import { type Account, accountSchema } from '#shared/schemas/stored/account.ts';
import { type Customer, customerSchema } from '#shared/schemas/stored/customer.ts';
import { type Session, sessionSchema } from '#shared/schemas/stored/session.ts';
import { type User, userSchema } from '#shared/schemas/stored/user.ts';
import { linesOfBusiness } from '#shared/values/line-of-business.ts';
import type { Key } from '../table/keys.ts';
import { getAll } from '../table/queries.ts';
import type { Table } from '../table/table.ts';
import { accountKey, customerKey, passwordKey, sessionKey, userKey } from './keys.ts';

interface Person {
  readonly userId: string;
  readonly accountId: number;
  readonly parentId?: number | undefined;
  /** The account that the user belongs to, if it is not the account above. */
  readonly home?: { readonly accountId: number; readonly parentId?: number | undefined } | undefined;
}

/** A user with the accounts and customers that apply to them. */
export interface PersonRecords {
  readonly user?: User | undefined;
  readonly account?: Account | undefined;
  readonly parent?: Account | undefined;
  /** The top-level account of the user's home, in whose stores they sign in (decision I3). */
  readonly tenant?: Account | undefined;
  /** In the order of the lines of business. */
  readonly customers: readonly Customer[];
}

export interface SessionRecords extends PersonRecords {
  /** May be expired, because the table deletes late. The caller checks the time. */
  readonly session?: Session | undefined;
  /** Those of the additionally requested items that exist. */
  readonly prefetched?: readonly unknown[] | undefined;
}

export interface LoginRecords extends PersonRecords {
  readonly passwordHash?: string | undefined;
}

/**
 * Reads everything that decides what a session may do in one strongly consistent read, so a logout or a new password
 * takes effect at once. Other items that the call needs can be read along by their keys.
 */
export async function sessionRecords(
  table: Table,
  ids: Person & { readonly sessionId: string },
  prefetched: readonly Key[] = [],
): Promise<SessionRecords> {
  const key = sessionKey(ids.userId, ids.sessionId);
  const find = await readPerson(table, ids, [key, ...prefetched]);
  return {
    ...personOf(ids, find),
    session: z.optional(sessionSchema).parse(find(key)),
    ...(prefetched.length > 0 && { prefetched: prefetched.flatMap((other) => find(other) ?? []) }),
  };
}

/** Reads everything that decides whether a user may sign in, and that a new session starts with, in one read. */
export async function loginRecords(table: Table, ids: Person): Promise<LoginRecords> {
  const key = passwordKey(ids.userId);
  const find = await readPerson(table, ids, [key]);
  const password = z.optional(z.object({ hash: z.string() })).parse(find(key));
  return { ...personOf(ids, find), passwordHash: password?.hash };
}

/** Reads the current records of a user, with or without a session. */
export const personRecords = async (table: Table, ids: Person): Promise<PersonRecords> =>
  personOf(ids, await readPerson(table, ids));

type Find = (key: Key) => unknown;

async function readPerson(
  table: Table,
  { userId, accountId, parentId, home }: Person,
  also: readonly Key[] = [],
): Promise<Find> {
  const accounts = new Set([accountId, parentId ?? accountId, tenantIdOf({ accountId, parentId, home })]);
  const keys = [
    ...also,
    userKey(userId),
    ...[...accounts].map(accountKey),
    ...linesOfBusiness.map((lineOfBusiness) => customerKey(accountId, lineOfBusiness)),
  ];
  const items = z.array(z.looseObject({ pk: z.string(), sk: z.string() })).parse(await getAll(table, keys, 'strongly'));
  return ({ pk, sk }) => items.find((item) => item.pk === pk && item.sk === sk);
}

const tenantIdOf = ({ accountId, parentId, home = { accountId, parentId } }: Omit<Person, 'userId'>): number =>
  home.parentId ?? home.accountId;

function personOf({ userId, accountId, parentId, home }: Person, find: Find): PersonRecords {
  const accountOf = (id: number) => z.optional(accountSchema).parse(find(accountKey(id)));
  return {
    user: z.optional(userSchema).parse(find(userKey(userId))),
    account: accountOf(accountId),
    parent: parentId === undefined ? undefined : accountOf(parentId),
    tenant: accountOf(tenantIdOf({ accountId, parentId, home })),
    customers: linesOfBusiness.flatMap((lineOfBusiness) => {
      const item = find(customerKey(accountId, lineOfBusiness));
      return item ? [customerSchema.parse(item)] : [];
    }),
  };
}
