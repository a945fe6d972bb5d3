import * as z from 'zod/mini';
import { wireName } from '#shared/wire/wire.ts';

type Schema = z.core.$ZodType;
export type ObjectSchema = z.core.$ZodObject;

/** One field of a body, as its contract describes it. */
export interface ContractField {
  /** The name in a form: the names of the code, joined by dots. */
  readonly name: string;
  /** The path in a refusal of the server: the names of the wire, joined by dots. */
  readonly path: string;
  /** In characters; undefined where the contract sets no limit. */
  readonly maxLength: number | undefined;
  /** A text that may be neither left out nor empty. */
  readonly isRequired: boolean;
  readonly schema: Schema;
}

/** The fields of a contract's object, including those of the objects inside it. */
export function contractFields(schema: ObjectSchema): readonly ContractField[] {
  return Object.entries(schema._zod.def.shape).flatMap(([name, field]) => {
    const path = wireName(name, field);
    const { inner, isOptional } = unwrapped(field);
    const { def } = (inner as z.core.$ZodTypes)._zod;
    if (def.type === 'object') {
      return contractFields(inner as ObjectSchema).map((below) => ({
        ...below,
        name: `${name}.${below.name}`,
        path: `${path}.${below.path}`,
      }));
    }
    const isText = def.type === 'string';
    const isRequired = isText && !isOptional && !z.safeParse(inner, '').success;
    return [{ name, path, maxLength: def.type === 'string' ? longestOf(def) : undefined, isRequired, schema: inner }];
  });
}

/** The most characters that a contract accepts in a field. */
export function maxLengthOf<S extends ObjectSchema>(schema: S, name: keyof z.core.output<S> & string): number {
  const { maxLength } = contractFields(schema).find((field) => field.name === name) ?? {};
  if (maxLength === undefined) throw new Error(`The contract sets no limit for ${name}`);
  return maxLength;
}

/** The field that a path of a refusal belongs to. `Items.3.Name` belongs to the list `Items`. */
export const fieldOfPath = (fields: readonly ContractField[], path: string): ContractField | undefined =>
  fields.find((field) => path === field.path || path.startsWith(`${field.path}.`));

const longestOf = ({ checks = [] }: z.core.$ZodStringDef): number | undefined =>
  checks
    .map((check) => check._zod.def as { readonly check: string; readonly maximum?: number })
    .find(({ check }) => check === 'max_length')?.maximum;

function unwrapped(schema: Schema): { readonly inner: Schema; readonly isOptional: boolean } {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (!('innerType' in def)) return { inner: schema, isOptional: false };
  const { inner, isOptional } = unwrapped(def.innerType);
  return {
    inner,
    isOptional: isOptional || def.type === 'optional' || def.type === 'nullable' || def.type === 'default',
  };
}
