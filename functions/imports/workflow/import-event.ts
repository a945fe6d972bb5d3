import * as z from 'zod/mini';
import { supplierSchema } from '#shared/schemas/stored/import.ts';

const text = z.string();

/** A file that was put into the bucket. */
const fileSchema = z.object({
  kind: text,
  supplier: z.optional(supplierSchema),
  /** What people call it; without it, its key. */
  name: z.optional(text),
  /** Of the object, or of the folder of its parts; uploads stand apart from all else in the bucket. */
  key: text.check(z.regex(/^uploads\//)),
  parts: z.optional(z.int()),
  bytes: z.int(),
  /** When the file was made, ISO 8601. */
  asOf: text,
});
export type UploadedFile = z.infer<typeof fileSchema>;

const optionsSchema = z.object({
  /** Price levels by PIES price type. */
  levels: z.optional(z.record(text, text)),
  /** Only tells what would be different. */
  isDryRun: z.optional(z.boolean()),
  /** Publishes what this version consisted of; then there are no files. */
  rollBackTo: z.optional(z.int()),
});

const importFields = {
  /** Of the import, [a-z0-9-]. */
  id: text.check(z.regex(/^[a-z0-9-]+$/)),
  files: z.array(fileSchema),
  options: optionsSchema,
};

/** What an execution of the state machine begins with. */
export interface ImportInput {
  readonly id: string;
  readonly files: readonly UploadedFile[];
  readonly options: z.infer<typeof optionsSchema>;
}

const chunkSchema = z.object({ rows: z.enum(['offers', 'withdrawn', 'history']), hash: text });

const planSchema = z.object({
  item: z.optional(z.object({ version: z.int(), manifest: text, builtAt: text })),
  base: z.optional(z.int()),
  ended: z.array(text),
});

/** What the state machine asks for, step by step. */
export const importEventSchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('begin'), ...importFields }),
  z.object({ step: z.literal('read'), ...importFields, index: z.int() }),
  z.object({ step: z.literal('build'), ...importFields }),
  z.object({ step: z.literal('write'), id: text, chunk: chunkSchema }),
  z.object({ step: z.literal('publish'), id: text, plan: planSchema, withdrawn: z.array(chunkSchema) }),
  z.object({ step: z.literal('fail'), id: text, error: z.unknown() }),
]);
