import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { allGroups } from '#shared/contracts/all-groups.ts';
import type { EndpointGroup } from '#shared/wire/endpoint.ts';
import { wireName } from '#shared/wire/wire.ts';

const groups: readonly EndpointGroup[] = Object.values(allGroups);
const inputs = groups.flatMap((group) =>
  Object.entries(group).flatMap(([endpoint, { params, query, body }]) =>
    Object.entries({ params, query, body }).flatMap(([place, schema]) =>
      schema ? [{ name: `${endpoint} ${place}`, schema }] : [],
    ),
  ),
);

/** The path of everything in a schema that has no maximum. */
function unboundedIn(schema: z.core.$ZodType, path = ''): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, field]) => unboundedIn(field, `${path}.${wireName(key, field)}`));
    case 'array':
      return [...(hasMaximum(schema) ? [] : [`${path}[] has no maximum`]), ...unboundedIn(def.element, `${path}[]`)];
    case 'union':
      return def.options.flatMap((option) => unboundedIn(option, path));
    case 'string':
      return hasMaximum(schema) || hasBoundedForm(schema) ? [] : [`${path} has no longest text`];
    // A codec: the text received and the value made from it.
    case 'pipe':
      return [...unboundedIn(def.in, path), ...unboundedIn(def.out, path)];
    case 'number':
    case 'boolean':
    case 'null':
    case 'literal':
    case 'enum':
    case 'custom':
      return [];
    default:
      return 'innerType' in def ? unboundedIn(def.innerType, path) : [`${path} is a ${def.type}, which takes anything`];
  }
}

interface Check {
  readonly check: string;
  readonly maximum?: number;
  readonly pattern?: RegExp;
}

/** The checks of a schema. A format, such as a date, is a check by itself. */
const checksOf = (schema: z.core.$ZodType): Check[] => {
  const def = schema._zod.def as { check?: string; checks?: readonly z.core.$ZodCheck[] };
  return [def as Check, ...(def.checks ?? []).map((check) => check._zod.def as Check)];
};

const hasMaximum = (schema: z.core.$ZodType): boolean => checksOf(schema).some(({ check }) => check === 'max_length');

/** Whether one of its patterns limits the length: it matches the whole text, and nothing in it repeats without end. */
const hasBoundedForm = (schema: z.core.$ZodType): boolean =>
  checksOf(schema).some(({ pattern }) => {
    const withoutSets = (pattern?.source ?? '').replace(/\\./g, 'a').replace(/\[[^\]]*\]/g, 'a');
    return /^\^.*\$$/.test(withoutSets) && !/[*+]|\{\d+,\}/.test(withoutSets);
  });

describe('every list and text that a call takes has a maximum', () => {
  it.each(inputs)('$name', ({ schema }) => {
    expect(unboundedIn(schema)).toEqual([]);
  });
});
