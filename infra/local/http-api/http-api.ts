import { FunctionError, invoke, type LambdaFunction, PayloadTooLarge } from '../lambda-function.ts';
import { type GatewayCall, type HttpApiResponse, MAX_BODY, message } from './call.ts';
import { eventOf } from './event.ts';
import { responseOfResult } from './response.ts';
import { type Route, routeTable } from './route-table.ts';

interface HttpApiOptions {
  /** Called for every failed function, with the cause. */
  readonly onFailure?: (name: string, error: FunctionError) => void;
  readonly now?: () => Date;
}

/** The HTTP API: routes, events, limits and answers as on AWS, the functions in this process. Never rejects. */
export function httpApi(routes: readonly Route<LambdaFunction>[], options: HttpApiOptions = {}) {
  const { onFailure = () => undefined, now = () => new Date() } = options;
  const find = routeTable(routes);

  return async (call: GatewayCall): Promise<HttpApiResponse> => {
    if (call.body.length > MAX_BODY) return message(413, 'Request Entity Too Large');
    const match = find(call.method, call.target.split('?')[0] ?? '');
    if (!match) return message(404, 'Not Found');
    const event = eventOf(call, match, now());
    try {
      const answer = responseOfResult(await invoke(match.target, event));
      return { ...answer, headers: [...answer.headers, ['apigw-requestid', event.requestContext.requestId]] };
    } catch (error) {
      if (error instanceof PayloadTooLarge) return message(413, 'Request Entity Too Large');
      if (!(error instanceof FunctionError)) throw error;
      onFailure(match.target.name, error);
      return message(500, 'Internal Server Error');
    }
  };
}
