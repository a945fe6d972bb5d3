import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

/**
 * Work of the function's own that goes on while it answers a call: an instance sleeps between its calls, so that there is
 * no other time for it. It must not throw.
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
