/** Where the effective value of an account's field comes from (admin 6). */
export const settingSources = ['own', 'parent', 'default'] as const;
export type SettingSource = (typeof settingSources)[number];

/** Why an administrator can't change a field of an account (rules/accounts/account-field-access). */
export const fieldLocks = [
  /** Always the parent's value, so a child has none of its own. */
  'always of the parent',
  /** The parent hands it down, and children may not change it. */
  'handed down',
  /** Only the provider changes it. */
  'provider only',
  /** Only the provider and the parent account change it. */
  'parent only',
  /** There is nothing to choose yet. */
  'nothing to choose',
] as const;
export type FieldLock = (typeof fieldLocks)[number];
