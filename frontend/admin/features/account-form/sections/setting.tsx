import type { SettingCode } from '#shared/texts/admin/account-form/setting-texts.ts';
import { type SettingEditor, SettingField } from '../setting-field/setting-field.tsx';
import type { SettingDraft } from '../values/drafts.ts';
import { type SettingKey, settingKeyOf } from '../values/setting-keys.ts';
import { LINE_EDITORS, SwitchEditor, WIDE_EDITORS } from './editors.ts';
import { AddressSetting, NameSetting, OrdersSetting } from './identity-settings.tsx';

const IDENTITY = { 200: NameSetting, 201: AddressSetting, 130: OrdersSetting } as const;

/** A setting by its code, with its editor. */
export function SettingOf({ code }: { readonly code: SettingCode }) {
  const key = settingKeyOf(code);
  if (key === undefined) {
    const Identity = IDENTITY[code as keyof typeof IDENTITY];
    return <Identity />;
  }
  // The tables pair each name with the editor of its value.
  const wide = WIDE_EDITORS[key] as SettingEditor<SettingDraft<SettingKey>> | undefined;
  const editor = (LINE_EDITORS[key] ?? SwitchEditor) as SettingEditor<SettingDraft<SettingKey>>;
  return <SettingField name={key} Editor={wide ?? editor} isWide={wide !== undefined} />;
}
