import type { ErrorCode, FieldError } from '#shared/errors.ts';
import { problemType } from '#shared/schemas/wire/problem.ts';
import type { Endpoint, Output } from '#shared/wire/endpoint.ts';
import { encodeWire } from '#shared/wire/wire.ts';

type Headers = Readonly<Record<string, string>>;

/** A successful response of an endpoint. */
export function anAnswer<E extends Endpoint>(endpoint: E, output: Output<E>, headers: Headers = {}): Response {
  return Response.json(encodeWire(endpoint.output, output), { headers });
}

interface Refusal {
  readonly status: number;
  readonly code: ErrorCode;
  readonly text: string;
  readonly fieldErrors?: readonly FieldError[];
  readonly headers?: Headers;
}

/** A refusal by our server: the text in the Errors header, and a full problem body (decision W3). */
export function aRefusal({ status, code, text, fieldErrors = [], headers = {} }: Refusal): Response {
  const problem = {
    type: problemType(code),
    title: 'Refused',
    status,
    detail: text,
    errors: fieldErrors,
    requestId: 'r1',
  };
  return Response.json(problem, {
    status,
    headers: { 'content-type': 'application/problem+json', errors: text, ...headers },
  });
}

export const unauthenticated = (text = 'Unauthorized'): Response =>
  aRefusal({ status: 401, code: 'unauthenticated', text });
