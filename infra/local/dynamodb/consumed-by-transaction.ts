import type { Json } from 'dynalite/db/index.js';

/** ConsumedCapacity of a transaction: twice what its parts would take alone, per table. Nothing when nobody asked. */
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
