import getItem from 'dynalite/actions/getItem.js';
import type { Json } from 'dynalite/db/index.js';
import * as getShape from 'dynalite/validations/getItem.js';
import { consumedByTransaction } from './consumed-by-transaction.ts';
import { runAction, tableNamed } from './dynalite-action.ts';
import { type LockedItem, whileHolding } from './item-locks.ts';
import { keyOfKey } from './item-write.ts';
import type { Operation } from './operation.ts';
import { CONFLICT, cancelled, isCancelling, NO_REASON, type Reason, reasonOf } from './transaction-reasons.ts';

const { AttributesToGet: _, ConsistentRead: __, ...getTypes } = getShape.types;

/** TransactGetItems: reads all items at the same point between two writes. */
export const transactGet: Operation = {
  types: {
    ReturnConsumedCapacity: { type: 'String', enum: ['INDEXES', 'TOTAL', 'NONE'] },
    TransactItems: {
      type: 'List',
      notNull: true,
      lengthGreaterThanOrEqual: 1,
      lengthLessThanOrEqual: 100,
      children: {
        type: 'ValueStruct<TransactGetItem>',
        children: { Get: { type: 'FieldStruct<Get>', notNull: true, children: getTypes } },
      },
    },
  },
  custom: (data, store) => {
    for (const get of getsOf(data)) {
      const message = getShape.custom?.(get, store);
      if (message) return message;
    }
    return undefined;
  },
  run: async ({ store, isInConflict }, data) => {
    const gets = getsOf(data);
    const items: LockedItem[] = [];
    const reasons: Reason[] = [];
    for (const get of gets) {
      const table = await tableNamed(store, get['TableName']);
      try {
        items.push({ table: table.TableName, key: keyOfKey(get, table) });
        reasons.push(NO_REASON);
      } catch (error) {
        reasons.push(reasonOf(error));
      }
    }
    if (isCancelling(reasons)) throw cancelled(reasons);
    if (isInConflict('TransactGetItems')) throw cancelled(gets.map((_get, at) => (at ? NO_REASON : CONFLICT)));
    return whileHolding(store, items, async () => {
      const { ReturnConsumedCapacity } = data;
      const results = await Promise.all(
        gets.map((get) => runAction(getItem, store, { ...get, ConsistentRead: true, ReturnConsumedCapacity })),
      );
      return { Responses: results.map(({ Item }) => ({ Item })), ...consumedByTransaction(results) };
    });
  },
};

const getsOf = (data: Json): Json[] => (data['TransactItems'] as Json[]).map(({ Get }) => Get as Json);
