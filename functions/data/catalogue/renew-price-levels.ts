import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { priceLevelSchema } from '#shared/schemas/stored/pricing/price-level.ts';
import type { Table } from '../table/table.ts';
import { priceLevelKey } from './keys.ts';
import { priceLevelRepository } from './price-level-repository.ts';

/**
 * Puts the price levels of an older table into the list that they have now (decision B331). Nothing names them all, so
 * the whole table is read, once: afterwards the list is not empty. Returns how many there were.
 */
export async function renewPriceLevels(table: Table): Promise<number> {
  const levels = priceLevelRepository(table);
  if ((await levels.list()).length > 0) return 0;
  const { pk, sk } = priceLevelKey('');
  const pages = paginateScan(
    { client: table.client },
    {
      TableName: table.tableName,
      FilterExpression: 'sk = :sk AND begins_with(pk, :pk)',
      ExpressionAttributeValues: { ':sk': sk, ':pk': pk },
    },
  );
  let renewed = 0;
  for await (const { Items = [] } of pages) {
    for (const item of Items) await levels.save(priceLevelSchema.parse(item));
    renewed += Items.length;
  }
  return renewed;
}
