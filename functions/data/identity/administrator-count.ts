import * as z from 'zod/mini';
import type { Scope } from '#shared/rules/accounts/scope.ts';
import { isAdministrator, mustKeepAdministrator } from '#shared/rules/people/user-change.ts';
import type { User } from '#shared/schemas/stored/user.ts';
import { getItem } from '../table/get-item.ts';
import type { Table } from '../table/table.ts';
import type { Write } from '../table/transact.ts';
import { administratorsKey } from './keys.ts';

/** How many users administer an account. The lists of users may be a moment old, and this count never is. */
export async function administratorCount(table: Table, accountId: number): Promise<number> {
  const item = z.optional(z.object({ count: z.int() })).parse(await getItem(table, administratorsKey(accountId)));
  return item?.count ?? 0;
}

/**
 * Counts an administrator who comes or goes, in the transaction that makes or unmakes them. The write fails if it would
 * leave the account without one and that is not the caller's to decide (decision B276).
 */
export function countAdministrator(scope: Scope, before: User | undefined, after: User): { administrators?: Write } {
  const change = Number(isAdministrator(after)) - Number(before !== undefined && isAdministrator(before));
  if (change === 0) return {};
  const isGuarded = change < 0 && mustKeepAdministrator(scope, after.accountId);
  return {
    administrators: {
      Update: {
        Key: { ...administratorsKey(after.accountId) },
        UpdateExpression: 'ADD #count :change',
        ...(isGuarded && { ConditionExpression: '#count > :one' }),
        ExpressionAttributeNames: { '#count': 'count' },
        ExpressionAttributeValues: { ':change': change, ...(isGuarded && { ':one': 1 }) },
      },
    },
  };
}
