import type * as z from 'zod/mini';
import type { Endpoint } from '#shared/wire/endpoint.ts';
import { sampleOf } from './sample-of.ts';

type Shape = Readonly<Record<string, z.core.$ZodType>>;

/** The variables of a path. */
export const pathFields = ({ path }: Endpoint): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

const shapeOf = ({ query }: Endpoint): Shape => (query ? (query as z.core.$ZodObject)._zod.def.shape : {});

export const queryFields = (endpoint: Endpoint): string[] => Object.keys(shapeOf(endpoint));

/** A value for each field that a query requires. */
export const neededQuery = (endpoint: Endpoint): Record<string, string> =>
  Object.fromEntries(
    Object.entries(shapeOf(endpoint))
      .filter(([, field]) => field._zod.optin !== 'optional')
      .map(([name, field]) => [name, String(sampleOf(field))]),
  );

/** The wire names of every field in a body, at any depth. */
export const bodyFields = ({ body }: Endpoint): string[] => (body ? keysIn(sampleOf(body)) : []);

function keysIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  if (Array.isArray(value)) return value.flatMap(keysIn);
  return Object.entries(value).flatMap(([key, each]) => [key, ...keysIn(each)]);
}
