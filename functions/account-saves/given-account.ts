import type { NewAccountBody } from '#shared/contracts/accounts.ts';
import { ACCOUNT_FIELDS } from '#shared/rules/accounts/account-fields.ts';
import { effectiveAccount } from '#shared/rules/accounts/account-inheritance.ts';
import { codeOfSetting, IDENTITY_CODES } from '#shared/rules/accounts/fields/field-names.ts';
import { givenSettings, settingsOf } from '#shared/rules/accounts/fields/settings-view.ts';
import { storedAddress } from '#shared/rules/people/valid-address.ts';
import type { SettingName } from '#shared/schemas/fields/account-settings.ts';
import type { StoredAddress } from '#shared/schemas/fields/address.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import type { SettingsView } from '#shared/schemas/wire/account-view.ts';

/** The fields that a save may name, besides the ids. */
export type GivenFields = Omit<NewAccountBody, 'parentId'>;

type IdentityName = keyof typeof IDENTITY_CODES;
const IDENTITY_NAMES = Object.keys(IDENTITY_CODES) as IdentityName[];
const ADDRESS_NAMES = ['address1', 'address2', 'city', 'state', 'postalCode', 'country'] as const;

/** The codes of the fields that a body gives values for. */
export function givenCodes(body: GivenFields): number[] {
  const identity = IDENTITY_NAMES.filter((name) => body[name] !== undefined).map((name) => IDENTITY_CODES[name]);
  const settings = Object.keys(settingsIn(body)).map((name) => codeOfSetting(name as SettingName));
  return [...new Set([...identity, ...settings])];
}

/** The account with what a body gives. Nothing is judged here. */
export function withGiven(seen: Account, parent: Account | undefined, body: GivenFields): Account {
  const { companyName, storeNumber, orderProcessType, inheritedFields, changeableFields, active } = body;
  const { storeNumber: formerNumber, ...others } = seen;
  const number = storeNumber?.trim() ?? formerNumber ?? '';
  return {
    ...others,
    ...(number !== '' && { storeNumber: number }),
    ...(companyName !== undefined && { companyName: companyName.trim() }),
    ...(orderProcessType !== undefined && { orderProcessType }),
    ...(inheritedFields && { inheritedFields: inOrder(inheritedFields) }),
    ...(changeableFields && { changeableFields: inOrder(changeableFields) }),
    ...(active !== undefined && { isActive: active }),
    address: addressAfter(seen.address, body),
    settings: settingsAfter(seen, parent, body),
  };
}

const inOrder = (codes: readonly number[]): number[] => [...new Set(codes)].toSorted((one, other) => one - other);

function settingsIn(body: GivenFields): Account['settings'] {
  const { reset, inheritedFields, changeableFields, active, ...values } = body;
  const settings = Object.entries(values).filter(([name]) => !(name in IDENTITY_CODES));
  return givenSettings(Object.fromEntries(settings) as SettingsView);
}

/** An address is judged and stored as a whole, but only if something of it is given. */
function addressAfter(seen: StoredAddress, body: GivenFields): StoredAddress {
  const given = ADDRESS_NAMES.filter((name) => body[name] !== undefined);
  if (given.length === 0) return seen;
  return storedAddress({ ...seen, ...Object.fromEntries(given.map((name) => [name, body[name]])) });
}

/**
 * The own values after a save. A field counts as a whole, so a value of its own takes the others along that count now:
 * otherwise a new shipping amount could meet the default method.
 */
function settingsAfter(seen: Account, parent: Account | undefined, body: GivenFields): Account['settings'] {
  const given = settingsIn(body);
  const effective = effectiveAccount(seen, parent).settings;
  const fields = ACCOUNT_FIELDS.filter(({ settings }) => settings.length > 0).map((field) => {
    if (body.reset?.includes(field.code)) return {};
    const ofField = settingsOf(field, given);
    const isGiven = Object.keys(ofField).length > 0;
    return isGiven ? { ...settingsOf(field, effective), ...ofField } : settingsOf(field, seen.settings);
  });
  return Object.assign({}, ...fields);
}
