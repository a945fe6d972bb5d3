import { createServer, type RequestListener, type Server } from 'node:http';
import { S3Client } from '@aws-sdk/client-s3';
import { putVinData } from '../../commands/put-vin-data.ts';
import { buildWhatChanged } from '../build.ts';
import type { Dynamodb } from '../dynamodb/start-dynamodb.ts';
import { readEndpoints, removeEndpoints, writeEndpoints } from '../endpoints-file.ts';
import { startEngines } from '../engines.ts';
import { loadFunctions } from '../load-functions.ts';
import { type LocalServer, listen } from '../local-server.ts';
import { BUILT, type StatePaths } from '../project-paths.ts';
import { readBuiltStack } from '../read-built-stack.ts';
import { startSchedules } from '../schedules.ts';
import { namingDamage } from '../state-problem.ts';
import { openTableEngine, StateInUse } from '../table-engine.ts';
import type { FunctionDefinition } from '../template/stack.ts';
import { loadDemoData } from './load-demo.ts';
import { StartProblem } from './start-problem.ts';
import { markState } from './state-marks.ts';
import { store } from './store.ts';

interface ProductProps {
  readonly state: StatePaths;
  /** 0 uses a free port. */
  readonly port: number;
  readonly say: (text: string) => void;
  /** Each started part adds a function that ends it. They are called in reverse order, also if a later step fails. */
  readonly cleanups: (() => Promise<void>)[];
}

export interface Product {
  readonly port: number;
  readonly mailbox: string;
  /** The environment for its engines. */
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * Builds what has changed, starts the engines and opens the store. Throws a StartProblem for problems that the user can
 * solve.
 */
export const startProduct = (props: ProductProps): Promise<Product> => namingDamage(props.state, () => startAll(props));

async function startAll({ state, port: wanted, say, cleanups }: ProductProps): Promise<Product> {
  let listener: RequestListener = notYet;
  // Port and table come first, so that nothing is changed if another process has one of them.
  const http = createServer((request, response) => listener(request, response));
  const server = await listenAt(wanted, state, http);
  cleanups.push(server.close);
  const port = Number(new URL(server.endpoint).port);

  const table = await tableOf(state);
  cleanups.push(table.close);

  await buildWhatChanged(say);
  const stack = await readBuiltStack();
  const engines = await startEngines(table, stack, state);
  cleanups.push(engines.close);
  await Promise.all([
    loadDemoData({ state, environment: engines.environment, port: wanted, say }),
    putVinData(localS3(engines.s3Endpoint), engines.environment['CATALOGUE_BUCKET'] ?? ''),
  ]);
  const functions = await loadFunctions(stack.functions.map(quietly), engines.environment);
  engines.openFunctions(functions);
  const onFailure = (message: string, cause?: unknown): void => console.error(message, cause ?? '');
  const opened = await store({ stack, functions, frontend: BUILT.frontend, engines, onFailure });
  listener = opened.listener;
  http.on('upgrade', opened.sockets.listener);
  cleanups.push(async () => opened.sockets.close());
  cleanups.push(startSchedules({ schedules: stack.schedules, functions, onFailure }));

  await engines.resume();
  await markState(state, table);
  // This runs before the engines and the table are closed.
  cleanups.push(() => markState(state, table));

  const { environment, mailbox } = engines;
  await writeEndpoints(state.endpoints, { pid: process.pid, port, mailbox, environment });
  cleanups.push(() => removeEndpoints(state.endpoints));
  return { port, mailbox, environment };
}

const localS3 = (endpoint: string): S3Client =>
  new S3Client({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    forcePathStyle: true,
  });

const notYet: RequestListener = (_request, response) => {
  response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' }).end('The store is starting');
};

async function listenAt(port: number, state: StatePaths, server: Server): Promise<LocalServer> {
  try {
    return await listen(server, port);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    const other = await readEndpoints(state.endpoints);
    throw new StartProblem(
      other?.port === port
        ? `The store runs already: http://localhost:${port} (process ${other.pid})`
        : `Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`,
    );
  }
}

async function tableOf(state: StatePaths): Promise<Dynamodb> {
  try {
    return await openTableEngine(state);
  } catch (error) {
    if (!(error instanceof StateInUse)) throw error;
    const other = await readEndpoints(state.endpoints);
    const who = other ? `process ${other.pid}, at http://localhost:${other.port}` : 'another process';
    throw new StartProblem(`The state in ${state.folder} is in use by ${who}. Stop it first`);
  }
}

/** Functions log every request and metric. Here only failures are printed. */
const quietly = ({ environment, ...definition }: FunctionDefinition): FunctionDefinition => ({
  ...definition,
  environment: { ...environment, LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'WARN', METRICS_NAMESPACE: '' },
});
