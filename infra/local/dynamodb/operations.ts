import batchGetItem from 'dynalite/actions/batchGetItem.js';
import createTable from 'dynalite/actions/createTable.js';
import deleteTable from 'dynalite/actions/deleteTable.js';
import describeTable from 'dynalite/actions/describeTable.js';
import getItem from 'dynalite/actions/getItem.js';
import listTables from 'dynalite/actions/listTables.js';
import query from 'dynalite/actions/query.js';
import scan from 'dynalite/actions/scan.js';
import type { Action } from 'dynalite/db/index.js';
import * as batchGetShape from 'dynalite/validations/batchGetItem.js';
import * as createTableShape from 'dynalite/validations/createTable.js';
import * as deleteTableShape from 'dynalite/validations/deleteTable.js';
import * as describeTableShape from 'dynalite/validations/describeTable.js';
import * as getShape from 'dynalite/validations/getItem.js';
import type { Custom, Types } from 'dynalite/validations/index.js';
import * as listTablesShape from 'dynalite/validations/listTables.js';
import * as queryShape from 'dynalite/validations/query.js';
import * as scanShape from 'dynalite/validations/scan.js';
import { runAction } from './dynalite-action.ts';
import { DELETE, PUT, UPDATE } from './item-write.ts';
import type { Operation } from './operation.ts';
import { describeTimeToLive, updateTimeToLive } from './time-to-live.ts';
import { transactGet } from './transact-get.ts';
import { transactWrite } from './transact-write.ts';
import { writeBatch } from './write-batch.ts';
import { writeOne } from './write-one.ts';

/** The operations that dynalite implements completely. */
const asItIs = ({ types, custom }: { types: Types; custom: Custom | undefined }, action: Action): Operation => ({
  types,
  custom,
  run: ({ store }, data) => runAction(action, store, data),
});

/** Every supported operation by its name in DynamoDB. */
export const OPERATIONS: Readonly<Record<string, Operation>> = {
  BatchGetItem: asItIs(batchGetShape, batchGetItem),
  BatchWriteItem: writeBatch,
  CreateTable: asItIs(createTableShape, createTable),
  DeleteItem: writeOne('DeleteItem', DELETE),
  DeleteTable: asItIs(deleteTableShape, deleteTable),
  DescribeTable: asItIs(describeTableShape, describeTable),
  DescribeTimeToLive: describeTimeToLive,
  GetItem: asItIs(getShape, getItem),
  ListTables: asItIs(listTablesShape, listTables),
  PutItem: writeOne('PutItem', PUT),
  Query: asItIs(queryShape, query),
  Scan: asItIs(scanShape, scan),
  TransactGetItems: transactGet,
  TransactWriteItems: transactWrite,
  UpdateItem: writeOne('UpdateItem', UPDATE),
  UpdateTimeToLive: updateTimeToLive,
};
