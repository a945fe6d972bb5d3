import type { importsContract } from '#shared/contracts/imports.ts';
import { AppError } from '#shared/errors.ts';
import { IMPORT_TEXTS } from '#shared/texts/admin/import-texts.ts';
import type { Routes } from '../http/group-handler.ts';
import { idempotentId } from '../http/idempotency.ts';
import type { ImportsDependencies } from './dependencies.ts';
import { listVersions } from './publishing/list-versions.ts';
import { sourcesOfVersion, versionBefore } from './publishing/version-sources.ts';
import { beginImport } from './workflow/begin-import.ts';
import { importView } from './workflow/import-view.ts';

type VersionCalls = 'listCatalogueVersions' | 'rebuildCatalogue' | 'rollBackCatalogue';

/** The calls of versions of the catalogue. */
export function versionRoutes(dependencies: ImportsDependencies): Pick<Routes<typeof importsContract>, VersionCalls> {
  const { versions, newId } = dependencies;
  const begin = beginImport(dependencies);
  return {
    async listCatalogueVersions() {
      return (await listVersions({ versions })).map(({ counts, ...version }) => {
        const { aftermarket = 0, salvage = 0, fitments = 0 } = counts ?? {};
        return { ...version, aftermarket, salvage, fitments };
      });
    },

    async rebuildCatalogue(_input, { actor, idempotencyKey }) {
      const id = idempotentId(actor.userId, 'rebuildCatalogue', idempotencyKey) ?? newId();
      return importView(await begin({ id, body: {}, inputOf: async () => ({ files: [], options: {} }) }));
    },

    async rollBackCatalogue({ body }, { actor, idempotencyKey }) {
      const id = idempotentId(actor.userId, 'rollBackCatalogue', idempotencyKey) ?? newId();
      const inputOf = async () => {
        const rollBackTo = body.version ?? (await versionBefore({ versions }));
        await sourcesOfVersion({ versions }, rollBackTo);
        const current = (await versions.current())?.version ?? 0;
        if (rollBackTo === current) throw new AppError('conflict', IMPORT_TEXTS.isCurrentVersion(rollBackTo));
        if (body.current !== undefined && body.current !== current) {
          throw new AppError('conflict', IMPORT_TEXTS.otherIsCurrent(current));
        }
        return { files: [], options: { rollBackTo } };
      };
      return importView(await begin({ id, body, inputOf }));
    },
  };
}
