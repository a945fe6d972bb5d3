import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { invoke, type LambdaHandler } from '../lambda-function.ts';
import type { FunctionDefinition } from '../template/stack.ts';
import type { TaskRequest, TaskResponse } from './task-functions.ts';

/** Runs one function in its own thread, so that the thread's environment is the function's. */
const { name, file, exportName, timeout, memory } = workerData as FunctionDefinition;
const bundle = (await import(pathToFileURL(file).href)) as Readonly<Record<string, LambdaHandler | undefined>>;
const handler = bundle[exportName];
if (!handler) throw new Error(`${file} has no ${exportName}`);

parentPort?.on('message', async ({ id, event }: TaskRequest) => {
  parentPort?.postMessage(await reply(id, event));
});

async function reply(id: number, event: object): Promise<TaskResponse> {
  try {
    return { id, result: await invoke({ name, handler: handler as LambdaHandler, timeout, memory }, event) };
  } catch (error) {
    const { message, cause } = error as Error;
    return { id, failure: [message, cause instanceof Error ? (cause.stack ?? cause.message) : ''].join(' ').trim() };
  }
}
