import * as z from 'zod/mini';

const text = z.string();

/** An immutable file of rows that a catalogue is built from: everything of one kind from one brand or supplier. */
export const sourceEntrySchema = z.object({
  /** 'fitments', 'stock' … */
  kind: text,
  /** The brand or supplier, or 'all'. */
  key: text,
  /** SHA-256 of the rows. */
  hash: text,
  rows: z.int(),
  /** The date of the rows, ISO 8601, from their file. */
  asOf: text,
  /** The form of the rows. It counts up with each change that earlier releases can't read. Absent means 1. */
  form: z.optional(z.int()),
});
export type SourceEntry = z.infer<typeof sourceEntrySchema>;

/** The kind of the source that lists the recycled parts sold up to its asOf. It comes from the table, not from a file. */
export const SOLD_PARTS = 'sold-parts';

/**
 * The format of the index objects that this release writes and reads. It counts up with every change of their columns. A
 * version with another format can't be read and is built again from its sources.
 */
export const INDEX_FORMAT = 5;

const storedObjectSchema = z.object({ hash: text, bytes: z.int(), storedBytes: z.int() });

/**
 * An immutable version of the catalogue: its sources and the index objects built from them. Sources are in the order in
 * which their keys were first imported, which decides who was first to claim a part number.
 */
export const catalogueVersionSchema = z.object({
  version: z.int(),
  /** The version it was built on. Absent in the first version. */
  base: z.optional(z.int()),
  builtAt: text,
  sources: z.array(sourceEntrySchema),
  index: z.object({
    /** INDEX_FORMAT of the release that built it. Absent in the first format. */
    format: z.optional(z.int()),
    index: z.record(text, storedObjectSchema),
    counts: z.object({
      aftermarket: z.int(),
      salvage: z.int(),
      fitments: z.int(),
      /** Parts without a list price. Earlier releases did not count them. */
      unpriced: z.optional(z.int()),
      /** Aftermarket parts of which no warehouse has any. */
      withoutStock: z.optional(z.int()),
    }),
  }),
});
export type CatalogueVersion = z.infer<typeof catalogueVersionSchema>;
