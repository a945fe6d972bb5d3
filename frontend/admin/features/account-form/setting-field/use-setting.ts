import type { AccountSettings } from '#shared/schemas/fields/account-settings.ts';
import { SETTING_FIELD_TEXTS } from '#shared/texts/admin/account-form/setting-field-texts.ts';
import { useAccountState } from '../account-context.ts';
import { fallbackSettings, type OwnValue } from '../values/account-values.ts';
import { draftOf, type SettingDraft, settingsOfDraft } from '../values/drafts.ts';
import { settingInFull } from '../values/setting-in-full.ts';
import { type SettingKey, settingCodeOf } from '../values/setting-keys.ts';
import { shownSetting } from '../values/shown-setting.ts';

/** A setting as its editor needs it. */
export interface SettingControl<D> {
  readonly name: string;
  readonly label: string;
  readonly value: D;
  readonly onChange: (value: D) => void;
  readonly error: string | undefined;
  /** The element with the error, for the controls that are wrong. */
  readonly errorId: string | undefined;
}

/** A setting of the form: its value, where that comes from, and what was saved. */
export function useSetting<K extends SettingKey>(key: K) {
  const { view, form, saved, effects } = useAccountState();
  const record = form.field(key);
  const fallback = fallbackSettings(view);
  const value = record.value as OwnValue<K>;
  const draft = value === null ? draftOf(key, fallback) : value.own;
  /** Typed values that are not readable yet are shown as what would count otherwise. */
  const settingsOf = (own: OwnValue<K>): AccountSettings =>
    own === null ? fallback : { ...fallback, ...settingsOfDraft(key, own.own) };
  const shownOf = (own: OwnValue<K>) => shownSetting(key, settingsOf(own), view.websites);
  const shown = shownOf(value);
  const error = record.error ?? effects.refusals[key];
  const errorId = error === undefined ? undefined : `setting-error-${key}`;
  const change = (own: OwnValue<K>) => form.change({ [key]: own });
  const control: SettingControl<SettingDraft<K>> = {
    name: key,
    label: record.label,
    value: draft,
    onChange: (own) => change({ own }),
    error,
    errorId,
  };
  return {
    code: settingCodeOf(key),
    control,
    isOwn: value !== null,
    isEmptyOwn: value !== null && shown === SETTING_FIELD_TEXTS.nothing,
    isChanged: record.isChanged,
    isLocked: record.lock !== undefined,
    conflict: record.conflict,
    shown,
    shownOf,
    shownSaved: settingInFull(key, settingsOf(saved[key] as OwnValue<K>), view.websites),
    reset: () => change(null),
    undo: () => change(saved[key] as OwnValue<K>),
    /** For the choice between theirs and mine. */
    record: record as typeof record & { readonly value: OwnValue<K> },
  };
}

export type Setting = ReturnType<typeof useSetting<SettingKey>>;
