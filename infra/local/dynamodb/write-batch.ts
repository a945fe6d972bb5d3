import batchWriteItem from 'dynalite/actions/batchWriteItem.js';
import type { Json } from 'dynalite/db/index.js';
import * as shape from 'dynalite/validations/batchWriteItem.js';
import { commit } from './commit.ts';
import { runAction, tableNamed } from './dynalite-action.ts';
import { type LockedItem, whileHolding } from './item-locks.ts';
import { DELETE, PUT } from './item-write.ts';
import type { Operation } from './operation.ts';
import { recordingStore } from './recording-store.ts';

type Requests = Readonly<Record<string, readonly { readonly PutRequest?: Json; readonly DeleteRequest?: Json }[]>>;

/** BatchWriteItem. It writes one batch, although DynamoDB only guarantees whole items. */
export const writeBatch: Operation = {
  ...shape,
  run: async ({ store }, data) => {
    const items: LockedItem[] = [];
    for (const [name, requests] of Object.entries(data['RequestItems'] as Requests)) {
      const table = await tableNamed(store, name);
      for (const { PutRequest, DeleteRequest } of requests) {
        const key = PutRequest ? PUT.keyOf(PutRequest, table) : DELETE.keyOf(DeleteRequest ?? {}, table);
        items.push({ table: name, key });
      }
    }
    return whileHolding(store, items, async () => {
      const recording = recordingStore(store);
      const result = await runAction(batchWriteItem, recording.store, data);
      await commit(store, recording.writes);
      return result;
    });
  },
};
