import type * as z from 'zod/mini';
import type { Access } from '../values/access.ts';

type Schema = z.core.$ZodType;
type StringFields = z.core.$ZodType<unknown, Readonly<Record<string, string | undefined>>>;

/**
 * A call of the API, as data. Body and output go through the wire codec; path and query variables
 * are named as the spec writes them, which is how the code names them too.
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
   * Whether the call takes an Idempotency-Key, as calls that create or save something do. The same key and body do nothing
   * more, so the page may repeat the call when its answer is lost (decisions W6 and B174).
   */
  readonly idempotencyKey?: true;
}

export type EndpointGroup = Readonly<Record<string, Endpoint>>;

type Given<E extends Endpoint, Part extends 'params' | 'query' | 'body'> = E[Part] extends Schema
  ? { readonly [P in Part]: z.output<E[Part]> }
  : unknown;

/** The same on both sides: a client passes what a route receives. */
export type Input<E extends Endpoint> = Given<E, 'params'> & Given<E, 'query'> & Given<E, 'body'>;
export type Output<E extends Endpoint> = z.output<E['output']>;

export function defineGroup<const G extends EndpointGroup>(group: G): G {
  return group;
}
