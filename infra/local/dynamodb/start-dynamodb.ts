import type { Json } from 'dynalite/db/index.js';
import { checkTypes, checkValidations } from 'dynalite/validations/index.js';
import { startJsonServer } from '../aws-json-server.ts';
import type { LocalServer } from '../local-server.ts';
import { damageOf } from './check-database.ts';
import type { DamagedDatabase } from './damaged-database.ts';
import type { Engine } from './operation.ts';
import { OPERATIONS } from './operations.ts';
import { isRefusal, refusal } from './refusal.ts';
import { requestTokens } from './request-tokens.ts';
import { openStore } from './table-store.ts';

interface DynamodbOptions {
  /** The folder of the LevelDB. Without it, data is in memory. */
  readonly path?: string;
  /** 0, the default, uses a free port. */
  readonly port?: number;
  /**
   * Called before each write and transaction. If it returns true, the write fails as if another transaction held an
   * item.
   */
  readonly isInConflict?: Engine['isInConflict'];
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Called if a file is found to be damaged while it is read. By default the process ends with the error. */
  readonly onDamage?: (damage: DamagedDatabase) => void;
}

export interface Dynamodb extends LocalServer {
  /** Whether it had a table when it was opened. */
  readonly hadTables: boolean;
  /** A number that is stored with the data, 0 at first. */
  readonly readMark: () => Promise<number>;
  readonly writeMark: (mark: number) => Promise<void>;
}

const MARK = 'mark';
/** LevelDB's message for data that it can't read. */
const UNREADABLE: readonly string[] = ['LEVEL_CORRUPTION', 'LEVEL_DECODING_ERROR'];

/**
 * DynamoDB on 127.0.0.1: dynalite's expressions, validations and LevelDB, with transactions, time to live and
 * ReturnValuesOnConditionCheckFailure added. Rejects with a DamagedDatabase.
 */
export async function startDynamodb(options: DynamodbOptions = {}): Promise<Dynamodb> {
  const { path, port, isInConflict = () => false, now = Date.now, onDamage = raise } = options;
  const { store, hasTables, sound } = await openStore({ path, onDamage });
  const engine: Engine = { store, tokens: await requestTokens(store, now), isInConflict };
  const server = await startJsonServer(
    {
      name: 'DynamoDB',
      version: '1.0',
      answer: async (operation, body) => {
        await sound();
        return answer(engine, operation, body).catch((error: Error & { code?: string }) => {
          if (path !== undefined && UNREADABLE.includes(String(error.code))) onDamage(damageOf(path, error));
          throw error;
        });
      },
    },
    port,
  );
  return {
    endpoint: server.endpoint,
    hadTables: hasTables,
    readMark: async () => Number((await store.db.get(MARK))?.['mark'] ?? 0),
    writeMark: async (mark) => {
      await sound();
      await store.db.put(MARK, { mark });
    },
    close: async () => {
      await server.close();
      await store.lifecycleManager.gracefulClose();
    },
  };
}

function raise(damage: DamagedDatabase): never {
  throw damage;
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
