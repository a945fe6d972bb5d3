import { PATHS } from '../../paths.ts';

// Not beside the other paths: those come with the first load of every store.
/** The imports and versions of the catalogue, with the form that starts an import. */
export const CATALOGUE_PATH = `${PATHS.admin}/catalogue`;

/** An import of the catalogue. */
export const catalogueImportPath = (id: string): string => `${CATALOGUE_PATH}/${id}`;
