import * as z from 'zod/mini';

const text = z.string();

/** One immutable file of rows that a catalogue is made of: all that came of a kind from one brand or supplier. */
export const sourceEntrySchema = z.object({
  /** 'fitments', 'stock' … */
  kind: text,
  /** The brand or supplier, or 'all'. */
  key: text,
  /** SHA-256 of the rows. */
  hash: text,
  rows: z.int(),
  /** Of when the rows are, ISO 8601, as their file says. */
  asOf: text,
  /** Of the rows, by kind; none is the first. */
  form: z.optional(z.int()),
});
export type SourceEntry = z.infer<typeof sourceEntrySchema>;

/** The kind of the source that names the recycled parts our orders took, up to its asOf; it comes from the table, not from a file. */
export const SOLD_PARTS = 'sold-parts';

/**
 * Of the index objects that this release writes and reads. It counts up with every change of their columns; a version of
 * another format is not read, but built anew from its sources.
 */
export const INDEX_FORMAT = 4;

const storedObjectSchema = z.object({ hash: text, bytes: z.int(), storedBytes: z.int() });

/**
 * A state of the catalogue, which never changes again: the sources it was built from and the index objects they gave.
 * The order of the sources is that in which their keys first came, which decides who came first to a part's number.
 */
export const catalogueVersionSchema = z.object({
  version: z.int(),
  /** The version that it was made from; none for the first. */
  base: z.optional(z.int()),
  builtAt: text,
  sources: z.array(sourceEntrySchema),
  index: z.object({
    /** INDEX_FORMAT of the release that built it; none of the first. */
    format: z.optional(z.int()),
    index: z.record(text, storedObjectSchema),
    counts: z.object({ aftermarket: z.int(), salvage: z.int(), fitments: z.int() }),
  }),
});
export type CatalogueVersion = z.infer<typeof catalogueVersionSchema>;
