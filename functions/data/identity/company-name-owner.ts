import * as z from 'zod/mini';
import { getItem } from '../table/get-item.ts';
import type { Table } from '../table/table.ts';
import { companyKey } from './keys.ts';

const markerSchema = z.object({ accountId: z.int() });

/** The account that has this name under a parent, or among the top-level accounts. */
export async function companyNameOwner(
  table: Table,
  parentId: number | undefined,
  companyName: string,
): Promise<number | undefined> {
  const marker = await getItem(table, companyKey(parentId, companyName));
  return z.optional(markerSchema).parse(marker)?.accountId;
}
