import type { PeopleImportKind } from '#shared/values/people/people-imports.ts';
import { PATHS } from '../../paths.ts';

// Not beside the other paths: those come with the first load of every store.
/** The imports, with the form that starts one. */
export const IMPORTS_PATH = `${PATHS.admin}/imports`;

/** The form for a file of the kind, into an account if one is named. The page of imports reads it back. */
export const newImportPath = (kind: PeopleImportKind, accountId?: number): string =>
  `${IMPORTS_PATH}?${new URLSearchParams({ kind, ...(accountId !== undefined && { account: String(accountId) }) })}`;

/** An import. */
export const importPath = (id: string): string => `${PATHS.admin}/import/${id}`;
