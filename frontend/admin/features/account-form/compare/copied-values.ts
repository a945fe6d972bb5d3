import { NEVER_COPIED, withCopied } from '#shared/rules/account-saves/copied-fields.ts';
import { accountFieldOf } from '#shared/rules/accounts/fields/account-field-access.ts';
import { givenSettings, settingsOf } from '#shared/rules/accounts/fields/settings-view.ts';
import { isSameValue } from '#shared/rules/base/same-value.ts';
import type { AccountSettings } from '#shared/schemas/fields/account-settings.ts';
import type { AccountView } from '#shared/schemas/wire/account-view.ts';
import { COMPARE_TEXTS } from '#shared/texts/admin/account-form/compare-texts.ts';
import type { SettingCode } from '#shared/texts/admin/account-form/setting-texts.ts';
import { lockText } from '../setting-field/use-field-view.ts';
import { asAccount } from '../values/account-problems.ts';
import { type AccountValues, fallbackSettings } from '../values/account-values.ts';
import { draftOf } from '../values/drafts.ts';
import { editedSettings } from '../values/edited-settings.ts';
import { settingKeyOf } from '../values/setting-keys.ts';

interface CopiedValues {
  /** The values of the form that copying changes. */
  readonly changes: Partial<AccountValues>;
  /** How many settings are copied. */
  readonly count: number;
  /** The settings that can't be, with the reason. */
  readonly leftOut: ReadonlyMap<SettingCode, string>;
}

/** Takes settings of another account into the form. What may not be changed or would be refused is left out. */
export function copiedValues(
  view: AccountView,
  values: AccountValues,
  other: AccountView,
  codes: readonly SettingCode[],
): CopiedValues {
  const leftOut = new Map<SettingCode, string>();
  for (const code of codes) {
    const field = view.fields.find((one) => one.code === code);
    const lock = field && lockText(field, view.parentName, view.ask);
    if (NEVER_COPIED.includes(code)) leftOut.set(code, COMPARE_TEXTS.notCopied);
    else if (lock !== undefined) leftOut.set(code, lock);
  }
  const settings = givenSettings(other) as AccountSettings;
  const { account, parent } = judged(view, values);
  const { taken, refused } = withCopied(
    account,
    parent,
    { settings, orderProcessType: other.orderProcessType },
    codes.filter((code) => !leftOut.has(code)),
  );
  for (const [code, why] of refused) leftOut.set(code as SettingCode, why);
  return {
    changes: Object.assign({}, ...taken.map((code) => changeOf(view, other, code))),
    count: taken.length,
    leftOut,
  };
}

/** The account as it would be saved. Its parent has no settings here, because the form locks what it hands down. */
function judged(view: AccountView, values: AccountValues) {
  const { parentId } = view;
  const account = asAccount(view, values, editedSettings(view, values).settings);
  if (parentId === null) return { account, parent: undefined };
  return { account: { ...account, parentId }, parent: { ...account, id: parentId, settings: {} } };
}

/** A setting that the other account follows, and that would be the same here, is followed here too. */
function changeOf(view: AccountView, other: AccountView, code: number): Partial<AccountValues> {
  const key = settingKeyOf(code);
  const field = accountFieldOf(code);
  if (key === undefined || field === undefined) return { orderProcessType: String(other.orderProcessType) };
  const theirs = givenSettings(other) as AccountSettings;
  const isFollowed = other.fields.some((one) => one.code === code && one.source !== 'own');
  const isSame = isSameValue(settingsOf(field, fallbackSettings(view)), settingsOf(field, theirs));
  return { [key]: isFollowed && isSame ? null : { own: draftOf(key, theirs) } };
}
