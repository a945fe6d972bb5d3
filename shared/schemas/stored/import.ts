import * as z from 'zod/mini';
import { sourceEntrySchema } from '../catalogue/catalogue-version.ts';

const text = z.string();

/** What a provider may load (decision C1), in the order in which the files of an import are read: lists come first that say what codes in others mean. */
export const importKinds = [
  'vehicle-map',
  'part-types',
  'codes',
  'cross-references',
  'aces',
  'pies',
  'products',
  'prices',
  'stock',
  'salvage',
  'interchange',
  'categories',
  'product-lines',
  'warehouses',
  'yards',
  'customers',
  'price-levels',
  'tax-rates',
  'shipping-rates',
  'insurance',
] as const;
export type ImportKind = (typeof importKinds)[number];

/** Several may have files of one kind; [a-z0-9-], as it becomes a part of paths. */
export const supplierSchema = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));

const importStates = [
  'reading',
  'waiting',
  'building',
  'offers',
  'publishing',
  'done',
  'unchanged',
  'compared',
  'failed',
] as const;

const countsSchema = z.object({ added: z.int(), changed: z.int(), removed: z.int() });

/** What would be different, as a dry run tells it. */
const comparisonSchema = z.object({
  /** New and recycled. */
  parts: countsSchema,
  /** Parts of brands whose fitments are. */
  fitments: countsSchema,
  offers: countsSchema,
});
export type Comparison = z.infer<typeof comparisonSchema>;

/** How an import is getting on, for whoever watches it. */
export const importSchema = z.object({
  id: text,
  /** What is imported. */
  kind: z.enum(['catalogue']),
  state: z.enum(importStates),
  /** ISO dates and times. */
  startedAt: text,
  changedAt: text,
  /** None where an earlier version is published again. */
  files: z.array(z.object({ kind: text, name: text })),
  /** Of all files. */
  bytes: z.int(),
  bytesRead: z.int(),
  rowsRead: z.int(),
  /** Offers and records written to the table. */
  rowsWritten: z.int(),
  /** Rows. */
  refused: z.int(),
  warnings: z.int(),
  /** All that the report tells of; a row may be refused for several reasons. */
  faults: z.int(),
  rowsPerSecond: z.int(),
  /** Of reading; known when something has been read. */
  secondsLeft: z.optional(z.int()),
  /** What it published. */
  version: z.optional(z.int()),
  /** What a dry run found. */
  comparison: z.optional(comparisonSchema),
  /** Hash of the report of all faults, by file, line and column. */
  report: z.optional(text),
  /** Why it failed. */
  message: z.optional(text),
  /** Of what was asked for by a call: the same key may ask for nothing else (decision W6). */
  digest: z.optional(text),
});
export type Import = z.infer<typeof importSchema>;

/** A file that is to be uploaded in parts, each of them an object. */
export const importUploadSchema = z.object({
  id: text,
  name: text,
  bytes: z.int(),
  parts: z.int(),
  /** When the file was made, ISO 8601. */
  asOf: text,
});
export type ImportUpload = z.infer<typeof importUploadSchema>;

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
