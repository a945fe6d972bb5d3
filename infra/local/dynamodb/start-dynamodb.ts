import type { Json } from 'dynalite/db/index.js';
import { checkTypes, checkValidations } from 'dynalite/validations/index.js';
import { startJsonServer } from '../aws-json-server.ts';
import type { LocalServer } from '../local-server.ts';
import type { Engine } from './operation.ts';
import { OPERATIONS } from './operations.ts';
import { isRefusal, refusal } from './refusal.ts';
import { requestTokens } from './request-tokens.ts';
import { openStore } from './table-store.ts';

interface DynamodbOptions {
  /** Folder of the LevelDB; in memory without one. */
  readonly path?: string;
  /** 0, the default, takes a free one. */
  readonly port?: number;
  /** Asked before each write and transaction: true lets it fail as if another transaction held an item of it. */
  readonly isInConflict?: Engine['isInConflict'];
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/**
 * DynamoDB on 127.0.0.1: dynalite's expressions, validations and LevelDB, with transactions, time to live and
 * ReturnValuesOnConditionCheckFailure added.
 */
export async function startDynamodb(options: DynamodbOptions = {}): Promise<LocalServer> {
  const { path, port, isInConflict = () => false, now = Date.now } = options;
  const store = await openStore(path);
  const engine: Engine = { store, tokens: await requestTokens(store, now), isInConflict };
  const server = await startJsonServer(
    { name: 'DynamoDB', version: '1.0', answer: (operation, body) => answer(engine, operation, body) },
    port,
  );
  return {
    endpoint: server.endpoint,
    close: async () => {
      await server.close();
      await store.lifecycleManager.gracefulClose();
    },
  };
}

async function answer(engine: Engine, name: string, body: string): Promise<{ statusCode: number; body: Json }> {
  const operation = OPERATIONS[name];
  try {
    if (!operation) throw refusal('UnknownOperationException', `The embedded engine does not know ${name}`);
    const data = checkTypes(parsed(body), operation.types);
    checkValidations(data, operation.types, operation.custom, engine.store);
    return { statusCode: 200, body: await operation.run(engine, data) };
  } catch (error) {
    if (isRefusal(error)) return error;
    throw error;
  }
}

function parsed(body: string): Json {
  try {
    return JSON.parse(body) as Json;
  } catch {
    throw refusal('SerializationException', 'The request is no JSON');
  }
}
