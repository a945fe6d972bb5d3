import { PATHS } from '../../paths.ts';

// Not beside the other paths: those come with the first load of every store.
export const PAGES_PATH = `${PATHS.admin}/pages`;
export const SPOTS_PATH = `${PATHS.admin}/marketing-spots`;

/** The pages of an account. The list of pages reads it back. */
export const pagesOfPath = (accountId: number): string => `${PAGES_PATH}?account=${accountId}`;

/** The marketing spots of an account. Their list reads it back. */
export const spotsOfPath = (accountId: number): string => `${SPOTS_PATH}?account=${accountId}`;

/** The editor of a page. */
export const pageEditorPath = (id: string): string => `${PATHS.admin}/page/${id}`;

/** A new page of an account. */
export const newPagePath = (accountId: number): string => `${PATHS.admin}/page/${accountId}/new`;

/** The form of a marketing spot. */
export const spotPath = (id: string): string => `${PATHS.admin}/marketing-spot/${id}`;

/** A new marketing spot of an account. */
export const newSpotPath = (accountId: number): string => `${PATHS.admin}/marketing-spot/${accountId}/new`;
