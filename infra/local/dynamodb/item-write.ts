import deleteItem from 'dynalite/actions/deleteItem.js';
import putItem from 'dynalite/actions/putItem.js';
import updateItem from 'dynalite/actions/updateItem.js';
import {
  type Action,
  addConsumedCapacity,
  checkConditional,
  createKey,
  type Json,
  type Table,
  validateItem,
  validateKey,
} from 'dynalite/db/index.js';
import * as deleteShape from 'dynalite/validations/deleteItem.js';
import type { Custom, Types } from 'dynalite/validations/index.js';
import * as putShape from 'dynalite/validations/putItem.js';
import * as updateShape from 'dynalite/validations/updateItem.js';

/** A write of one item, alone or in a transaction. */
export interface ItemWrite {
  readonly types: Types;
  readonly custom: Custom | undefined;
  readonly action: Action;
  /** dynalite's key of the item in the request. Throws a ValidationException. */
  readonly keyOf: (data: Json, table: Table) => string;
}

const RETURN_ON_FAILURE = {
  ReturnValuesOnConditionCheckFailure: { type: 'String', enum: ['ALL_OLD', 'NONE'] },
};

const keyOfItem = (data: Json, table: Table): string => checkedKey(data['Item'] as Json, table, validateItem);
export const keyOfKey = (data: Json, table: Table): string => checkedKey(data['Key'] as Json, table, validateKey);

function checkedKey(item: Json, table: Table, validate: typeof validateItem): string {
  const error = validate(item, table);
  if (error) throw error;
  return createKey(item, table);
}

export const PUT: ItemWrite = {
  types: { ...putShape.types, ...RETURN_ON_FAILURE },
  custom: putShape.custom,
  action: putItem,
  keyOf: keyOfItem,
};

export const UPDATE: ItemWrite = {
  types: { ...updateShape.types, ...RETURN_ON_FAILURE },
  custom: updateShape.custom,
  action: updateItem,
  keyOf: keyOfKey,
};

export const DELETE: ItemWrite = {
  types: { ...deleteShape.types, ...RETURN_ON_FAILURE },
  custom: deleteShape.custom,
  action: deleteItem,
  keyOf: keyOfKey,
};

/** For transactions only: checks the condition of an item without changing it. */
export const CONDITION_CHECK: ItemWrite = {
  ...DELETE,
  action: (store, data, callback) => {
    const name = String(data['TableName']);
    store.getTable(name, true, (error, table) => {
      if (!table) return callback(error);
      store.getItemDb(name).get(keyOfKey(data, table), (failure, item) => {
        const refused = failure ?? checkConditional(data, item);
        if (refused) return callback(refused);
        callback(null, { ConsumedCapacity: addConsumedCapacity(data, false, item) });
      });
    });
  },
};
