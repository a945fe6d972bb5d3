import * as z from 'zod/mini';
import { wireName } from '#shared/wire/wire.ts';

type Schema = z.core.$ZodType;

/**
 * Texts and numbers. Every field of the API accepts at least one of them. A field with a new form needs a new line
 * here.
 */
const TEXTS = [
  'Abc12345',
  'abc',
  'person@example.com',
  '2026-03-01T09:00:00Z',
  '2026-03-01',
  'FF0000',
  '08:00',
  '001',
  '07001',
  'NY',
  'en-US',
  '3035550101',
  'America/Denver',
  '1FTFW1ET5DFC10312',
  '2015',
  '192.0.2.7',
  '/brakes',
];
const NUMBERS = [1, 10, 24, 2026, 0.5, 100_000];

/** A wire value that the schema accepts, with every optional field filled. Throws if no sample fits a field. */
export function sampleOf(schema: Schema): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).map(([key, field]) => [wireName(key, field), sampleOf(field)]),
      );
    case 'array':
      return [sampleOf(def.element)];
    case 'union':
      return sampleOf(def.options[0] as Schema);
    case 'literal':
      return def.values[0];
    case 'enum':
      return Object.values(def.entries)[0];
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'record':
      return {};
    case 'pipe':
      return sampleOf(def.in);
    case 'string':
      return fitting(schema, TEXTS);
    case 'number':
      return fitting(schema, NUMBERS);
    default:
      if ('innerType' in def) return sampleOf(def.innerType);
      throw new Error(`No sample for a field of type ${def.type}`);
  }
}

/** The same with the fields alone that can't be left out, for calls that refuse some of the others. */
export function leastSampleOf(schema: Schema): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type !== 'object') return sampleOf(schema);
  const needed = Object.entries(def.shape).filter(([, field]) => field._zod.optin !== 'optional');
  return Object.fromEntries(needed.map(([key, field]) => [wireName(key, field), sampleOf(field)]));
}

function fitting(schema: Schema, samples: readonly unknown[]): unknown {
  const sample = samples.find((candidate) => z.safeParse(schema, candidate).success);
  if (sample === undefined) throw new Error(`None of the samples fits: ${JSON.stringify(z.toJSONSchema(schema))}`);
  return sample;
}
