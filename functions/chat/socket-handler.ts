import { AppError } from '#shared/errors.ts';
import { chatAnswerSchema, chatRequestSchema } from '#shared/schemas/wire/chat.ts';
import { ERROR_TEXTS } from '#shared/texts/base/error-texts.ts';
import { SESSION_TEXTS } from '#shared/texts/session/session-texts.ts';
import { accessRefusal } from '#shared/values/access.ts';
import { CHAT_ACCESS } from '#shared/values/chat.ts';
import { decodeWire, encodeWire } from '#shared/wire/wire.ts';
import { cameThroughCdn } from '../http/cdn-only.ts';
import { invalidFields } from '../http/invalid-fields.ts';
import { problemOf, shownError } from '../http/problem-responder.ts';
import { parseJson } from '../http/read-input.ts';
import { requestOriginOf } from '../http/request-origin.ts';
import type { Runtime } from '../http/runtime.ts';
import type { AnswerChatRequest } from './answer-request.ts';

/** A socket opens: the gateway asks its authorizer. */
export interface OpeningEvent {
  readonly type: 'REQUEST';
  readonly methodArn: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly requestContext: { readonly domainName: string; readonly identity: { readonly sourceIp: string } };
}

/** A socket is open, has a message or is closed. */
export interface SocketEvent {
  readonly requestContext: {
    readonly eventType: 'CONNECT' | 'MESSAGE' | 'DISCONNECT';
    readonly requestId: string;
    /** The context that was returned when it opened. The gateway keeps it for the life of the socket. */
    readonly authorizer?: { readonly host?: string; readonly address?: string };
  };
  readonly body?: string;
}

/** Its text is sent back. The gateway does not pass the status on. */
export interface SocketResponse {
  readonly statusCode: number;
  readonly body?: string;
}

const REFUSALS = { unauthenticated: SESSION_TEXTS.sessionLost, forbidden: SESSION_TEXTS.unauthorized };
/** A message of 2,000 characters with its token is smaller, whatever the characters. */
const MOST_BYTES = 32 * 1024;
const ENDPOINT = 'MESSAGE /chat';

/**
 * The function of the chat's socket. It keeps nothing about a connection: the gateway repeats the host and the address
 * with every message, and each message carries its token (decision B470).
 */
export function socketHandler(
  { authenticator, cdnSecrets, log, measure }: Pick<Runtime, 'authenticator' | 'cdnSecrets' | 'log' | 'measure'>,
  answerRequest: AnswerChatRequest,
) {
  /** Lets in what comes through the CDN, and has the gateway remember where it comes from. */
  async function authorize({ methodArn, headers: given, requestContext }: OpeningEvent) {
    const headers = lowerCase(given);
    const isAllowed = await cameThroughCdn(headers['x-cdn-secret'], cdnSecrets);
    const { domainName, identity } = requestContext;
    const event = { headers, requestContext: { domainName, http: identity } };
    const { host, address } = requestOriginOf(event, (await cdnSecrets.read()).length > 0);
    return {
      principalId: 'viewer',
      policyDocument: {
        Version: '2012-10-17',
        Statement: [{ Action: 'execute-api:Invoke', Effect: isAllowed ? 'Allow' : 'Deny', Resource: methodArn }],
      },
      ...(isAllowed && { context: { host, address } }),
    };
  }

  async function answerMessage({ body = '', requestContext }: SocketEvent): Promise<SocketResponse> {
    const { requestId, authorizer: { host = '', address = '' } = {} } = requestContext;
    const started = performance.now();
    let caller: { readonly userId?: string; readonly accountId?: number } = {};
    const end = (statusCode: number, answer: unknown): SocketResponse => {
      const milliseconds = Math.round(performance.now() - started);
      const { userId, accountId } = caller;
      log.info('request', {
        requestId,
        endpoint: ENDPOINT,
        status: statusCode,
        milliseconds,
        tenant: host,
        userId,
        accountId,
      });
      measure(ENDPOINT, statusCode, milliseconds);
      return { statusCode, body: JSON.stringify(answer) };
    };
    try {
      const { authorization, ...request } = requestOf(body);
      const origin = { host, address, userAgent: '', asksNotToBeTracked: false };
      const session = await authenticator.byRecords({ token: authorization, remember: undefined }, origin);
      const refusal = accessRefusal(CHAT_ACCESS, session?.actor);
      if (refusal || !session) throw new AppError(refusal ?? 'unauthenticated', REFUSALS[refusal ?? 'unauthenticated']);
      caller = session.actor;
      return end(200, encodeWire(chatAnswerSchema, await answerRequest(session.actor, request)));
    } catch (error) {
      const problem = problemOf(shownError(error, requestId, log), requestId);
      return end(problem.status, problem);
    }
  }

  return async (event: OpeningEvent | SocketEvent) => {
    if ('methodArn' in event) return authorize(event);
    return event.requestContext.eventType === 'MESSAGE' ? answerMessage(event) : { statusCode: 200 };
  };
}

/** Names of headers arrive in any case. */
const lowerCase = (headers: OpeningEvent['headers']): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

function requestOf(body: string) {
  if (Buffer.byteLength(body) > MOST_BYTES) throw new AppError('too_large', ERROR_TEXTS.tooLarge);
  const result = decodeWire(chatRequestSchema, jsonOf(body));
  if (!result.ok) throw invalidFields(result.errors);
  return result.value;
}

function jsonOf(body: string): unknown {
  try {
    return parseJson(body);
  } catch {
    throw invalidFields([{ path: '', message: 'Not JSON' }]);
  }
}
