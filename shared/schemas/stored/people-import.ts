import * as z from 'zod/mini';
import { peopleImportKinds, peopleImportStates } from '../../values/people/people-imports.ts';
import { idSchema, numberIdSchema } from '../fields/ids.ts';
import {
  columnMappingSchema,
  outcomeCountsSchema,
  resultCountSchema,
  runProgressSchema,
} from '../fields/people-import.ts';
import { idempotencyRecordSchema } from './idempotency-record.ts';

const text = z.string();
const time = z.iso.datetime();

/** A person who works on an import. Its tasks save with their present rights. */
const workerSchema = z.object({
  userId: idSchema,
  accountId: numberIdSchema,
  parentId: z.optional(numberIdSchema),
  name: text,
});
export type ImportWorker = z.infer<typeof workerSchema>;

/** The record of an import of accounts or users. The rows of the file are objects in their own bucket (decision D34). */
export const peopleImportSchema = z.object({
  id: idSchema,
  kind: z.enum(peopleImportKinds),
  state: z.enum(peopleImportStates),
  message: z.optional(text),
  /** The state after the invitations are written. */
  returnTo: z.optional(z.enum(peopleImportStates)),
  /** The account that it imports into, and its parent, which decide who sees it. */
  accountId: numberIdSchema,
  parentId: z.optional(numberIdSchema),
  companyName: text,
  fileName: text,
  uploadId: idSchema,
  parts: z.int(),
  bytes: z.int(),
  bytesChecked: z.int(),
  createdAt: time,
  changedAt: time,
  createdBy: workerSchema,
  /** Who started the present run. */
  worker: workerSchema,
  continuedBy: z.optional(text),
  /** Absent once the file was deleted. */
  rowsKeptUntil: z.optional(time),
  headings: z.array(text),
  /** The mapping that somebody chose. */
  given: z.optional(z.array(columnMappingSchema)),
  mapping: z.array(columnMappingSchema),
  mappedBy: z.optional(z.enum(['headings', 'remembered', 'given'])),
  ignored: z.array(text),
  rows: z.int(),
  imported: z.int(),
  outcomes: outcomeCountsSchema,
  results: z.array(resultCountSchema),
  ready: z.int(),
  /** Counts the executions of the workflow, each of which has a name of its own. */
  run: z.int(),
  /** The object that lists the rows. Absent until the file is checked, and once it was deleted. */
  index: z.optional(text),
  progress: z.optional(runProgressSchema),
  /** Users that the import added, those who were invited, and those who can't be. */
  added: z.int(),
  invited: z.int(),
  notInvitable: z.int(),
  takenBack: z.int(),
  left: z.int(),
  /** The last calls that changed it, so that a repeat changes nothing. */
  lastSaves: z.optional(z.array(idempotencyRecordSchema)),
  version: z.int(),
});
export type PeopleImport = z.infer<typeof peopleImportSchema>;

/** An uploaded file that waits to be imported by the person who uploaded it. */
export const peopleUploadSchema = z.object({
  id: idSchema,
  userId: idSchema,
  kind: z.enum(peopleImportKinds),
  name: text,
  bytes: z.int(),
  parts: z.int(),
});
export type PeopleUpload = z.infer<typeof peopleUploadSchema>;

/** A row that is in, written in the transaction of its account or user. A repeat of the batch finds it. */
export const importedRowSchema = z.object({
  row: z.int(),
  name: text,
  outcome: z.enum(['new', 'changed', 'same']),
  result: text,
  id: numberIdSchema,
  /** The id of a user. */
  userId: z.optional(idSchema),
  /** The version that the import left. Absent if the row changed nothing. */
  version: z.optional(z.int()),
  /** The values that a changed user had before. */
  former: z.optional(z.record(text, text)),
  isInvited: z.optional(z.literal(true)),
  isTakenBack: z.optional(z.literal(true)),
});
export type ImportedRow = z.infer<typeof importedRowSchema>;

/** A row as the report keeps it: its number, name and result, and nothing else of the file (decision D34). */
export const reportedRowSchema = z.object({
  row: z.int(),
  name: text,
  outcome: z.enum(['new', 'changed', 'same', 'wrong', 'leftOut']),
  result: text,
  details: z.array(text),
  id: z.nullable(numberIdSchema),
});
export type ReportedRow = z.infer<typeof reportedRowSchema>;
