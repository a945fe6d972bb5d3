import { Worker } from 'node:worker_threads';
import type { FunctionDefinition } from '../template/stack.ts';

export interface TaskRequest {
  readonly id: number;
  readonly event: object;
}

export interface TaskResponse {
  readonly id: number;
  readonly result?: unknown;
  readonly failure?: string;
}

/**
 * Runs the tasks of a state machine in other threads. They compute for seconds, and the store has to respond meanwhile.
 */
export interface TaskFunctions {
  call(functionName: string, event: object): Promise<unknown>;
  /** Ends the threads and interrupts their work. */
  close(): Promise<void>;
}

/** Starts a thread with its own environment for each function that is called. */
export function taskFunctions(
  functions: readonly FunctionDefinition[],
  environment: Readonly<Record<string, string>>,
): TaskFunctions {
  const threads = new Map<string, TaskThread>();
  return {
    call(functionName, event) {
      const definition = functions.find(({ name }) => name === functionName);
      if (!definition) throw new Error(`A state machine leads to no function: ${functionName}`);
      const thread = threads.get(functionName) ?? taskThread(definition, environment);
      threads.set(functionName, thread);
      return thread.call(event);
    },
    close: async () => {
      const open = [...threads.values()];
      threads.clear();
      await Promise.all(open.map((thread) => thread.close()));
    },
  };
}

interface TaskThread {
  call(event: object): Promise<unknown>;
  close(): Promise<void>;
}

function taskThread(definition: FunctionDefinition, environment: Readonly<Record<string, string>>): TaskThread {
  const env = { ...process.env, ...environment, ...definition.environment };
  const worker = new Worker(new URL('./task-thread.ts', import.meta.url), { workerData: definition, env });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let calls = 0;
  const endAll = (error: Error): void => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('message', ({ id, result, failure }: TaskResponse) => {
    const call = waiting.get(id);
    waiting.delete(id);
    if (failure === undefined) call?.resolve(result);
    else call?.reject(new Error(failure));
  });
  worker.on('error', endAll);
  worker.on('exit', () => endAll(new Error(`${definition.name} ended`)));
  return {
    call(event) {
      const call = Promise.withResolvers<unknown>();
      calls += 1;
      waiting.set(calls, call);
      worker.postMessage({ id: calls, event } satisfies TaskRequest);
      return call.promise;
    },
    close: async () => void (await worker.terminate()),
  };
}
