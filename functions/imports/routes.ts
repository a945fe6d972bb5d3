import type { importsContract } from '#shared/contracts/imports.ts';
import { AppError } from '#shared/errors.ts';
import { hasSuppliers, type Import } from '#shared/schemas/stored/import.ts';
import { pageOf } from '#shared/schemas/wire/paging.ts';
import { IMPORT_TEXTS } from '#shared/texts/admin/import-texts.ts';
import { SYNONYM_TEXTS } from '#shared/texts/admin/synonym-texts.ts';
import type { Input } from '#shared/wire/endpoint.ts';
import type { Routes } from '../http/group-handler.ts';
import { idempotentId } from '../http/idempotency.ts';
import { refuseFields } from '../http/invalid-fields.ts';
import { UnreadableObject } from '../objects/object-store.ts';
import { makeAddSynonym } from './added-synonyms.ts';
import type { ImportsDependencies } from './dependencies.ts';
import { reportedIssues } from './engine/issue-report.ts';
import { issuesOf, issuesOfPage } from './engine/issues-of-page.ts';
import { refusedRowsPage } from './engine/refused-rows.ts';
import { peopleRoutes } from './people/people-routes.ts';
import { PART_BYTES, partsOf, uploadKey } from './uploads/upload-parts.ts';
import { versionRoutes } from './version-routes.ts';
import { beginImport } from './workflow/begin-import.ts';
import type { UploadedFile } from './workflow/import-event.ts';
import { importView } from './workflow/import-view.ts';

const MOST_IMPORTS = 100;
const ISSUES_TAKEN = 100;
const MOST_ISSUES_TAKEN = 1000;

type RequestedFile = Input<typeof importsContract.beginImport>['body']['files'][number];

export function importsRoutes(dependencies: ImportsDependencies): Routes<typeof importsContract> {
  const { imports, synonyms, uploads, uploadStore, store, newId, now } = dependencies;
  const { peopleUploads, beginPeopleRun } = dependencies;
  const addSynonym = makeAddSynonym(dependencies);
  const begin = beginImport(dependencies);
  const toUploadedFile = uploadedFile(dependencies);

  async function findImport(id: string): Promise<Import> {
    const found = await imports.find(id);
    if (!found) throw new AppError('not_found', IMPORT_TEXTS.noImport);
    return found;
  }

  return {
    async guessImportKind({ body }) {
      // It needs the readers of all kinds, which no other call does.
      const { guessKind } = await import('./kinds/guess-kind.ts');
      return guessKind(Buffer.from(body.head, 'base64'));
    },

    async prepareUpload({ body }) {
      const uploadId = newId();
      await uploads.save({ id: uploadId, ...body, parts: partsOf(body.bytes) }, now());
      return { uploadId, partBytes: PART_BYTES, urls: await uploadStore.addresses(uploadId, body.bytes) };
    },

    async beginImport({ body }, { actor, idempotencyKey }) {
      const { files, levels = [], isDryRun = false, acceptRemovals = false, removals } = body;
      if (acceptRemovals && removals === undefined) {
        refuseFields([{ path: 'Removals', message: IMPORT_TEXTS.removalsMissing }]);
      }
      const options = {
        isDryRun,
        ...(acceptRemovals && removals !== undefined && { acceptRemovals: removals }),
        levels: Object.fromEntries(levels.map(({ priceType, level }) => [priceType.toUpperCase(), level])),
      };
      const id = idempotentId(actor.userId, 'beginImport', idempotencyKey) ?? newId();
      const inputOf = async () => ({ files: withDistinctNames(await Promise.all(files.map(toUploadedFile))), options });
      return importView(await begin({ id, body, inputOf }));
    },

    listImports: async () => (await imports.newest('catalogue', MOST_IMPORTS, now())).map(importView),

    getImport: async ({ params }) => importView(await findImport(params.id)),

    async getImportFaults({ params, query }) {
      const { id, report, faults } = await findImport(params.id);
      const page = pageOf(query, { usual: ISSUES_TAKEN, most: MOST_ISSUES_TAKEN });
      if (report === undefined) return { data: [], total: 0 };
      const { File: file, Code: code } = query;
      const issues = issuesOfReport(store, id, report);
      if (file === undefined && code === undefined) return { data: await issuesOfPage(issues, page), total: faults };
      return issuesOf(issues, { file, code }, page);
    },

    async getRefusedRows({ params, query }) {
      const { id, report, files } = await findImport(params.id);
      const page = pageOf(query, { usual: ISSUES_TAKEN, most: MOST_ISSUES_TAKEN });
      const file = query.File ?? files[0]?.name ?? '';
      if (report === undefined) return { headings: [], data: [], hasMore: false };
      return refusedRowsPage(issuesOfReport(store, id, report), file, page);
    },

    ...versionRoutes(dependencies),

    listSynonyms: async () => (await synonyms.listAdded()).toReversed(),

    addSynonym: ({ body }, { actor }) => addSynonym(body, actor),

    async removeSynonym({ params: { id } }) {
      if (!(await synonyms.remove(id))) throw new AppError('not_found', SYNONYM_TEXTS.noSynonym);
      return null;
    },

    ...peopleRoutes({ ...dependencies.people, peopleUploads, beginRun: beginPeopleRun }),
  };
}

/** A file as the state machine reads it. @throws {AppError} if the upload is not complete. */
const uploadedFile =
  ({ uploads, uploadStore, now }: Pick<ImportsDependencies, 'uploads' | 'uploadStore' | 'now'>) =>
  async ({ kind, supplier, uploadId }: RequestedFile): Promise<UploadedFile> => {
    if (supplier !== undefined && !hasSuppliers(kind)) {
      throw new AppError('invalid_input', IMPORT_TEXTS.noSuppliers(kind));
    }
    const upload = await uploads.find(uploadId, now());
    if (!upload) throw new AppError('not_found', IMPORT_TEXTS.noUpload(uploadId));
    const { name, bytes, parts, asOf } = upload;
    const arrived = await uploadStore.arrived(uploadId);
    if (arrived.parts !== parts || arrived.bytes !== bytes) {
      throw new AppError('conflict', IMPORT_TEXTS.uploadIncomplete(name));
    }
    const { at: arrivedAt } = arrived;
    const known = { kind, name, uploadId, key: uploadKey(uploadId), parts, bytes, asOf, arrivedAt };
    return { ...known, ...(supplier !== undefined && { supplier }) };
  };

/** @throws {AppError} if the report was deleted. */
async function* issuesOfReport(...report: Parameters<typeof reportedIssues>): ReturnType<typeof reportedIssues> {
  try {
    yield* reportedIssues(...report);
  } catch (error) {
    if (!(error instanceof UnreadableObject)) throw error;
    throw new AppError('not_found', IMPORT_TEXTS.noReport);
  }
}

/** Issues name their file. So of two files of one name, the second is called `name (2)`. */
function withDistinctNames(files: readonly UploadedFile[]): UploadedFile[] {
  const taken = new Set<string>();
  return files.map((file) => {
    const { key, name = key } = file;
    let distinct = name;
    for (let count = 2; taken.has(distinct); count += 1) distinct = `${name} (${count})`;
    taken.add(distinct);
    return { ...file, name: distinct };
  });
}
