import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Scope } from '#shared/rules/accounts/scope.ts';
import { type Favourites, favouritesSchema } from '#shared/schemas/stored/favourites.ts';
import { getItem } from '../table/get-item.ts';
import type { Table } from '../table/table.ts';
import { favouritesKey } from './keys.ts';

/** All favourites are stored in one item and shown in one list. */
export const MOST_FAVOURITES = 200;

type Owner = Pick<Scope, 'accountId' | 'userId'>;

/** The favourite parts of a user, stored in one item and replaced as a whole. */
export interface FavouritesRepository {
  find(owner: Owner): Promise<Favourites['parts']>;
  replace(owner: Owner, parts: Favourites['parts']): Promise<void>;
}

export function favouritesRepository(table: Table): FavouritesRepository {
  return {
    async find({ accountId, userId }) {
      const found = await getItem(table, favouritesKey(accountId, userId));
      return z.optional(favouritesSchema).parse(found)?.parts ?? [];
    },
    async replace({ accountId, userId }, parts) {
      const item = { ...favouritesSchema.parse({ accountId, userId, parts }), ...favouritesKey(accountId, userId) };
      await table.client.send(new PutCommand({ TableName: table.tableName, Item: item }));
    },
  };
}
