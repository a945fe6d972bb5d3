import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Json } from 'dynalite/db/index.js';
import { checkTypes, checkValidations } from 'dynalite/validations/index.js';
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

export interface Dynamodb {
  readonly endpoint: string;
  /** Waits for what has begun. */
  readonly close: () => Promise<void>;
}

/**
 * DynamoDB on 127.0.0.1: dynalite's expressions, validations and LevelDB, with transactions, time to live and
 * ReturnValuesOnConditionCheckFailure added. Signatures are not looked at.
 */
export async function startDynamodb(options: DynamodbOptions = {}): Promise<Dynamodb> {
  const { path, port = 0, isInConflict = () => false, now = Date.now } = options;
  const store = await openStore(path);
  const engine: Engine = { store, tokens: await requestTokens(store, now), isInConflict };
  const server = createServer(async (request, response) => {
    const { statusCode, body } = await answer(engine, request);
    response.writeHead(statusCode, { 'content-type': 'application/x-amz-json-1.0', 'x-amzn-requestid': randomUUID() });
    response.end(JSON.stringify(body));
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      await closed;
      await store.lifecycleManager.gracefulClose();
    },
  };
}

async function answer(engine: Engine, request: IncomingMessage): Promise<{ statusCode: number; body: Json }> {
  const [, name = ''] = String(request.headers['x-amz-target']).split('.');
  const operation = OPERATIONS[name];
  try {
    if (!operation) throw refusal('UnknownOperationException', `The embedded engine does not know ${name}`);
    const data = checkTypes(parsed(await text(request)), operation.types);
    checkValidations(data, operation.types, operation.custom, engine.store);
    return { statusCode: 200, body: await operation.run(engine, data) };
  } catch (error) {
    if (isRefusal(error)) return error;
    process.stderr.write(`DynamoDB ${name}: ${error instanceof Error ? error.stack : error}\n`);
    return { statusCode: 500, body: { __type: 'com.amazonaws.dynamodb.v20120810#InternalServerError' } };
  }
}

function parsed(body: string): Json {
  try {
    return JSON.parse(body) as Json;
  } catch {
    throw refusal('SerializationException', 'The request is no JSON');
  }
}
