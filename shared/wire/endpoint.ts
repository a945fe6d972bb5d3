import type * as z from 'zod/mini';
import type { Access } from '../values/access.ts';

type Schema = z.core.$ZodType;
type StringFields = z.core.$ZodType<unknown, Readonly<Record<string, string | undefined>>>;

/**
 * A call of the API, as data. Body and output go through the wire codec. Path and query variables have the same names
 * in the spec and in the code.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly params?: StringFields;
  readonly query?: StringFields;
  readonly body?: Schema;
  readonly output: Schema;
  /**
   * Whether the call takes an Idempotency-Key, as all calls that create or save something do. A repeat with the same
   * key and body changes nothing, so the page may repeat a call whose response was lost (decisions W6 and B174).
   */
  readonly idempotencyKey?: true;
}

export type EndpointGroup = Readonly<Record<string, Endpoint>>;

type Given<E extends Endpoint, Part extends 'params' | 'query' | 'body'> = E[Part] extends Schema
  ? { readonly [P in Part]: z.output<E[Part]> }
  : unknown;

/** The input of an endpoint. A client passes the same object that the route receives. */
export type Input<E extends Endpoint> = Given<E, 'params'> & Given<E, 'query'> & Given<E, 'body'>;
export type Output<E extends Endpoint> = z.output<E['output']>;

export function defineGroup<const G extends EndpointGroup>(group: G): G {
  return group;
}
