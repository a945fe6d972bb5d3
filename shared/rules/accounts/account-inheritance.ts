import type { AccountSettings, SettingName } from '../../schemas/fields/account-settings.ts';
import type { Account } from '../../schemas/stored/account.ts';
import { ACCOUNT_DEFAULTS } from './account-defaults.ts';
import { ACCOUNT_FIELDS, type AccountField } from './account-fields.ts';

/** What an account has set itself. */
type OwnSettings = Account['settings'];

/** What counts while shopping: an account's own identity with every setting it has or takes over (decision A1). */
export interface EffectiveAccount
  extends Omit<Account, 'settings' | 'inheritedFields' | 'changeableFields' | 'version'> {
  readonly settings: AccountSettings;
}

/**
 * The effective account of admin 6. A child takes over what is always inherited and what its parent marks; where the
 * parent lets it change a marked field, its own value wins if it has one. Everything else is the account's own or the
 * default. A child can't be told without its parent: to leave it out is a mistake, and throws.
 */
export function effectiveAccount(account: Account, parent?: Account): EffectiveAccount {
  if (account.parentId !== parent?.id) throw new Error(`Account ${account.id} needs its parent ${account.parentId}`);
  const {
    settings,
    inheritedFields: _inherited,
    changeableFields: _changeable,
    version: _version,
    ...identity
  } = account;
  const own = parent ? ofChild(settings) : settings;
  const values = ACCOUNT_FIELDS.map((field) =>
    pick(field, parent && comesFromParent(field, own, parent) ? parent.settings : own),
  );
  return {
    ...identity,
    // Nobody signs in to a child whose parent is deactivated (decision A3).
    isActive: account.isActive && parent?.isActive !== false,
    settings: Object.assign({}, ACCOUNT_DEFAULTS, ...values),
  };
}

/** Whether an account's own value of a setting can count, given what its parent hands down (decision A2). */
export function mayHaveOwn(setting: SettingName, parent: Account | undefined): boolean {
  const field = ACCOUNT_FIELDS.find(({ settings }) => settings.includes(setting));
  return !parent || !field || !isHandedDown(field, parent) || isChangeable(field, parent);
}

/** A field is taken over as a whole: a method of one account never meets the amount of another. */
const comesFromParent = (field: AccountField, own: OwnSettings, parent: Account): boolean => {
  if (!isHandedDown(field, parent)) return false;
  return !isChangeable(field, parent) || Object.keys(pick(field, own)).length === 0;
};

const isHandedDown = ({ code, inheritance }: AccountField, parent: Account): boolean =>
  inheritance === 'always' || (inheritance === 'when marked' && parent.inheritedFields.includes(code));

const isChangeable = ({ code, inheritance }: AccountField, parent: Account): boolean =>
  inheritance === 'when marked' && parent.changeableFields.includes(code);

const pick = (field: AccountField, settings: OwnSettings): OwnSettings =>
  Object.fromEntries(field.settings.flatMap((name) => (settings[name] === undefined ? [] : [[name, settings[name]]])));

/** The site is its owner's to close; a child restricts checkout at most (decision I5). */
function ofChild({ ipRestriction, ...settings }: OwnSettings): OwnSettings {
  if (!ipRestriction) return settings;
  return { ...settings, ipRestriction: { ...ipRestriction, method: ipRestriction.method === 0 ? 0 : 1 } };
}
