import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Log } from './log.ts';
import type { Measure } from './measure.ts';

/** What a handler leaves behind for the log while it works: ids, never secrets. */
export interface Trace {
  startedAt?: number;
  tenant?: string;
  userId?: string;
  accountId?: number;
  [other: string]: unknown;
}

/** One line and one measurement for each request, whatever became of it. Use it first, so that it ends last. */
export function accessLog(
  log: Log,
  measure: Measure,
): MiddlewareObj<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Error, never, Trace> {
  const end = ({ event, response, internal }: { event: APIGatewayProxyEventV2; response: APIGatewayProxyStructuredResultV2 | null; internal: Trace }) => {
    const status = response?.statusCode ?? 500;
    const milliseconds = Math.round(performance.now() - (internal.startedAt ?? performance.now()));
    const { routeKey, requestContext } = event;
    const { tenant, userId, accountId } = internal;
    log.info('request', { requestId: requestContext.requestId, endpoint: routeKey, status, milliseconds, tenant, userId, accountId });
    measure(routeKey, status, milliseconds);
  };
  return {
    before: ({ internal }) => {
      internal.startedAt = performance.now();
    },
    after: end,
    onError: end,
  };
}
