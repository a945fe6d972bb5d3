import type { AccountChangeBody } from '#shared/contracts/accounts.ts';
import { givenSettings, settingsView } from '#shared/rules/accounts/fields/settings-view.ts';
import { shownPostalCode } from '#shared/rules/shipping/postal-code.ts';
import type { AccountSettings } from '#shared/schemas/fields/account-settings.ts';
import type { AccountView, IdentityView } from '#shared/schemas/wire/account-view.ts';
import { type Country, countries } from '#shared/values/countries.ts';
import type { FormRecord } from '../../../form/use-record-form.ts';
import { draftOf, type SettingDraft, settingsOfDraft } from './drafts.ts';
import { isSettingKey, SETTING_KEYS, type SettingKey, settingCodeOf, settingKeyOf } from './setting-keys.ts';

/** The account's own value, or null where it takes over the parent's or the default. */
export type OwnValue<K extends SettingKey> = { readonly own: SettingDraft<K> } | null;

/** The fields of the account itself, as typed. */
type IdentityValues = { readonly [Name in Exclude<keyof IdentityView, 'orderProcessType'>]: string } & {
  readonly orderProcessType: string;
};

/** The values of the form: the account's own fields, its marks and its own settings. */
export type AccountValues = IdentityValues & {
  readonly active: boolean;
  readonly inheritedFields: readonly number[];
  readonly changeableFields: readonly number[];
} & { readonly [K in SettingKey]: OwnValue<K> };

export type ValueName = keyof AccountValues & string;

export const IDENTITY_NAMES = [
  'companyName',
  'storeNumber',
  'address1',
  'address2',
  'city',
  'country',
  'state',
  'postalCode',
  'orderProcessType',
] as const satisfies readonly (keyof IdentityView)[];

/** The effective settings of an account. */
const effectiveSettings = (view: AccountView): AccountSettings => givenSettings(view) as AccountSettings;

/** The settings that would apply without own values. */
export const fallbackSettings = (view: AccountView): AccountSettings =>
  ({ ...effectiveSettings(view), ...givenSettings(view.fallback) }) as AccountSettings;

export function accountRecord(view: AccountView): FormRecord<AccountValues> {
  const settings = effectiveSettings(view);
  const isOwn = (key: SettingKey) =>
    view.fields.some(({ code, source }) => code === settingCodeOf(key) && source === 'own');
  const own = SETTING_KEYS.map((key) => [key, isOwn(key) ? { own: draftOf(key, settings) } : null]);
  const { active, inheritedFields, changeableFields } = view;
  const values = {
    ...identityOf(view),
    active,
    ...Object.fromEntries(own),
    inheritedFields: inOrder(inheritedFields),
    changeableFields: inOrder(changeableFields),
  };
  return { values, version: view.version };
}

const identityOf = ({
  companyName,
  storeNumber,
  address1,
  address2,
  city,
  country,
  state,
  postalCode,
  orderProcessType,
}: AccountView) => ({
  companyName,
  storeNumber,
  address1,
  address2,
  city,
  country,
  state,
  postalCode: shownPostalCode(postalCode),
  orderProcessType: String(orderProcessType),
});

export const inOrder = (codes: readonly number[]): number[] => codes.toSorted((a, b) => a - b);

type ChangedFields = Omit<AccountChangeBody, 'id' | 'version'>;

/** The changed fields as a save sends them. Undefined if a typed value can't be read. */
export function accountBody(changes: Partial<AccountValues>): ChangedFields | undefined {
  const { inheritedFields, changeableFields, active } = changes;
  const settings: Partial<AccountSettings> = {};
  const reset: number[] = [];
  for (const [name, value] of Object.entries(changes)) {
    if (!isSettingKey(name)) continue;
    if (value === null) reset.push(settingCodeOf(name));
    else {
      const given = settingsOfDraft(name, (value as { own: never }).own);
      if (!given) return undefined;
      Object.assign(settings, given);
    }
  }
  return {
    ...identityBody(changes),
    ...settingsView(settings),
    ...(reset.length > 0 && { reset }),
    ...(active !== undefined && { active }),
    ...(inheritedFields && { inheritedFields: [...inheritedFields] }),
    ...(changeableFields && { changeableFields: [...changeableFields] }),
  };
}

function identityBody({ country, orderProcessType, ...others }: Partial<AccountValues>): Partial<IdentityView> {
  const texts = Object.entries(others).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value.trim()] as const] : [],
  );
  return {
    ...Object.fromEntries(texts),
    ...(country !== undefined && { country: countries.find((known): known is Country => known === country) }),
    ...(orderProcessType !== undefined && { orderProcessType: Number(orderProcessType) as 0 | 1 | 2 }),
  } as Partial<IdentityView>;
}

/** The names in the form that belong to a code. */
export function namesOfCode(code: number): readonly ValueName[] {
  const key = settingKeyOf(code);
  if (key !== undefined) return [key];
  if (code === 200) return ['companyName', 'storeNumber'];
  if (code === 201) return ['address1', 'address2', 'city', 'country', 'state', 'postalCode'];
  return code === 130 ? ['orderProcessType'] : [];
}
