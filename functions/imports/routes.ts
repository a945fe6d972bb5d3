import type { ImportView, importsContract } from '#shared/contracts/imports.ts';
import { AppError } from '#shared/errors.ts';
import { hasSuppliers, type Import } from '#shared/schemas/stored/import.ts';
import { pageOf } from '#shared/schemas/wire/paging.ts';
import { IMPORT_TEXTS } from '#shared/texts/admin/import-texts.ts';
import { SYNONYM_TEXTS } from '#shared/texts/admin/synonym-texts.ts';
import type { Input } from '#shared/wire/endpoint.ts';
import type { Routes } from '../http/group-handler.ts';
import { idempotentId } from '../http/idempotency.ts';
import { makeAddSynonym } from './added-synonyms.ts';
import type { ImportsDependencies } from './dependencies.ts';
import { type ReportedIssue, reportedIssues } from './engine/issue-report.ts';
import { peopleRoutes } from './people/people-routes.ts';
import { sourcesOfVersion, versionBefore } from './publishing/version-sources.ts';
import { PART_BYTES, partsOf, uploadKey } from './uploads/upload-parts.ts';
import { beginImport } from './workflow/begin-import.ts';
import type { UploadedFile } from './workflow/import-event.ts';

const MOST_IMPORTS = 100;
const MOST_VERSIONS = 20;
const ISSUES_TAKEN = 100;
const MOST_ISSUES_TAKEN = 1000;

type RequestedFile = Input<typeof importsContract.beginImport>['body']['files'][number];

export function importsRoutes(dependencies: ImportsDependencies): Routes<typeof importsContract> {
  const { imports, synonyms, uploads, uploadStore, versions, store, newId, now } = dependencies;
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
    async prepareUpload({ body }) {
      const uploadId = newId();
      await uploads.save({ id: uploadId, ...body, parts: partsOf(body.bytes) }, now());
      return { uploadId, partBytes: PART_BYTES, urls: await uploadStore.addresses(uploadId, body.bytes) };
    },

    async beginImport({ body }, { actor, idempotencyKey }) {
      const { files, levels = [], isDryRun = false } = body;
      const options = {
        isDryRun,
        levels: Object.fromEntries(levels.map(({ priceType, level }) => [priceType.toUpperCase(), level])),
      };
      const id = idempotentId(actor.userId, 'beginImport', idempotencyKey) ?? newId();
      const inputOf = async () => ({ files: await Promise.all(files.map(toUploadedFile)), options });
      return viewOf(await begin({ id, body, inputOf }));
    },

    listImports: async () => (await imports.newest('catalogue', MOST_IMPORTS, now())).map(viewOf),

    getImport: async ({ params }) => viewOf(await findImport(params.id)),

    async getImportFaults({ params, query }) {
      const { id, report, faults } = await findImport(params.id);
      const { skip, take } = pageOf(query, { usual: ISSUES_TAKEN, most: MOST_ISSUES_TAKEN });
      const range = { from: skip, to: skip + take };
      const data = report === undefined ? [] : await issuesBetween(reportedIssues(store, id, report), range);
      return { data, total: faults };
    },

    async listCatalogueVersions() {
      const [listed, current] = await Promise.all([versions.list(), versions.current()]);
      return Promise.all(
        listed.slice(0, MOST_VERSIONS).map(async ({ version, builtAt }) => {
          const { aftermarket = 0, salvage = 0, fitments = 0 } = (await versions.find(version))?.index.counts ?? {};
          return { version, builtAt, isCurrent: version === current?.version, aftermarket, salvage, fitments };
        }),
      );
    },

    async rebuildCatalogue(_input, { actor, idempotencyKey }) {
      const id = idempotentId(actor.userId, 'rebuildCatalogue', idempotencyKey) ?? newId();
      return viewOf(await begin({ id, body: {}, inputOf: async () => ({ files: [], options: {} }) }));
    },

    async rollBackCatalogue({ body }, { actor, idempotencyKey }) {
      const id = idempotentId(actor.userId, 'rollBackCatalogue', idempotencyKey) ?? newId();
      const inputOf = async () => {
        const rollBackTo = body.version ?? (await versionBefore({ versions }));
        await sourcesOfVersion({ versions }, rollBackTo);
        if (rollBackTo === (await versions.current())?.version) {
          throw new AppError('conflict', IMPORT_TEXTS.isCurrentVersion(rollBackTo));
        }
        return { files: [], options: { rollBackTo } };
      };
      return viewOf(await begin({ id, body, inputOf }));
    },

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
    return { kind, ...(supplier !== undefined && { supplier }), name, key: uploadKey(uploadId), parts, bytes, asOf };
  };

const viewOf = ({ kind: _kind, report: _report, digest: _digest, ...view }: Import): ImportView => view;

async function issuesBetween(
  issues: AsyncIterable<ReportedIssue>,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<ReportedIssue[]> {
  const found: ReportedIssue[] = [];
  let position = 0;
  for await (const issue of issues) {
    if (position >= to) break;
    if (position >= from) found.push(issue);
    position += 1;
  }
  return found;
}
