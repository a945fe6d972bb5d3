import { PATHS } from '../../paths.ts';

// Not beside the other paths: those come with the first load of every store.
/** The list of websites. */
export const WEBSITES_PATH = `${PATHS.admin}/websites`;

/** A website, by number. */
export const websitePath = (id: number): string => `${PATHS.admin}/website/${id}`;

/** A new website, of an account if one is named. */
export const newWebsitePath = (accountId?: number): string =>
  accountId === undefined ? `${PATHS.admin}/website/new` : `${PATHS.admin}/website/${accountId}/new`;
