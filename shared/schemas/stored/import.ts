import * as z from 'zod/mini';
import { sourceEntrySchema } from '../catalogue/catalogue-version.ts';

const text = z.string();

/**
 * The kinds of files that can be imported (decision C1), in the order in which they are read: lists of codes come before the
 * files that use them.
 */
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
  'synonyms',
] as const;
export type ImportKind = (typeof importKinds)[number];

/** Each supplier replaces only its own rows of these kinds. */
const supplierKinds = ['products', 'prices', 'stock', 'salvage'] as const satisfies readonly ImportKind[];
export type SupplierKind = (typeof supplierKinds)[number];

/** Whether several suppliers may each have files of the kind. ACES and PIES files are kept apart by brand instead. */
export const hasSuppliers = (kind: ImportKind): boolean => (supplierKinds as readonly ImportKind[]).includes(kind);

/** The name of a supplier. It becomes part of object names. */
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
  'stopped',
  'failed',
] as const;

const countsSchema = z.object({ added: z.int(), changed: z.int(), removed: z.int() });

/** The changes that a dry run found. */
const comparisonSchema = z.object({
  /** Aftermarket and recycled parts. */
  parts: countsSchema,
  /** Parts of brands whose fitments change. */
  fitments: countsSchema,
  offers: countsSchema,
});
export type Comparison = z.infer<typeof comparisonSchema>;

/** The parts that an import changes, and those of the new version that can't be sold. */
export const importSummarySchema = z.object({
  added: z.int(),
  changed: z.int(),
  removed: z.int(),
  /** Parts without a list price. */
  unpriced: z.int(),
  /** Aftermarket parts of which no warehouse has any. */
  withoutStock: z.int(),
});
export type ImportSummary = z.infer<typeof importSummarySchema>;

/** The pictures that the catalogue names by web address. */
const importPicturesSchema = z.object({
  /** Those of which we have a copy. */
  shown: z.int(),
  /** Those that could not be fetched and were never fetched before. */
  missing: z.int(),
});

/** A feed that would lose most of its rows. */
const lostRowsSchema = z.object({ kind: text, key: text, removed: z.int(), of: z.int() });
export type LostRows = z.infer<typeof lostRowsSchema>;

/** The issues of a kind in a file: how many there are, and the first of them. */
const faultKindSchema = z.object({
  file: text,
  code: text,
  severity: z.enum(['refused', 'warning']),
  count: z.int(),
  line: z.int(),
  column: z.optional(z.int()),
  field: z.optional(text),
  message: text,
});
export type FaultKind = z.infer<typeof faultKindSchema>;

/** The record of an import, which shows its progress. */
export const importSchema = z.object({
  id: text,
  /** The subject of the import. */
  kind: z.enum(['catalogue']),
  state: z.enum(importStates),
  /** ISO dates and times. */
  startedAt: text,
  changedAt: text,
  /** Empty if an earlier version is published again. */
  files: z.array(
    z.object({
      kind: text,
      /** No two files of an import have the same name. */
      name: text,
      supplier: z.optional(text),
      /** Absent for files that were not uploaded. The bucket keeps uploads for a week. */
      uploadId: z.optional(text),
    }),
  ),
  /** The price level that each PIES price type was assigned to. */
  levels: z.optional(z.array(z.object({ priceType: text, level: text }))),
  /** The version that is published again. */
  rollsBackTo: z.optional(z.int()),
  /** The size of all files together. */
  bytes: z.int(),
  bytesRead: z.int(),
  rowsRead: z.int(),
  /** Offers and records written to the table. */
  rowsWritten: z.int(),
  /** Rows left out. */
  refused: z.int(),
  warnings: z.int(),
  /** The number of issues in the report. A row may be refused for several reasons. */
  faults: z.int(),
  /** The issues by file and kind, in the order in which they were first found. At most a hundred kinds. */
  faultKinds: z.optional(z.array(faultKindSchema)),
  rowsPerSecond: z.int(),
  /** Until all files are read. Absent before the first bytes and after reading. */
  secondsLeft: z.optional(z.int()),
  /** The version that the import published. */
  version: z.optional(z.int()),
  /** Absent if the catalogue does not change. */
  changes: z.optional(importSummarySchema),
  /** Absent until pictures have been fetched, which goes on after the import is done. */
  pictures: z.optional(importPicturesSchema),
  /** Why the import was stopped: feeds that would lose most of themselves. */
  lost: z.optional(z.array(lostRowsSchema)),
  /** The result of a dry run. */
  comparison: z.optional(comparisonSchema),
  /** The hash of the report, which lists all issues by file, line and column. */
  report: z.optional(text),
  /** Why the import failed. */
  message: z.optional(text),
  /** The hash of the request body. The same idempotency key with another body is refused (decision W6). */
  digest: z.optional(text),
});
export type Import = z.infer<typeof importSchema>;

/** A file that is uploaded in parts. Each part is an object. */
export const importUploadSchema = z.object({
  id: text,
  name: text,
  bytes: z.int(),
  parts: z.int(),
  /** When the file was made, ISO 8601. */
  asOf: text,
});
export type ImportUpload = z.infer<typeof importUploadSchema>;

/** A file that was read. It has no effect until the import is applied. */
export const importedFileSchema = z.object({
  kind: text,
  name: text,
  /** The file can't be used, so nothing of the import is applied. */
  isUnusable: z.optional(z.boolean()),
  /** An update holds changes, which are merged with the current source when it is published. */
  sources: z.array(z.extend(sourceEntrySchema, { isUpdate: z.optional(z.literal(true)) })),
  /** Rows for the table, with their lines. */
  records: z.optional(sourceEntrySchema),
  /** The names in rows that stand for rows of other files, with the first place and count of each. */
  named: z.optional(sourceEntrySchema),
});
export type ImportedFile = z.infer<typeof importedFileSchema>;
