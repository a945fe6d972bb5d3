import type { ErrorCode } from '#shared/errors.ts';
import { problemType } from '#shared/schemas/wire/problem.ts';
import type { Endpoint, Output } from '#shared/wire/endpoint.ts';
import { encodeWire } from '#shared/wire/wire.ts';

type Headers = Readonly<Record<string, string>>;

/** What an endpoint answers. */
export function anAnswer<E extends Endpoint>(endpoint: E, output: Output<E>, headers: Headers = {}): Response {
  return Response.json(encodeWire(endpoint.output, output), { headers });
}

interface Refusal {
  readonly status: number;
  readonly code: ErrorCode;
  readonly text: string;
  readonly headers?: Headers;
}

/** How our server refuses a call: text in the Errors header, everything in a problem body (decision W3). */
export function aRefusal({ status, code, text, headers = {} }: Refusal): Response {
  const problem = { type: problemType(code), title: 'Refused', status, detail: text, errors: [], requestId: 'r1' };
  return Response.json(problem, {
    status,
    headers: { 'content-type': 'application/problem+json', errors: text, ...headers },
  });
}

export const unauthenticated = (text = 'Unauthorized'): Response =>
  aRefusal({ status: 401, code: 'unauthenticated', text });
