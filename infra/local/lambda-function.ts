import { randomUUID } from 'node:crypto';
import type { Context } from 'aws-lambda';

/** The type of the event depends on the caller. */
export type LambdaHandler = (event: never, context: Context) => Promise<unknown>;

/** A function in this process with the same limits as on AWS. */
export interface LambdaFunction {
  readonly name: string;
  readonly handler: LambdaHandler;
  /** Milliseconds. */
  readonly timeout: number;
  /** Megabytes. It is only passed to the function and not enforced. */
  readonly memory: number;
}

/** The largest event and result as JSON, in bytes. */
const MAX_PAYLOAD = 6 * 1024 * 1024;

/** The event is too large. */
export class PayloadTooLarge extends Error {}

/** The function threw, took too long or returned an invalid result. The cause is for the log. */
export class FunctionError extends Error {}

/** Calls the function as Lambda does: JSON in, JSON out. Throws PayloadTooLarge or FunctionError. */
export async function invoke(lambda: LambdaFunction, event: object): Promise<unknown> {
  const payload = JSON.stringify(event);
  if (Buffer.byteLength(payload) > MAX_PAYLOAD) throw new PayloadTooLarge();
  const result = await inTime(lambda, JSON.parse(payload) as never);
  const json = serialised(result) ?? 'null';
  if (Buffer.byteLength(json) > MAX_PAYLOAD) throw new FunctionError('Response payload size exceeded maximum allowed');
  return JSON.parse(json);
}

async function inTime({ handler, timeout, name, memory }: LambdaFunction, event: never): Promise<unknown> {
  const end = Date.now() + timeout;
  const timer = Promise.withResolvers<never>();
  const handle = setTimeout(
    () => timer.reject(new FunctionError(`Task timed out after ${(timeout / 1000).toFixed(2)} seconds`)),
    timeout,
  );
  try {
    return await Promise.race([
      handler(
        event,
        contextOf(name, memory, () => end - Date.now()),
      ),
      timer.promise,
    ]);
  } catch (error) {
    if (error instanceof FunctionError) throw error;
    throw new FunctionError(`${name} threw`, { cause: error });
  } finally {
    clearTimeout(handle);
  }
}

function serialised(result: unknown): string | undefined {
  try {
    return JSON.stringify(result);
  } catch (cause) {
    throw new FunctionError('The result is no JSON', { cause });
  }
}

function contextOf(functionName: string, memory: number, getRemainingTimeInMillis: () => number): Context {
  const awsRequestId = randomUUID();
  return {
    awsRequestId,
    functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:us-east-1:000000000000:function:${functionName}`,
    memoryLimitInMB: String(memory),
    logGroupName: functionName,
    logStreamName: 'local',
    callbackWaitsForEmptyEventLoop: true,
    getRemainingTimeInMillis,
    // The type still requires these three methods of an older style of handler.
    done: () => undefined,
    fail: () => undefined,
    succeed: () => undefined,
  };
}
