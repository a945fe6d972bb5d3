import { type ErrorCode, errorCodes } from '#shared/errors.ts';
import { type Problem, problemSchema, problemType } from '#shared/schemas/wire/problem.ts';
import { CONNECTION_TEXTS } from '#shared/texts/base/connection-texts.ts';
import { ERROR_TEXTS } from '#shared/texts/base/error-texts.ts';
import { SHOWN_ACCOUNT_HEADER } from '#shared/wire/shown-account.ts';
import { ApiError } from './api-error.ts';
import type { TokenStore } from './token-store.ts';
import { type HttpAnswer, type HttpRequest, type Transport, UnansweredError } from './transport.ts';

export interface ClientCall extends Omit<HttpRequest, 'headers' | 'isRepeatable'> {
  /** Whether the endpoint answers only to somebody who is signed in. */
  readonly needsSession: boolean;
  /** Fixed for one intention of the user, so that a repeat after a lost answer does nothing twice (decision W6). */
  readonly idempotencyKey?: string | undefined;
}

/** Makes a call and gives the JSON of its answer. Rejects with an `ApiError`, or with the reason of the signal. */
export type Connection = (call: ClientCall) => Promise<unknown>;

interface ConnectionOptions {
  readonly transport: Transport;
  readonly tokens: Pick<TokenStore, 'read' | 'write'>;
  /** The account that the page shows, if it is known by now. */
  readonly shownAccount?: () => number | undefined;
}

/** Handles the parts that all calls share (storefront 7): the token both ways, no caching, and the Errors header. */
export function createConnection({ transport, tokens, shownAccount = () => undefined }: ConnectionOptions): Connection {
  return async ({ idempotencyKey, needsSession: _, ...request }) => {
    const isRead = request.method === 'GET';
    const sent = tokens.read();
    const headers = present({
      authorization: sent,
      'idempotency-key': idempotencyKey,
      [SHOWN_ACCOUNT_HEADER]: shownAccount()?.toString(),
      'cache-control': isRead ? 'no-cache' : undefined,
    });
    const answer = await send(transport, {
      ...request,
      headers,
      isRepeatable: isRead || idempotencyKey !== undefined,
    });
    // Some gateways of AWS rename the header on its way back.
    const renewedToken = answer.headers['authorization'] ?? answer.headers['x-amzn-remapped-authorization'];
    // An answer that comes late neither replaces the token of another tab nor undoes a logout.
    if (renewedToken && (!sent || tokens.read() === sent)) tokens.write(renewedToken);
    if (answer.status >= 300) throw refusalOf(answer);
    return contentOf(answer);
  };
}

async function send(transport: Transport, request: HttpRequest): Promise<HttpAnswer> {
  try {
    return await transport(request);
  } catch (cause) {
    if (!(cause instanceof UnansweredError)) throw cause;
    throw noAnswer(cause);
  }
}

/** The error for a call that got no answer at all. */
export const noAnswer = (cause?: unknown): ApiError =>
  new ApiError(navigator.onLine ? CONNECTION_TEXTS.unreachable : CONNECTION_TEXTS.offline, { status: 0, cause });

const present = (values: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])));

/** A network that asks for a sign-in of its own answers every call with a page of HTML. */
function contentOf({ status, text }: HttpAnswer): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch (cause) {
    throw new ApiError(ERROR_TEXTS.unknown, { status, cause });
  }
}

/** The gateway's own refusals carry neither our header nor our body. */
function refusalOf({ status, headers, text }: HttpAnswer): ApiError {
  const { data: problem } = problemSchema.safeParse(jsonOf(text));
  const retryAfter = Number.parseInt(headers['retry-after'] ?? '', 10);
  return new ApiError(decodedText(headers['errors']) ?? ERROR_TEXTS.unknown, {
    status,
    code: problemCodeOf(problem),
    fieldErrors: problem?.errors,
    retryAfter: Number.isNaN(retryAfter) ? undefined : retryAfter,
  });
}

/** Undefined when it wasn't our server that refused. */
export const problemCodeOf = (problem: Problem | undefined): ErrorCode | undefined =>
  errorCodes.find((code) => problemType(code) === problem?.type);

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Percent-encoded where it isn't printable ASCII (decision W3). What is encoded wrongly is shown as it came. */
function decodedText(header: string | undefined): string | undefined {
  if (!header) return undefined;
  try {
    return decodeURIComponent(header);
  } catch {
    return header;
  }
}
