import type { Json, Store } from 'dynalite/db/index.js';
import type { Types } from 'dynalite/validations/index.js';
import { commit } from './commit.ts';
import { consumedByTransaction } from './consumed-by-transaction.ts';
import { runAction, tableNamed } from './dynalite-action.ts';
import { type LockedItem, whileHolding } from './item-locks.ts';
import { CONDITION_CHECK, DELETE, type ItemWrite, PUT, UPDATE } from './item-write.ts';
import type { Operation } from './operation.ts';
import { type Recording, recordingStore } from './recording-store.ts';
import { refusal } from './refusal.ts';
import { digestOf } from './request-tokens.ts';
import { CONFLICT, cancelled, isCancelling, NO_REASON, type Reason, reasonOf } from './transaction-reasons.ts';

/** The most bytes of all items of a transaction together. */
const MAX_TRANSACTION_SIZE = 4 * 1024 * 1024;

const KINDS: Readonly<Record<string, ItemWrite>> = {
  ConditionCheck: CONDITION_CHECK,
  Put: PUT,
  Delete: DELETE,
  Update: UPDATE,
};

interface Step {
  readonly write: ItemWrite;
  readonly data: Json;
  readonly item: LockedItem;
}

/** TransactWriteItems: writes all items and index rows in one batch, or none. */
export const transactWrite: Operation = {
  types: {
    ReturnConsumedCapacity: { type: 'String', enum: ['INDEXES', 'TOTAL', 'NONE'] },
    ReturnItemCollectionMetrics: { type: 'String', enum: ['SIZE', 'NONE'] },
    ClientRequestToken: { type: 'String', lengthGreaterThanOrEqual: 1, lengthLessThanOrEqual: 36 },
    TransactItems: {
      type: 'List',
      notNull: true,
      lengthGreaterThanOrEqual: 1,
      lengthLessThanOrEqual: 100,
      children: {
        type: 'ValueStruct<TransactWriteItem>',
        children: {
          ConditionCheck: { type: 'FieldStruct<ConditionCheck>', children: typesOf(DELETE, ['ConditionExpression']) },
          Put: { type: 'FieldStruct<Put>', children: typesOf(PUT, []) },
          Delete: { type: 'FieldStruct<Delete>', children: typesOf(DELETE, []) },
          Update: { type: 'FieldStruct<Update>', children: typesOf(UPDATE, ['UpdateExpression']) },
        },
      },
    },
  },
  custom: (data, store) => {
    for (const item of data['TransactItems'] as Json[]) {
      const kinds = Object.keys(item);
      if (kinds.length > 1) return 'TransactItems can only contain one of Check, Put, Update or Delete';
      const found = writeOf(item);
      if (!found) return 'Invalid Request: TransactWriteRequest should contain Delete or Put or Update request';
      const message = found.write.custom?.(found.data, store);
      if (message) return message;
    }
    return undefined;
  },
  run: async (engine, data) => {
    const { store, tokens } = engine;
    const token = data['ClientRequestToken'] as string | undefined;
    const digest = digestOf(data);
    const steps = await stepsOf(store, data);
    const locks = [...steps.map(({ item }) => item), ...(token ? [{ table: 'request-token', key: token }] : [])];
    return whileHolding(store, locks, async () => {
      if (token && (await tokens.isKnown(token, digest))) return {};
      if (engine.isInConflict('TransactWriteItems')) throw cancelled(steps.map((_, at) => (at ? NO_REASON : CONFLICT)));
      const recording = recordingStore(store);
      const results = await runSteps(steps, recording);
      await commit(store, [...recording.writes, ...(token ? tokens.writesFor(token, digest) : [])]);
      return consumedByTransaction(results);
    });
  },
};

/** The parameters of the single write that are also allowed in a transaction. */
function typesOf({ types }: ItemWrite, required: readonly string[]): Types {
  const { Expected: _1, ConditionalOperator: _2, AttributeUpdates: _3, ReturnValues: _4, ...own } = types;
  return { ...own, ...Object.fromEntries(required.map((name) => [name, { type: 'String', notNull: true }])) };
}

function writeOf(transactItem: Json): { readonly write: ItemWrite; readonly data: Json } | undefined {
  const [[kind, data] = []] = Object.entries(transactItem);
  const write = kind === undefined ? undefined : KINDS[kind];
  return write && { write, data: data as Json };
}

/** Returns every write with its item. Throws if a key does not belong to its table, or if an item is repeated. */
async function stepsOf(store: Store, { TransactItems, ReturnConsumedCapacity }: Json): Promise<Step[]> {
  const steps: Step[] = [];
  const reasons: Reason[] = [];
  for (const { write, data } of (TransactItems as Json[]).flatMap((item) => writeOf(item) ?? [])) {
    const table = await tableNamed(store, data['TableName']);
    try {
      const item = { table: table.TableName, key: write.keyOf(data, table) };
      steps.push({ write, data: { ...data, ReturnConsumedCapacity }, item });
      reasons.push(NO_REASON);
    } catch (error) {
      reasons.push(reasonOf(error));
    }
  }
  if (isCancelling(reasons)) throw cancelled(reasons);
  if (new Set(steps.map(({ item }) => `${item.table}~${item.key}`)).size < steps.length) {
    throw refusal('ValidationException', 'Transaction request cannot include multiple operations on one item');
  }
  return steps;
}

/** Lets dynalite record each write independently of the others. Throws if one of them fails. */
async function runSteps(steps: readonly Step[], recording: Recording): Promise<Json[]> {
  const reasons: Reason[] = [];
  const results: Json[] = [];
  for (const { write, data, item } of steps) {
    try {
      results.push(await runAction(write.action, recording.store, data));
      reasons.push(NO_REASON);
    } catch (error) {
      const isAskedFor = data['ReturnValuesOnConditionCheckFailure'] === 'ALL_OLD';
      reasons.push(reasonOf(error, isAskedFor ? recording.itemBefore(item.table, item.key) : undefined));
    }
  }
  if (isCancelling(reasons)) throw cancelled(reasons);
  if (recording.sizeOfItems() > MAX_TRANSACTION_SIZE) {
    throw refusal(
      'ValidationException',
      'Collection size of items exceeded, which can also be caused by the aggregate size of the items in the transaction exceeding the 4MB limit',
    );
  }
  return results;
}
