import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Scope } from '#shared/rules/accounts/scope.ts';
import { type CartShare, cartShareSchema } from '#shared/schemas/stored/cart.ts';
import { getItem } from '../table/get-item.ts';
import { epochSeconds } from '../table/queries.ts';
import type { Table } from '../table/table.ts';
import { cartShareKey } from './keys.ts';

/** Links to carts, shared within an account. */
export interface CartShareRepository {
  /** Undefined for a link that has expired, never existed or belongs to another account. Callers cannot tell which. */
  find(scope: Pick<Scope, 'accountId'>, token: string, now: Date): Promise<CartShare | undefined>;
  save(share: CartShare): Promise<void>;
}

export function cartShareRepository(table: Table): CartShareRepository {
  return {
    async find({ accountId }, token, now) {
      const share = z.optional(cartShareSchema).parse(await getItem(table, cartShareKey(token)));
      return share?.accountId === accountId && share.ttl > epochSeconds(now) ? share : undefined;
    },
    async save(share) {
      const item = { ...cartShareSchema.parse(share), ...cartShareKey(share.token) };
      await table.client.send(new PutCommand({ TableName: table.tableName, Item: item }));
    },
  };
}
