import type { peopleImportsContract } from '#shared/contracts/people-imports.ts';
import { AppError } from '#shared/errors.ts';
import { IMPORT_TEXTS } from '#shared/texts/admin/import-texts.ts';
import type { Routes } from '../../http/group-handler.ts';

const refuse = async (): Promise<never> => {
  throw new AppError('not_found', IMPORT_TEXTS.noImport);
};

/** The calls of imports of accounts and users. */
export const peopleRoutes = (): Routes<typeof peopleImportsContract> => ({
  preparePeopleUpload: refuse,
  beginPeopleImport: refuse,
  listPeopleImports: refuse,
  getPeopleImport: refuse,
  mapPeopleImport: refuse,
  getPeopleImportRows: refuse,
  correctPeopleImportRows: refuse,
  continuePeopleImport: refuse,
  cancelPeopleImport: refuse,
  invitePeopleImport: refuse,
  takeBackPeopleImport: refuse,
});
