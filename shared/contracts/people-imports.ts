import * as z from 'zod/mini';
import { idSchema, numberIdSchema } from '../schemas/fields/ids.ts';
import { columnMappingSchema } from '../schemas/fields/people-import.ts';
import { pagingFields } from '../schemas/wire/paging.ts';
import {
  cellReplacementSchema,
  peopleImportRowSchema,
  peopleImportViewSchema,
  rowCorrectionSchema,
} from '../schemas/wire/people-import-view.ts';
import {
  MOST_PEOPLE_FILE_BYTES,
  MOST_ROWS_OF_A_CALL,
  peopleImportKinds,
  rowOutcomes,
} from '../values/people/people-imports.ts';
import { defineGroup } from '../wire/endpoint.ts';

const text = z.string();
const ofImport = z.object({ id: idSchema });
const kind = z.enum(peopleImportKinds);
/** Accounts are imported by levels 0 and 1, users by every administrator, each in their scope (admin 6). */
const administrator = { signedIn: true, level: 2, permission: 'usermanagement' } as const;

const mapping = z.array(columnMappingSchema).check(z.maxLength(20));
/** Rows of a page, by default and at most. */
export const PEOPLE_ROW_PAGES = { usual: 50, most: MOST_ROWS_OF_A_CALL };

/**
 * Imports of accounts and users: a file is uploaded, checked, corrected in a grid, and saved in batches of 100 rows.
 * They belong to the imports group.
 */
export const peopleImportsContract = defineGroup({
  preparePeopleUpload: {
    method: 'POST',
    path: '/api/imports/people/uploads',
    summary:
      'Starts an upload. Returns an address for each part of the file, valid for an hour. Parts are sent by PUT, straight to the bucket.',
    access: administrator,
    body: z.object({
      kind,
      name: text.check(z.minLength(1), z.maxLength(200)),
      bytes: z.int().check(z.minimum(1), z.maximum(MOST_PEOPLE_FILE_BYTES)),
    }),
    output: z.object({ uploadId: text, partBytes: z.int(), urls: z.array(text) }),
  },
  beginPeopleImport: {
    method: 'POST',
    path: '/api/imports/people',
    summary:
      'Checks an uploaded file: every row is judged, and nothing is saved. AccountId is the account to import into, by default the own one. Without a mapping, columns are found by their headings and by the mapping that the account used last.',
    access: administrator,
    body: z.object({
      uploadId: idSchema,
      kind,
      accountId: z.optional(numberIdSchema),
      mapping: z.optional(mapping),
    }),
    output: peopleImportViewSchema,
    idempotencyKey: true,
  },
  listPeopleImports: {
    method: 'GET',
    path: '/api/imports/people',
    summary: 'The imports of accounts and users in scope, newest first: Take of them after Skip, of the latest 200.',
    access: administrator,
    query: z.object({ ...pagingFields, Kind: z.optional(kind) }),
    output: z.object({ data: z.array(peopleImportViewSchema), total: z.int() }),
  },
  getPeopleImport: {
    method: 'GET',
    path: '/api/imports/people/{id}',
    summary: 'An import with its progress, its columns and its results. It is asked for again while work goes on.',
    access: administrator,
    params: ofImport,
    output: peopleImportViewSchema,
  },
  mapPeopleImport: {
    method: 'PUT',
    path: '/api/imports/people/{id}/mapping',
    summary:
      'Chooses the headings that fill the columns, and checks the file again. Columns that are not named stay empty. The mapping is remembered for the next file of the account and kind. Corrections made so far are dropped.',
    access: administrator,
    params: ofImport,
    body: z.object({ mapping }),
    output: peopleImportViewSchema,
    idempotencyKey: true,
  },
  getPeopleImportRows: {
    method: 'GET',
    path: '/api/imports/people/{id}/rows',
    summary:
      'The rows of an import in the order of the file: Take of them after Skip. Only=faults are the rows with a fault, Only=left those that taking back has left. Outcome is one outcome, Result one result, Column and Value one cell. Once the file was deleted, only the rows that are not in are listed, with their number, name and result.',
    access: administrator,
    params: ofImport,
    query: z.object({
      ...pagingFields,
      Only: z.optional(z.enum(['faults', 'left'])),
      Outcome: z.optional(z.enum(rowOutcomes)),
      Result: z.optional(text.check(z.maxLength(100))),
      Column: z.optional(text.check(z.maxLength(60))),
      Value: z.optional(text.check(z.maxLength(300))),
    }),
    output: z.object({ data: z.array(peopleImportRowSchema), total: z.int() }),
  },
  correctPeopleImportRows: {
    method: 'PUT',
    path: '/api/imports/people/{id}/rows',
    summary:
      'Corrects rows that are not imported yet, and judges all rows again that this touches. Returns the import with its new counts, and the rows that were judged again: the corrected ones first, 1,000 at most. Nothing is saved until it is continued.',
    access: administrator,
    params: ofImport,
    body: z.object({
      rows: z.optional(z.array(rowCorrectionSchema).check(z.maxLength(MOST_ROWS_OF_A_CALL))),
      replace: z.optional(z.array(cellReplacementSchema).check(z.maxLength(20))),
    }),
    output: z.object({ import: peopleImportViewSchema, rows: z.array(peopleImportRowSchema), replaced: z.int() }),
    idempotencyKey: true,
  },
  continuePeopleImport: {
    method: 'POST',
    path: '/api/imports/people/{id}/continue',
    summary:
      'Imports the rows without a fault, in batches of 100. The others are kept for a day, and can be corrected and imported by another continue.',
    access: administrator,
    params: ofImport,
    output: peopleImportViewSchema,
    idempotencyKey: true,
  },
  cancelPeopleImport: {
    method: 'POST',
    path: '/api/imports/people/{id}/cancel',
    summary: 'Ends an import and deletes its file. What is imported stays.',
    access: administrator,
    params: ofImport,
    output: peopleImportViewSchema,
    idempotencyKey: true,
  },
  invitePeopleImport: {
    method: 'POST',
    path: '/api/imports/people/{id}/invitations',
    summary:
      'Invites the users that the import added and that were not invited yet. Invitations are sent after all other mails, at most ten a second.',
    access: administrator,
    params: ofImport,
    output: peopleImportViewSchema,
    idempotencyKey: true,
  },
  takeBackPeopleImport: {
    method: 'POST',
    path: '/api/imports/people/{id}/takeback',
    summary:
      'Deactivates the accounts or users that the import added and nobody has used since, and gives changed users their former values. What it leaves is listed by the rows with Only=left.',
    access: administrator,
    params: ofImport,
    output: peopleImportViewSchema,
    idempotencyKey: true,
  },
});
