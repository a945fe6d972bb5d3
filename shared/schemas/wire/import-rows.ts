import * as z from 'zod/mini';
import { numberIdSchema } from '../fields/ids.ts';

/** The rows of one batch of an import (admin 9). */
export const MOST_IMPORT_ROWS = 100;

/**
 * A cell of an import file as it was typed. Absent if the file does not have the column. Rules judge what is in it, row
 * by row, so that one bad cell does not refuse the others.
 */
const cell = z.optional(z.string().check(z.maxLength(300)));

const addressCells = {
  address: cell,
  address2: cell,
  city: cell,
  state: cell,
  postalCode: cell,
  country: cell,
};

/** A row of an account file. Type and parent are for the provider only. */
export const accountImportRowSchema = z.object({
  companyName: cell,
  ...addressCells,
  storeNumber: cell,
  type: cell,
  parent: cell,
  orderProcessType: cell,
});
export type AccountImportRow = z.output<typeof accountImportRowSchema>;

/** A row of a user file. `company` is the name of their account, `parent` that of its parent. */
export const userImportRowSchema = z.object({
  company: cell,
  parent: cell,
  firstName: cell,
  lastName: cell,
  email: cell,
  userName: cell,
  phoneNumber: cell,
  ...addressCells,
});
export type UserImportRow = z.output<typeof userImportRowSchema>;

/** The outcome of a row, or in a dry run the outcome that it would have. */
export const importRowResultSchema = z.object({
  /** The place of the row in the batch, from 1. */
  row: z.int(),
  outcome: z.enum(['new', 'changed', 'same', 'wrong']),
  /** The text of the spec (admin 8). */
  result: z.string(),
  /** More about it, such as the columns to check. */
  details: z.array(z.string()),
  /** The number of the account or user. Null for a wrong row, and for a new one in a dry run. */
  id: z.nullable(numberIdSchema),
});
export type ImportRowResult = z.output<typeof importRowResultSchema>;
