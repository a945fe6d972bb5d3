import * as z from 'zod/mini';
import { type Scope, within } from '#shared/rules/accounts/scope.ts';
import { type Account, accountSchema } from '#shared/schemas/stored/account.ts';
import { getItem } from '../table/get-item.ts';
import { getAll } from '../table/queries.ts';
import type { Table } from '../table/table.ts';
import { accountKey } from './keys.ts';

/** Reads accounts, for functions that change none. */
export interface AccountReader {
  find(scope: Scope, id: number): Promise<Account | undefined>;
  /** Those of the accounts that exist and are in scope, in the given order. */
  findMany(scope: Scope, ids: readonly number[]): Promise<Account[]>;
}

export const accountReader = (table: Table): AccountReader => ({
  async find(scope, id) {
    return inScope(scope, z.optional(accountSchema).parse(await getItem(table, accountKey(id))));
  },

  async findMany(scope, ids) {
    const items = z.array(accountSchema).parse(await getAll(table, ids.map(accountKey)));
    const found = new Map(items.map((account) => [account.id, account]));
    return ids.flatMap((id) => inScope(scope, found.get(id)) ?? []);
  },
});

export const inScope = (scope: Scope, account: Account | undefined): Account | undefined =>
  account && within(scope, { accountId: account.id, parentId: account.parentId }) && account;
