import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Log } from './log.ts';
import type { Measure } from './measure.ts';

type Middleware = MiddlewareObj<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>;

/** The caller of a request, as far as known: ids, never secrets. */
interface Trace {
  readonly tenant?: string;
  readonly userId?: string | undefined;
  readonly accountId?: number | undefined;
}

const traces = new WeakMap<APIGatewayProxyEventV2, Trace>();

/** Adds facts to the log entry of this request. */
export function trace(event: APIGatewayProxyEventV2, known: Trace): void {
  traces.set(event, { ...traces.get(event), ...known });
}

/** Writes one log line and one metric for each request. Use it first, so that it ends last. */
export function accessLog(log: Log, measure: Measure): Middleware {
  const started = new WeakMap<APIGatewayProxyEventV2, number>();

  const end = (event: APIGatewayProxyEventV2, status = 500) => {
    const milliseconds = Math.round(performance.now() - (started.get(event) ?? performance.now()));
    const { routeKey: endpoint, requestContext } = event;
    const { tenant, userId, accountId } = traces.get(event) ?? {};
    log.info('request', {
      requestId: requestContext.requestId,
      endpoint,
      status,
      milliseconds,
      tenant,
      userId,
      accountId,
    });
    measure(endpoint, status, milliseconds);
  };

  return {
    before: ({ event }) => {
      started.set(event, performance.now());
    },
    after: ({ event, response }) => end(event, response?.statusCode),
    onError: ({ event, response }) => end(event, response?.statusCode),
  };
}
