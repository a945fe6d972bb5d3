import * as z from 'zod/mini';
import { peopleImportKinds, peopleImportStates, rowOutcomes } from '../../values/people/people-imports.ts';
import { idSchema, numberIdSchema } from '../fields/ids.ts';
import {
  columnMappingSchema,
  outcomeCountsSchema,
  resultCountSchema,
  runProgressSchema,
} from '../fields/people-import.ts';
import { accountImportRowSchema, userImportRowSchema } from './import-rows.ts';

const text = z.string();
const time = z.iso.datetime();

/** A column that the file can fill. */
const importColumnSchema = z.object({
  column: text,
  /** The name of the cell in the rows of the wire, such as `CompanyName`. */
  cell: text,
  /** Without it the file can't be imported. */
  isRequired: z.boolean(),
});

/** An import of accounts or users, with all that its screens show besides its rows. */
export const peopleImportViewSchema = z.object({
  id: idSchema,
  kind: z.enum(peopleImportKinds),
  state: z.enum(peopleImportStates),
  /** Why it failed, or which columns it waits for. */
  message: z.optional(text),
  /** The account that it imports into, and its name. */
  accountId: numberIdSchema,
  companyName: text,
  fileName: text,
  createdAt: time,
  changedAt: time,
  /** The name of the person who started it, and of the one who continued it last. */
  createdBy: text,
  continuedBy: z.optional(text),
  /** Until then its rows can be seen, corrected and imported. Absent once the file was deleted. */
  rowsKeptUntil: z.optional(time),
  /** The headings of the file, in its order. Empty until they were read. */
  headings: z.array(text),
  /** The first rows of the file as they are in it, for the page that maps columns. Absent once the file was deleted. */
  samples: z.optional(z.array(z.array(text))),
  /** The columns that a file of this kind can have. */
  columns: z.array(importColumnSchema),
  /** The headings that are read. They are found by their names, remembered from the last file, or chosen. */
  mapping: z.array(columnMappingSchema),
  mappedBy: z.optional(z.enum(['headings', 'remembered', 'given'])),
  /** The headings of the file that are not read. */
  ignored: z.array(text),
  /** The rows of the file, and how many of them are imported. */
  rows: z.int(),
  imported: z.int(),
  /** Bytes of the file, and those checked so far. */
  bytes: z.int(),
  bytesChecked: z.int(),
  /** The outcome of every row: as it would be, until it is imported. */
  outcomes: outcomeCountsSchema,
  /** The rows by their result, the most frequent one first. */
  results: z.array(resultCountSchema),
  /** Rows that a continue would import now. */
  ready: z.int(),
  progress: z.optional(runProgressSchema),
  /** Users that the import added and that can still be invited, and those who were. Only for users. */
  invitable: z.int(),
  invited: z.int(),
  /** Rows that taking back undid, and rows that it left (see the rows with Only=left). */
  takenBack: z.int(),
  left: z.int(),
});
export type PeopleImportView = z.infer<typeof peopleImportViewSchema>;

/** The cells of a row of either kind. */
const peopleCellsSchema = z.object({ ...accountImportRowSchema.shape, ...userImportRowSchema.shape });
export type PeopleCells = z.infer<typeof peopleCellsSchema>;

/** A row of an import. */
export const peopleImportRowSchema = z.object({
  /** The place of the row in the file, from 1 for the first one after the headings. */
  row: z.int(),
  /** The company of an account row; the user name of a user row, or their email. */
  name: text,
  outcome: z.enum(rowOutcomes),
  /** The text of the spec (admin 8). Empty for a row that was left out by hand. */
  result: text,
  /** More about it, such as the columns to check, or why taking it back left it. */
  details: z.array(text),
  /** The columns whose cells are at fault, as they are headed in docs/formats/people.md. */
  faultColumns: z.array(text),
  /** Whether it is in. */
  isImported: z.boolean(),
  /** The number of the account or user. Null for a row that made none yet. */
  id: z.nullable(numberIdSchema),
  /** The changes of a user, in the order of the columns. */
  changes: z.array(z.object({ column: text, before: text, after: text })),
  /** Absent once the file was deleted. */
  cells: z.optional(peopleCellsSchema),
});
export type PeopleImportRow = z.infer<typeof peopleImportRowSchema>;

/** Other cells for a row, or a row to leave out. Cells that are absent stay as they are. */
export const rowCorrectionSchema = z.object({
  row: z.int().check(z.minimum(1), z.maximum(999_999_999)),
  cells: z.optional(peopleCellsSchema),
  leaveOut: z.optional(z.boolean()),
});
export type RowCorrection = z.infer<typeof rowCorrectionSchema>;

/**
 * Replaces a cell in every row with a fault that has it: State “Calif.” becomes CA. Blanks around a cell do not count.
 */
export const cellReplacementSchema = z.object({
  column: text.check(z.minLength(1), z.maxLength(60)),
  from: text.check(z.maxLength(300)),
  to: text.check(z.maxLength(300)),
});
export type CellReplacement = z.infer<typeof cellReplacementSchema>;
