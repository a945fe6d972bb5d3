import type { AccountSettings, SettingName } from '../../schemas/fields/account-settings.ts';
import type { Account } from '../../schemas/stored/account.ts';
import { ACCOUNT_DEFAULTS } from './account-defaults.ts';
import { ACCOUNT_FIELDS, type AccountField } from './account-fields.ts';

/** The account's own values. */
type OwnSettings = Account['settings'];
type Marks = Pick<Account, 'inheritedFields' | 'changeableFields'>;

/** The account used for shopping: its own identity with all settings, own or inherited (decision A1). */
export interface EffectiveAccount
  extends Omit<
    Account,
    'settings' | 'inheritedFields' | 'changeableFields' | 'fieldVersions' | 'lastSaves' | 'version'
  > {
  readonly settings: AccountSettings;
}

/**
 * The effective account of admin 6. A child inherits the fields that are always inherited and those that its parent
 * marks. If the parent lets it change a marked field, its own value wins. Everything else is the account's own value or
 * the default. Throws if a child comes without its parent.
 */
export function effectiveAccount(account: Account, parent?: Account): EffectiveAccount {
  if (account.parentId !== parent?.id) throw new Error(`Account ${account.id} needs its parent ${account.parentId}`);
  const {
    settings,
    inheritedFields: _inherited,
    changeableFields: _changeable,
    fieldVersions: _fieldVersions,
    lastSaves: _lastSaves,
    version: _version,
    ...identity
  } = account;
  const own = parent ? ofChild(settings) : settings;
  const values = ACCOUNT_FIELDS.map((field) =>
    pick(field, parent && comesFromParent(field, own, parent) ? parent.settings : own),
  );
  return {
    ...identity,
    // Nobody can sign in to a child whose parent is deactivated (decision A3).
    isActive: account.isActive && parent?.isActive !== false,
    settings: Object.assign({}, ACCOUNT_DEFAULTS, ...values),
  };
}

/** Whether an account may set a setting itself, given the fields that its parent hands down (decision A2). */
export function mayHaveOwn(setting: SettingName, parent: Account | undefined): boolean {
  if (!parent) return true;
  const isLocked = (field: AccountField) => isHandedDown(field, parent) && !isChangeable(field, parent);
  return !ACCOUNT_FIELDS.some((field) => field.settings.includes(setting) && isLocked(field));
}

/** A field is inherited as a whole. Otherwise the method of one account could meet the amount of another. */
const comesFromParent = (field: AccountField, own: OwnSettings, parent: Account): boolean => {
  if (!isHandedDown(field, parent)) return false;
  return !isChangeable(field, parent) || Object.keys(pick(field, own)).length === 0;
};

/** Whether children get the parent's value, unless it may be changed and they have their own. */
export const isHandedDown = ({ code, inheritance }: AccountField, parent: Marks): boolean =>
  inheritance === 'always' || (inheritance === 'when marked' && parent.inheritedFields.includes(code));

/** Whether children may have a value of their own of what is handed down. */
export const isChangeable = ({ code, inheritance }: AccountField, parent: Marks): boolean =>
  inheritance === 'when marked' && parent.changeableFields.includes(code);

const pick = (field: AccountField, settings: OwnSettings): OwnSettings =>
  Object.fromEntries(field.settings.flatMap((name) => (settings[name] === undefined ? [] : [[name, settings[name]]])));

/** Only the owner of a site may restrict it. A child can restrict checkout at most (decision I5). */
function ofChild({ ipRestriction, ...settings }: OwnSettings): OwnSettings {
  if (!ipRestriction) return settings;
  return { ...settings, ipRestriction: { ...ipRestriction, method: ipRestriction.method === 0 ? 0 : 1 } };
}
