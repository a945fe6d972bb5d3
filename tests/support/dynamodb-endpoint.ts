import { inject } from 'vitest';

/** The engine that this worker uses. Its number begins with 1. */
export function dynamodbEndpoint(): string {
  const endpoints = inject('dynamodbEndpoints');
  const endpoint = endpoints[Number(process.env['VITEST_POOL_ID']) % endpoints.length];
  if (!endpoint) throw new Error('No engine was started for this worker');
  return endpoint;
}
