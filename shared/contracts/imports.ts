import * as z from 'zod/mini';
import { idSchema } from '../schemas/fields/ids.ts';
import { importKinds, importSchema, supplierSchema } from '../schemas/stored/import.ts';
import { addedSynonymSchema } from '../schemas/stored/synonyms.ts';
import { pagingFields } from '../schemas/wire/paging.ts';
import { synonymWordsSchema } from '../schemas/wire/synonym-words.ts';
import { defineGroup } from '../wire/endpoint.ts';
import { peopleImportsContract } from './people-imports.ts';

const text = z.string();
const versionNumber = z.int().check(z.minimum(1), z.maximum(999_999_999));
const time = z.iso.datetime();
/** The name of a file of an import. */
const fileName = z.optional(text.check(z.maxLength(300)));
const ofImport = z.object({ id: idSchema });
/** Only the provider's own staff may load the catalogue (admin 6, level 0). */
const provider = { signedIn: true, level: 0, permission: 'usermanagement' } as const;

/** 1M ACES applications are about 500 MB. */
export const MOST_UPLOAD_BYTES = 2 * 1024 ** 3;
const MOST_FILES = 50;
const MOST_LEVELS = 50;

/** The progress of an import. A field of the record is sent only if it is named here. */
const importViewSchema = z.pick(importSchema, {
  id: true,
  state: true,
  startedAt: true,
  changedAt: true,
  files: true,
  levels: true,
  rollsBackTo: true,
  bytes: true,
  bytesRead: true,
  rowsRead: true,
  rowsWritten: true,
  refused: true,
  warnings: true,
  faults: true,
  faultKinds: true,
  rowsPerSecond: true,
  secondsLeft: true,
  version: true,
  changes: true,
  pictures: true,
  lost: true,
  comparison: true,
  message: true,
});
export type ImportView = z.infer<typeof importViewSchema>;

const faultSchema = z.object({
  file: text,
  line: z.int(),
  column: z.optional(z.int()),
  field: z.optional(text),
  code: text,
  message: text,
  severity: z.enum(['refused', 'warning']),
});

/** Base64 of this many bytes of a file tells its kind. A header is much shorter. */
export const HEAD_BYTES = 24_576;
const HEAD_CHARACTERS = (HEAD_BYTES / 3) * 4;

/**
 * The provider's data: uploads, imports and versions of the catalogue, and synonyms added by hand. The imports of
 * accounts and users are for all administrators.
 */
export const importsContract = defineGroup({
  guessImportKind: {
    method: 'POST',
    path: '/api/imports/kinds',
    summary:
      'Guesses the kind of a file from its first bytes: the header of a CSV file or the root of an XML file. Unless it is sure, somebody has to choose. Changes nothing.',
    access: provider,
    body: z.object({
      /** The first bytes of the file, in base64. */
      head: z.base64().check(z.maxLength(HEAD_CHARACTERS)),
    }),
    output: z.object({
      /** The most likely kind first. */
      kinds: z.array(z.enum(importKinds)),
      isSure: z.boolean(),
      /** Why the file can't be imported as any kind. */
      problem: z.optional(text),
    }),
  },
  prepareUpload: {
    method: 'POST',
    path: '/api/imports/uploads',
    summary:
      'Starts an upload. Returns an address for each part of the file, valid for an hour. Parts are sent by PUT.',
    access: provider,
    body: z.object({
      name: text.check(z.minLength(1), z.maxLength(200)),
      bytes: z.int().check(z.minimum(1), z.maximum(MOST_UPLOAD_BYTES)),
      /** When the file was made. It is the default date for rows without their own. */
      asOf: time.check(z.maxLength(40)),
    }),
    output: z.object({ uploadId: text, partBytes: z.int(), urls: z.array(text) }),
  },
  beginImport: {
    method: 'POST',
    path: '/api/imports',
    summary:
      'Starts an import of uploaded files, all of them or none. A dry run only reports the changes. An import that would take most of a feed away stops, until it is sent again with AcceptRemovals and the number in Removals.',
    access: provider,
    body: z.object({
      files: z
        .array(z.object({ kind: z.enum(importKinds), supplier: z.optional(supplierSchema), uploadId: idSchema }))
        .check(z.minLength(1), z.maxLength(MOST_FILES)),
      /** Which price level each PIES price type belongs to. */
      levels: z.optional(
        z
          .array(z.object({ priceType: text.check(z.maxLength(10)), level: text.check(z.maxLength(40)) }))
          .check(z.maxLength(MOST_LEVELS)),
      ),
      isDryRun: z.optional(z.boolean()),
      /** Goes on although feeds lose most of themselves, if they lose no more rows than `removals`. */
      acceptRemovals: z.optional(z.boolean()),
      /** The number of rows that the import said it would remove when it stopped. */
      removals: z.optional(z.int().check(z.minimum(1), z.maximum(999_999_999))),
    }),
    output: importViewSchema,
    idempotencyKey: true,
  },
  listImports: {
    method: 'GET',
    path: '/api/imports',
    summary: 'The latest hundred imports, newest first.',
    access: provider,
    output: z.array(importViewSchema),
  },
  getImport: {
    method: 'GET',
    path: '/api/imports/{id}',
    summary: 'The progress of an import: rows read, written and refused, its speed, and the seconds of reading left.',
    access: provider,
    params: ofImport,
    output: importViewSchema,
  },
  getImportFaults: {
    method: 'GET',
    path: '/api/imports/{id}/faults',
    summary:
      'The faults in the files, by file, line and column: Take of them after Skip, of one File and Code if these are given. Known once a file has been read.',
    access: provider,
    params: ofImport,
    query: z.object({ ...pagingFields, File: fileName, Code: z.optional(text.check(z.maxLength(80))) }),
    output: z.object({ data: z.array(faultSchema), total: z.int() }),
  },
  getRefusedRows: {
    method: 'GET',
    path: '/api/imports/{id}/refused-rows',
    summary:
      'The refused rows of a file as they were sent, with the reasons: Take of them after Skip, fewer if they are long. HasMore tells to ask on. Records of XML files are one cell.',
    access: provider,
    params: ofImport,
    query: z.object({ ...pagingFields, File: fileName }),
    output: z.object({
      /** The first row of the file. */
      headings: z.array(text),
      data: z.array(z.object({ line: z.int(), cells: z.array(text), reasons: z.array(text) })),
      hasMore: z.boolean(),
    }),
  },
  listCatalogueVersions: {
    method: 'GET',
    path: '/api/catalogue/versions',
    summary: 'The latest twenty versions of the catalogue, newest first.',
    access: provider,
    output: z.array(
      z.object({
        version: z.int(),
        builtAt: text,
        isCurrent: z.boolean(),
        /** The catalogue can go back to it. */
        isKept: z.boolean(),
        aftermarket: z.int(),
        salvage: z.int(),
        fitments: z.int(),
        /** The import that published it. */
        importId: z.optional(text),
        changes: importSchema.shape.changes,
      }),
    ),
  },
  rebuildCatalogue: {
    method: 'POST',
    path: '/api/catalogue/rebuild',
    summary: 'Starts a rebuild of the current version, if a release with another index format built it.',
    access: provider,
    output: importViewSchema,
    idempotencyKey: true,
  },
  rollBackCatalogue: {
    method: 'POST',
    path: '/api/catalogue/rollback',
    summary: 'Starts to publish the sources of a version again, under a new number. Defaults to the previous version.',
    access: provider,
    body: z.object({
      version: z.optional(versionNumber),
      /** The version that was current when somebody agreed. Refused if another one is by now. */
      current: z.optional(versionNumber),
    }),
    output: importViewSchema,
    idempotencyKey: true,
  },
  listSynonyms: {
    method: 'GET',
    path: '/api/synonyms',
    summary:
      'The synonyms that staff added from the report, newest first. Those of the synonym file are not among them.',
    access: provider,
    output: z.array(addedSynonymSchema),
  },
  addSynonym: {
    method: 'POST',
    path: '/api/synonyms',
    summary: 'Adds a synonym: a search for Words also finds what Means finds. Takes effect within a minute.',
    access: provider,
    body: synonymWordsSchema,
    output: addedSynonymSchema,
  },
  removeSynonym: {
    method: 'DELETE',
    path: '/api/synonyms/{id}',
    summary: 'Removes an added synonym.',
    access: provider,
    params: z.object({ id: idSchema }),
    output: z.null(),
  },
  ...peopleImportsContract,
});
