import * as z from 'zod/mini';
import { rowOutcomes } from '../../values/people/people-imports.ts';

const text = z.string();
const time = z.iso.datetime();

/**
 * The heading of the file that fills a column. `column` is a heading of docs/formats/people.md, such as `Company Name`;
 * `heading` is written as it is in the file.
 */
export const columnMappingSchema = z.object({
  column: text.check(z.minLength(1), z.maxLength(60)),
  heading: text.check(z.minLength(1), z.maxLength(300)),
});
export type ColumnMapping = z.infer<typeof columnMappingSchema>;

/** The rows of the file by their outcome. */
export const outcomeCountsSchema = z.object({
  new: z.int(),
  changed: z.int(),
  same: z.int(),
  wrong: z.int(),
  leftOut: z.int(),
});

/** The rows with one result, for the summary. */
export const resultCountSchema = z.object({ outcome: z.enum(rowOutcomes), result: text, rows: z.int() });

/** The progress of the work that goes on or was done last: 'Importing 200 of 23,654 …, 3 left out'. */
export const runProgressSchema = z.object({
  /** Rows to work on, and those done so far, with the ones that were left out. */
  total: z.int(),
  done: z.int(),
  leftOut: z.int(),
  /** Batches of 100 rows of the file. */
  batches: z.int(),
  batchesDone: z.int(),
  startedAt: time,
  /** Absent while the work goes on. */
  endedAt: z.optional(time),
});
