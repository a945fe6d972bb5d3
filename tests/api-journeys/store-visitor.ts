import * as z from 'zod/mini';
import { signInCookie } from '#shared/rules/session/cookie-names.ts';
import type { Endpoint, Input, Output } from '#shared/wire/endpoint.ts';
import { SHOWN_ACCOUNT_HEADER } from '#shared/wire/shown-account.ts';
import { decodeWire, encodeWire } from '#shared/wire/wire.ts';

/** Sends a request to the API as if it came to a tenant's host: in process, to an emulator or to AWS. */
export type SendToStore = (host: string, path: string, init: RequestInit) => Promise<Response>;

export interface StoreAnswer<Result> {
  readonly status: number;
  /** The text of the Errors header, decoded. */
  readonly errors: string | undefined;
  readonly headers: Headers;
  readonly text: string;
  /** The output that the contract promises. Throws if the response is an error or does not match. */
  readonly output: () => Result;
}

/** A browser on one host. It sends the token and the remember cookie that it received last. */
export interface StoreVisitor {
  readonly call: <E extends Endpoint>(
    endpoint: E,
    input?: Partial<Input<E>>,
    options?: CallOptions,
  ) => Promise<StoreAnswer<Output<E>>>;
  /** Sends a request that is in no contract. */
  readonly send: (path: string, init?: RequestInit) => Promise<StoreAnswer<never>>;
  readonly token: () => string | undefined;
  /** Another browser with the same token and cookie. Without the token it is this browser, closed and opened again. */
  readonly copy: (but?: { readonly token?: undefined; readonly host?: string }) => StoreVisitor;
}

interface CallOptions {
  readonly idempotencyKey?: string;
  /** The id of the account that the page shows (decision B453). */
  readonly shownAccount?: number;
}

interface Held {
  readonly token?: string | undefined;
  readonly remember?: string | undefined;
}

export function storeVisitor(sendToStore: SendToStore, host: string, held: Held = {}): StoreVisitor {
  let { token, remember } = held;

  async function send<Result>(path: string, init: RequestInit, output: (text: string) => Result) {
    const headers = new Headers(init.headers);
    if (token !== undefined) headers.set('authorization', token);
    if (remember !== undefined) headers.set('cookie', `${signInCookie('remember', host)}=${remember}`);
    const response = await sendToStore(host, path, { ...init, headers });
    const tokenIn = (name: string) => response.headers.get(name);
    token = tokenIn('authorization') ?? tokenIn('x-amzn-remapped-authorization') ?? token;
    remember = rememberedIn(response.headers.getSetCookie(), host, remember);
    const text = await response.text();
    return answer(response, text, output);
  }

  return {
    call: (endpoint, input = {}, { idempotencyKey, shownAccount } = {}) => {
      const { headers, ...body } = jsonBody(endpoint, input);
      const init = {
        method: endpoint.method,
        ...body,
        headers: {
          ...headers,
          ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
          ...(shownAccount !== undefined && { [SHOWN_ACCOUNT_HEADER]: String(shownAccount) }),
        },
      };
      return send(targetOf(endpoint, input), init, (text) => outputOf(endpoint, text));
    },
    send: (path, init = {}) =>
      send(path, init, () => {
        throw new Error(`${path} is in no contract`);
      }),
    token: () => token,
    copy: (but = {}) =>
      storeVisitor(sendToStore, but.host ?? host, { token: 'token' in but ? undefined : token, remember }),
  };
}

function answer<Result>({ status, ok, headers }: Response, text: string, output: (text: string) => Result) {
  const errors = headers.get('errors');
  return {
    status,
    headers,
    text,
    errors: errors === null ? undefined : decodeURIComponent(errors),
    output: () => {
      if (!ok) throw new Error(`${status} ${errors}: ${text}`);
      return output(text);
    },
  };
}

/** Path and query with their variables filled in. */
function targetOf({ path, params, query }: Endpoint, input: object): string {
  const values = params ? z.encode(params, Reflect.get(input, 'params')) : {};
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const asked = Object.entries(query ? z.encode(query, Reflect.get(input, 'query') ?? {}) : {});
  const given = asked.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return given.length > 0 ? `${filled}?${new URLSearchParams(given)}` : filled;
}

function jsonBody({ body: schema }: Endpoint, input: object): { headers?: Record<string, string>; body?: string } {
  if (!schema) return {};
  const body = encodeWire(schema, Reflect.get(input, 'body'));
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

function outputOf<E extends Endpoint>({ method, path, output }: E, text: string): Output<E> {
  const decoded = decodeWire(output, JSON.parse(text));
  if (decoded.ok) return decoded.value as Output<E>;
  throw new Error(`${method} ${path} breaks its contract: ${JSON.stringify(decoded.errors)}`);
}

/** An empty value deletes the cookie. */
function rememberedIn(setCookies: readonly string[], host: string, before: string | undefined): string | undefined {
  const prefix = `${signInCookie('remember', host)}=`;
  const [cookie] = setCookies.filter((line) => line.startsWith(prefix));
  if (cookie === undefined) return before;
  return cookie.slice(prefix.length).split(';')[0] || undefined;
}
