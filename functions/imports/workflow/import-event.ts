import * as z from 'zod/mini';
import { supplierSchema } from '#shared/schemas/stored/import.ts';
import { versionItemSchema } from '../../data/catalogue/catalogue-version-repository.ts';

const text = z.string();

/** A file that was uploaded to the bucket. */
const fileSchema = z.object({
  kind: text,
  supplier: z.optional(supplierSchema),
  /** Absent for a file that was put into the bucket in another way. */
  uploadId: z.optional(text),
  /** The name to show; the key if there is none. */
  name: z.optional(text),
  /** The key of the object, or of the folder that holds its parts. Only the uploads folder of the bucket is read. */
  key: text.check(z.regex(/^uploads\//)),
  parts: z.optional(z.int()),
  bytes: z.int(),
  /** When the file was made, ISO 8601. */
  asOf: text,
  /** When the last of it was uploaded, ISO 8601. */
  arrivedAt: z.optional(text),
});
export type UploadedFile = z.infer<typeof fileSchema>;

const optionsSchema = z.object({
  /** Price levels by PIES price type. */
  levels: z.optional(z.record(text, text)),
  /** Reads and compares, and changes nothing. */
  isDryRun: z.optional(z.boolean()),
  /** The number of rows that feeds may lose. */
  acceptRemovals: z.optional(z.int()),
  /** The version to publish again; then there are no files. */
  rollBackTo: z.optional(z.int()),
});

const importFields = {
  /** The id of the import. It becomes part of object names. */
  id: text.check(z.regex(/^[a-z0-9-]+$/)),
  files: z.array(fileSchema),
  options: optionsSchema,
};

/** The input of an execution of the state machine. */
export interface ImportInput {
  readonly id: string;
  readonly files: readonly UploadedFile[];
  readonly options: z.infer<typeof optionsSchema>;
}

const chunkSchema = z.object({ rows: z.enum(['offers', 'withdrawn', 'history']), hash: text });

const planSchema = z.object({
  item: z.optional(versionItemSchema),
  base: z.optional(z.int()),
  ended: z.array(text),
});

/** The events that the state machine sends, one for each step. */
export const importEventSchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('begin'), ...importFields }),
  z.object({ step: z.literal('read'), ...importFields, index: z.int() }),
  z.object({ step: z.literal('build'), ...importFields }),
  z.object({ step: z.literal('join'), id: text }),
  z.object({ step: z.literal('write'), id: text, chunk: chunkSchema }),
  z.object({ step: z.literal('publish'), id: text, plan: planSchema, withdrawn: z.array(chunkSchema) }),
  z.object({ step: z.literal('fail'), id: text, error: z.unknown() }),
]);
