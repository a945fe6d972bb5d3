import * as z from 'zod/mini';
import { centsSchema } from '#shared/schemas/fields/money.ts';
import type { Cents } from '#shared/values/money.ts';
import { getItem } from '../table/get-item.ts';
import type { Table } from '../table/table.ts';
import type { Write } from '../table/transact.ts';
import { spentKey } from './keys.ts';

const spentSchema = z.object({ spent: centsSchema });

/** The total of a user's orders in a month such as 2026-03. */
export async function spentIn(table: Table, userId: string, month: string): Promise<Cents> {
  const found = z.optional(spentSchema).parse(await getItem(table, spentKey(userId, month)));
  return found?.spent ?? (0 as Cents);
}

/** Counts an order of a user in the order's transaction. Fails when the total would exceed the limit. */
export const spendingWrite = (userId: string, month: string, total: Cents, limit: Cents | undefined): Write => ({
  Update: {
    Key: { ...spentKey(userId, month) },
    UpdateExpression: 'ADD spent :total',
    ...(limit !== undefined && { ConditionExpression: 'attribute_not_exists(spent) OR spent <= :rest' }),
    ExpressionAttributeValues: { ':total': total, ...(limit !== undefined && { ':rest': limit - total }) },
  },
});
