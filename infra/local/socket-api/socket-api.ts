import { randomUUID } from 'node:crypto';
import { FunctionError, invoke, type LambdaFunction, PayloadTooLarge } from '../lambda-function.ts';

interface SocketApiProps {
  /** The path of its sockets, without the slash. */
  readonly stage: string;
  readonly domainName: string;
  /** Decides whether a socket opens. */
  readonly authorizer: LambdaFunction;
  /** Gets everything else. */
  readonly target: LambdaFunction;
  /** Called for every failed function, with the cause. */
  readonly onFailure: (name: string, error: Error) => void;
}

interface Opening {
  readonly headers: Readonly<Record<string, string>>;
  readonly sourceIp: string;
}

/** An open socket. Neither call rejects. */
export interface OpenSocket {
  /** Undefined when nothing is sent back. */
  readonly answer: (body: string) => Promise<string | undefined>;
  readonly closed: () => Promise<void>;
}

export type OpenSocketAt = (opening: Opening) => Promise<OpenSocket | undefined>;

interface Authorization {
  readonly policyDocument: { readonly Statement: readonly { readonly Effect: string }[] };
  readonly context?: object;
}

interface Response {
  readonly statusCode?: number;
  readonly body?: string;
}

/**
 * The WebSocket API: its authorizer, events and answers as on AWS, the functions in this process. Gives undefined for a
 * socket that is refused.
 */
export function socketApi({ stage, domainName, authorizer, target, onFailure }: SocketApiProps): OpenSocketAt {
  async function call(lambda: LambdaFunction, event: object): Promise<unknown> {
    try {
      return await invoke(lambda, event);
    } catch (error) {
      if (!(error instanceof FunctionError || error instanceof PayloadTooLarge)) throw error;
      onFailure(lambda.name, error);
      return undefined;
    }
  }

  return async ({ headers, sourceIp }) => {
    const connectionId = randomUUID();
    const connectedAt = Date.now();
    const contextOf = (eventType: string, routeKey: string) => ({
      eventType,
      routeKey,
      connectionId,
      connectedAt,
      requestId: randomUUID(),
      requestTimeEpoch: Date.now(),
      messageDirection: 'IN',
      stage,
      domainName,
      apiId: 'local',
      identity: { sourceIp },
    });
    const opening = { headers, requestContext: contextOf('CONNECT', '$connect'), isBase64Encoded: false };
    const methodArn = `arn:aws:execute-api:us-east-1:000000000000:local/${stage}/$connect`;
    const authorized = (await call(authorizer, { ...opening, type: 'REQUEST', methodArn })) as
      | Authorization
      | undefined;
    if (authorized?.policyDocument.Statement[0]?.Effect !== 'Allow') return undefined;
    // The gateway repeats the context of the authorizer in every event of the connection.
    const eventOf = (eventType: string, routeKey: string) => ({
      requestContext: { ...contextOf(eventType, routeKey), authorizer: authorized.context },
      isBase64Encoded: false,
    });
    const connected = (await call(target, { ...opening, ...eventOf('CONNECT', '$connect') })) as Response | undefined;
    if (connected?.statusCode !== 200) return undefined;
    return {
      async answer(body) {
        const event = { ...eventOf('MESSAGE', '$default'), body };
        const response = (await call(target, event)) as Response | undefined;
        if (response) return response.body;
        const { requestId } = event.requestContext;
        return JSON.stringify({ message: 'Internal server error', connectionId, requestId });
      },
      async closed() {
        await call(target, eventOf('DISCONNECT', '$disconnect'));
      },
    };
  };
}
