import { parentPort } from 'node:worker_threads';
import { startDynamodb } from '#infra/local/dynamodb/start-dynamodb.ts';

const { endpoint } = await startDynamodb();
parentPort?.postMessage(endpoint);
