import { screen, within } from '@testing-library/react';
import { ACCOUNT_FORM_TEXTS } from '#shared/texts/admin/account-form/account-form-texts.ts';
import { SETTING_TEXTS, type SettingCode } from '#shared/texts/admin/account-form/setting-texts.ts';
import { FORM_TEXTS } from '#shared/texts/admin/form-texts.ts';
import { openSignedIn } from './open-store.tsx';
import { anAccountServer } from './servers/an-account-server.ts';

type AccountOptions = Parameters<typeof anAccountServer>[0] & {
  /** The rest of the address, with its question mark. */
  readonly query?: string;
};

/** Opens the form of an account. */
export async function openAccount({ query = '', ...options }: AccountOptions = {}) {
  const server = anAccountServer(options);
  const path = `/admin/account/${server.view().id}${query}`;
  const store = openSignedIn(server, { path, cookies: { stable: 'true' } });
  await screen.findByRole('form', { name: ACCOUNT_FORM_TEXTS.details });
  return { ...store, server };
}
export type OpenedAccount = Awaited<ReturnType<typeof openAccount>>;

/** The row of a setting. */
export const settingOf = (code: SettingCode) => screen.getByRole('group', { name: SETTING_TEXTS[code].label });
export const inSetting = (code: SettingCode) => within(settingOf(code));

export const bar = () => screen.queryByRole('region', { name: FORM_TEXTS.unsaved });
export const shownBar = () => screen.findByRole('region', { name: FORM_TEXTS.unsaved });
const button = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });

/** Opens the editor of a setting below its summary. */
export async function openEditor({ user }: OpenedAccount, code: SettingCode) {
  await user.click(inSetting(code).getByRole('button', { expanded: false }));
}

export const save = async ({ user }: OpenedAccount) => user.click(await button(FORM_TEXTS.save));
