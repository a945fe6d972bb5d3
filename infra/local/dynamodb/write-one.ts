import type { Json } from 'dynalite/db/index.js';
import { commit } from './commit.ts';
import { runAction, tableNamed } from './dynalite-action.ts';
import { whileHolding } from './item-locks.ts';
import type { ItemWrite } from './item-write.ts';
import type { Engine, Operation } from './operation.ts';
import { recordingStore } from './recording-store.ts';
import { isNamed, isRefusal, refusal } from './refusal.ts';

/**
 * PutItem, UpdateItem and DeleteItem. Unlike dynalite, they write the item and its index rows in one batch. If the
 * condition fails, the error has the item if ReturnValuesOnConditionCheckFailure asks for it.
 */
export const writeOne = (name: string, { types, custom, action, keyOf }: ItemWrite): Operation => ({
  types,
  custom,
  run: async ({ store, isInConflict }: Engine, data: Json) => {
    const table = await tableNamed(store, data['TableName']);
    const key = keyOf(data, table);
    if (isInConflict(name)) throw refusal('TransactionConflictException', 'Transaction is ongoing for the item');
    return whileHolding(store, [{ table: table.TableName, key }], async () => {
      const recording = recordingStore(store);
      const result = await runAction(action, recording.store, data).catch((error: unknown) => {
        throw withItem(error, data, recording.itemBefore(table.TableName, key));
      });
      await commit(store, recording.writes);
      return result;
    });
  },
});

function withItem(error: unknown, data: Json, Item: Json | undefined): unknown {
  const isAskedFor = data['ReturnValuesOnConditionCheckFailure'] === 'ALL_OLD';
  if (!(isAskedFor && Item && isRefusal(error) && isNamed(error, 'ConditionalCheckFailedException'))) return error;
  return refusal('ConditionalCheckFailedException', error.message, { Item });
}
