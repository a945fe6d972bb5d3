import { PATHS } from '../../paths.ts';

// Not beside the other paths: those come with the first load of every store.
/** An account, by number. */
export const adminAccountPath = (id: number): string => `${PATHS.admin}/account/${id}`;

/** A new account under another one. Under the provider it is a top-level account. */
export const newAccountPath = (parentId: number): string => `${PATHS.admin}/account/${parentId}/new`;

/** In the address of an account: the words that its settings are searched for. */
export const SETTING_PARAM = 'setting';

/** The settings of an account that the words find. */
export const adminSettingPath = (id: number, words: string): string =>
  `${adminAccountPath(id)}?${new URLSearchParams({ [SETTING_PARAM]: words })}`;
