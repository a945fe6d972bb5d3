import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

/**
 * Runs the function's own work while it handles a call, because an instance is frozen between calls. The work must not
 * throw.
 */
export function backgroundWork(
  work: () => Promise<void>,
): MiddlewareObj<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2> {
  const begun = new WeakMap<APIGatewayProxyEventV2, Promise<void>>();
  const end = async ({ event }: { readonly event: APIGatewayProxyEventV2 }) => begun.get(event);
  return {
    before: ({ event }) => {
      begun.set(event, work());
    },
    after: end,
    onError: end,
  };
}
