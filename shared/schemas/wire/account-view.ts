import * as z from 'zod/mini';
import { fieldLocks, settingSources } from '../../values/accounts/setting-source.ts';
import { countries } from '../../values/countries.ts';
import { linesOfBusiness } from '../../values/line-of-business.ts';
import { named } from '../../wire/wire.ts';
import { numberIdSchema } from '../fields/ids.ts';
import { accountSettingsWireSchema } from './account-settings-wire.ts';

const settings = accountSettingsWireSchema.shape;
const { aftermarketMargins, salvageMargins, nationalSearch, linesOfBusiness: lines, ...flat } = settings;

/** 'All' stands for every line of business (admin 3). It is read and never written. */
const linesSchema = z.union([
  lines,
  z.codec(z.literal('All'), z.array(z.enum(linesOfBusiness)).check(z.maxLength(10)), {
    decode: () => [...linesOfBusiness],
    encode: () => 'All' as const,
  }),
]);

/**
 * Every setting by its name of admin 3: the margins of both lines of business together, and `NationalSearchs` as it is
 * written there (decision D18).
 */
export const settingFields = {
  ...flat,
  margins: z.object({ aftermarket: z.optional(aftermarketMargins), salvage: z.optional(salvageMargins) }),
  nationalSearch: named('NationalSearchs', nationalSearch, 'NationalSearch'),
  linesOfBusiness: linesSchema,
};
const someSettings = z.partial(z.object(settingFields));
export type SettingsView = z.output<typeof someSettings>;

const codes = z.array(z.int()).check(z.maxLength(100));
const text = (most: number) => z.string().check(z.maxLength(most));

/** The fields of the account itself, which no child inherits (codes 130, 200 and 201). */
export const identityFields = {
  companyName: text(100),
  storeNumber: text(20),
  address1: text(100),
  address2: text(100),
  city: text(60),
  state: text(3),
  postalCode: text(20),
  country: z.enum(countries),
  orderProcessType: z.literal([0, 1, 2]),
};
export type IdentityView = z.output<z.ZodMiniObject<typeof identityFields>>;

/** A field of the account, by its code (rules/accounts/account-fields). */
const accountFieldViewSchema = z.object({
  code: z.int(),
  /** Where its value comes from. Fields of the account itself are always its own. */
  source: z.enum(settingSources),
  /** The account that the value comes from. Null for a default. */
  sourceId: z.nullable(numberIdSchema),
  mayChange: z.boolean(),
  /** Why the caller may not change it. Null if they may. */
  why: z.nullable(z.enum(fieldLocks)),
  /** The marks of the account, or for a child those of its parent. */
  isHandedDown: z.boolean(),
  isChangable: z.boolean(),
  /** Whether the caller may change the marks. */
  mayMark: z.boolean(),
  /** The active children, and how many of them have a value of their own that counts. */
  children: z.object({ total: z.int(), own: z.int() }),
});
export type AccountFieldView = z.infer<typeof accountFieldViewSchema>;

/** A name to ask, where a field is locked. */
const nameSchema = z.string();

/** An account as the form shows it. */
export const accountViewSchema = z.object({
  id: numberIdSchema,
  /** Null for the provider and for top-level accounts. */
  parentId: z.nullable(numberIdSchema),
  parentName: z.string(),
  /** To be named by a save. */
  version: z.int(),
  active: z.boolean(),
  ...identityFields,
  /** Empty without a number, or if the caller may not see it. */
  aftermarketCustomerNumber: z.string(),
  salvageCustomerNumber: z.string(),
  /** The effective settings. */
  ...settingFields,
  isFleet: named('isFleet', z.boolean()),
  isNationalSearch: named('isNationalSearch', z.boolean()),
  /** Only its own values. An own value of a child may be without effect. */
  own: someSettings,
  /** The settings that would count if the account had no own values: the parent's, or the defaults. */
  fallback: someSettings,
  inheritedFields: z.array(z.int()),
  changeableFields: named('ChangableFields', z.array(z.int())),
  fields: z.array(accountFieldViewSchema),
  mayDeactivate: z.boolean(),
  /** People of the provider and of the parent account who may change what the caller may not: at most two each. */
  ask: z.object({ provider: z.array(nameSchema), parent: z.array(nameSchema) }),
  /** The websites that field 307 offers: those of the account and of its parent. */
  websites: z.array(z.object({ id: numberIdSchema, name: z.string() })),
  /** The insurance companies that field 133 offers, by name. */
  insurers: z.array(z.string()),
  /** The caller's address, for field 123. */
  yourAddress: z.string(),
});
export type AccountView = z.infer<typeof accountViewSchema>;

/** Fields that a save may name. What is absent stays as it is. */
export const accountChangeFields = {
  ...z.partial(z.object(identityFields)).shape,
  ...someSettings.shape,
  /** Codes whose own value is given back, so that the parent's or the default counts again. */
  reset: z.optional(codes),
  inheritedFields: z.optional(codes),
  changeableFields: named('ChangableFields', z.optional(codes)),
  active: z.optional(z.boolean()),
};

/** A row of the list of accounts (admin 2). */
export const accountRowSchema = z.object({
  id: numberIdSchema,
  parentId: z.nullable(numberIdSchema),
  /** Empty for top-level accounts. */
  parentName: z.string(),
  companyName: z.string(),
  storeNumber: z.string(),
  type: settings.type,
  city: z.string(),
  state: z.string(),
  orderProcessType: z.literal([0, 1, 2]),
  active: z.boolean(),
  /** Active children and active users. */
  children: z.int(),
  users: z.int(),
  /** The codes for which it has values of its own. */
  ownCodes: z.array(z.int()),
  /** Named by a change of this row. */
  version: z.int(),
});
export type AccountRow = z.infer<typeof accountRowSchema>;

/** An account in a picker: id, parent and name (decision D17). */
export const accountChoiceSchema = z.object({
  id: numberIdSchema,
  parentId: z.nullable(numberIdSchema),
  companyName: z.string(),
});
export type AccountChoice = z.infer<typeof accountChoiceSchema>;

/** The effects of a save on the children, by code: those whose value changes, at most ten of them by name. */
export const accountEffectSchema = z.object({
  code: z.int(),
  children: z.int(),
  named: named(
    'Named',
    z.array(
      z.object({
        id: numberIdSchema,
        companyName: z.string(),
        before: someSettings,
        after: someSettings,
      }),
    ),
  ),
});
export type AccountEffect = z.infer<typeof accountEffectSchema>;
