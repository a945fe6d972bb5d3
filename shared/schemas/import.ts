import * as z from 'zod/mini';
import { sourceEntrySchema } from './catalogue/catalogue-version.ts';

const text = z.string();

const importStates = ['reading', 'waiting', 'building', 'offers', 'publishing', 'done', 'unchanged', 'failed'] as const;

/** How an import is getting on, for whoever watches it. */
export const importSchema = z.object({
  id: text,
  /** What is imported. */
  kind: z.enum(['catalogue']),
  state: z.enum(importStates),
  /** ISO dates and times. */
  startedAt: text,
  changedAt: text,
  files: z.array(z.object({ kind: text, name: text })),
  /** Of all files. */
  bytes: z.int(),
  bytesRead: z.int(),
  rowsRead: z.int(),
  /** Offers and records written to the table. */
  rowsWritten: z.int(),
  refused: z.int(),
  warnings: z.int(),
  rowsPerSecond: z.int(),
  /** Of reading; known when something has been read. */
  secondsLeft: z.optional(z.int()),
  /** What it published. */
  version: z.optional(z.int()),
  /** Hash of the report of all faults, by file, line and column. */
  report: z.optional(text),
  /** Why it failed. */
  message: z.optional(text),
});
export type Import = z.infer<typeof importSchema>;

/** What a task of an import has read of one of its files. */
export const importedFileSchema = z.object({
  kind: text,
  name: text,
  /** Nothing of it can be used, so that nothing of the import is. */
  isUnusable: z.optional(z.boolean()),
  sources: z.array(z.extend(sourceEntrySchema, { isUpdate: z.optional(z.literal(true)) })),
  records: z.optional(sourceEntrySchema),
});
export type ImportedFile = z.infer<typeof importedFileSchema>;
