import type { Json } from 'dynalite/db/index.js';

/**
 * The ConsumedCapacity of a transaction: twice that of its parts, per table. Undefined if the request does not want it.
 */
export function consumedByTransaction(results: readonly Json[]): Json {
  const units = new Map<string, number>();
  for (const { ConsumedCapacity } of results) {
    if (!ConsumedCapacity) continue;
    const { TableName, CapacityUnits } = ConsumedCapacity as { TableName: string; CapacityUnits: number };
    units.set(TableName, (units.get(TableName) ?? 0) + 2 * CapacityUnits);
  }
  if (units.size === 0) return {};
  return { ConsumedCapacity: [...units].map(([TableName, CapacityUnits]) => ({ TableName, CapacityUnits })) };
}
