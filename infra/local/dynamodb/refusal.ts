import type { Json } from 'dynalite/db/index.js';

/** An error response of DynamoDB, in the form of dynalite's own errors. */
export interface EngineRefusal extends Error {
  readonly statusCode: number;
  readonly body: Json;
}

/** A refusal by name (`TransactionConflictException`) and message, with further fields of its body. */
export function refusal(name: string, message: string, more: Json = {}): EngineRefusal {
  const namespace = name === 'ValidationException' ? 'com.amazon.coral.validate' : 'com.amazonaws.dynamodb.v20120810';
  const body = { __type: `${namespace}#${name}`, message, ...more };
  return Object.assign(new Error(message), { statusCode: 400, body });
}

export const isRefusal = (error: unknown): error is EngineRefusal => error instanceof Error && 'statusCode' in error;

/** Whether it has this name. The names of dynalite's errors begin with a namespace. */
export const isNamed = ({ body }: EngineRefusal, name: string): boolean => String(body['__type']).endsWith(`#${name}`);
