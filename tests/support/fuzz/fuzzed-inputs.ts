import fc from 'fast-check';
import type * as z from 'zod/mini';
import type { Endpoint } from '#shared/wire/endpoint.ts';
import { wireName } from '#shared/wire/wire.ts';
import { sampleOf } from '../sample-of.ts';

type Schema = z.core.$ZodType;

/** The wire form of one call. `query` and `params` are not encoded yet. */
export interface FuzzedInput {
  readonly params: Readonly<Record<string, string>>;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly body: unknown;
}

const nested = (depth: number): unknown =>
  Array.from({ length: depth }).reduce((inner) => (depth % 2 === 0 ? [inner] : { a: inner }), null);

/** Texts that break careless code: keys, paths, markup, queries, patterns, halves of characters. */
const HOSTILE = [
  '',
  ' ',
  '\u0000',
  '\u0007\u001b[31m\r\n\t',
  '\ud800',
  '😀'.repeat(40),
  'İıſK\u0301\u202e',
  '#',
  '001##EA',
  '../../../etc/passwd',
  '%00%2e%2e',
  '<script>alert(1)</script>',
  "' OR 1=1; --",
  '{{7*7}}\u0024{7*7}',
  '(a+)+$',
  '__proto__',
  'constructor',
  'NaN',
  '-1',
  '9'.repeat(400),
  '2026-02-30',
  'x'.repeat(3000),
];
const hostileText = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary', maxLength: 60 }));
const hugeNumber = fc.constantFrom(0, -0, -1, 0.1, 1e300, -1e300, 2 ** 53, 2 ** 31, 1e-300, 999_999_999_999);
const wrongType = fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], nested(50), nested(3001), '1', 1);
const nasty = fc.oneof(hostileText, hugeNumber, wrongType);

/** Values for a schema. Most are valid or almost valid; some are never valid. */
function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 8, arbitrary: likelyOf(schema) }, { weight: 1, arbitrary: nasty });
}

function likelyOf(schema: Schema): fc.Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape).map(([key, field]) => [wireName(key, field), valuesOf(field)]);
      return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
    }
    case 'array': {
      const most = maximumOf(schema) ?? 20;
      const few = fc.array(valuesOf(def.element), { maxLength: 4 });
      const edge = fc.constantFrom(most, most + 1).map((length) => Array(length).fill(sampleOf(def.element)));
      return fc.oneof({ weight: 12, arbitrary: few }, { weight: 1, arbitrary: edge });
    }
    case 'union':
      return fc.oneof(...def.options.map((option) => valuesOf(option)));
    case 'pipe':
      return likelyOf(def.in);
    case 'string':
      return fc.oneof(fc.constant(sampleOf(schema)), edgesOf(schema));
    case 'number':
      return fc.oneof(fc.constant(sampleOf(schema)), fc.integer(), hugeNumber);
    default:
      return 'innerType' in def ? valuesOf(def.innerType) : fc.constant(sampleOf(schema));
  }
}

/** Texts of the maximum length, and one character longer. */
function edgesOf(schema: Schema): fc.Arbitrary<string> {
  const most = maximumOf(schema) ?? 30;
  return fc.constantFrom('x'.repeat(most), '7'.repeat(most), 'é'.repeat(most), 'x'.repeat(most + 1));
}

const maximumOf = (schema: Schema): number | undefined => {
  const { checks = [] } = schema._zod.def as { checks?: readonly z.core.$ZodCheck[] };
  return checks.flatMap(({ _zod: { def } }) => (def as { maximum?: number }).maximum ?? [])[0];
};

/** Texts for a path or a query: some that the schema probably accepts, and hostile ones. */
const textsOf = (schema: Schema): fc.Arbitrary<string> =>
  fc.oneof({ weight: 4, arbitrary: likelyOf(schema).map(String) }, { weight: 1, arbitrary: hostileText });

/** Inputs of an endpoint, made from its contract. */
export function inputsOf({ params, query, body }: Endpoint): fc.Arbitrary<FuzzedInput> {
  const textFields = (schema: Schema | undefined, requiredKeys: [] | undefined) =>
    fc.record(
      Object.fromEntries(
        Object.entries(schema ? (schema as z.core.$ZodObject)._zod.def.shape : {}).map(([name, field]) => [
          name,
          textsOf(field),
        ]),
      ),
      requiredKeys ? { requiredKeys } : {},
    );
  return fc.record({
    params: textFields(params, undefined),
    query: textFields(query, []).map((fields) => Object.entries(fields)),
    body: body ? valuesOf(body) : fc.constant(undefined),
  }) as fc.Arbitrary<FuzzedInput>;
}
