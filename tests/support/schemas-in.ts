import * as z from 'zod/mini';

/** Every schema inside a schema: a definition has its parts as properties, in lists, or in the shape of an object. */
export function schemasIn(schema: z.core.$ZodType): z.core.$ZodType[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const parts: unknown[] = Object.values('shape' in def ? def.shape : def).flat();
  return [schema, ...parts.filter((part) => part instanceof z.core.$ZodType).flatMap(schemasIn)];
}
