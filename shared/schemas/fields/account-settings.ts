import * as z from 'zod/mini';
import { listStyles } from '../../values/catalogue/list-styles.ts';
import { customerNameLabels } from '../../values/customer-name.ts';
import { isIpEntry } from '../../values/ip-restriction.ts';
import { named } from '../../wire/wire.ts';
import { lineOfBusinessSchema } from './line-of-business.ts';
import { basisPointsSchema, centsSchema } from './money.ts';

/** The schemas for amounts, rates and lines of business. Settings are stored in one form and sent in another. */
interface Forms<Money extends z.core.$ZodType, Rate extends z.core.$ZodType, Line extends z.core.$ZodType> {
  readonly money: Money;
  readonly rate: Rate;
  readonly line: Line;
}

const accountTypes = ['Fleet', 'White Label'] as const;
const warrantyCodes = ['6P', '6L', '12P', '12L', '24P', '24L', 'LT'] as const;
const checkoutFields = ['LocationNumber', 'Region', 'Vin', 'Mileage', 'PoNumber'] as const;

const colorSchema = z.string().check(z.regex(/^[0-9A-F]{6}$/i, 'Expected a colour such as FF0000'));
const emailSchema = z.email().check(z.maxLength(254));
const addressOrNone = z.union([emailSchema, z.literal('')]);
const shortText = z.string().check(z.maxLength(200));
const longText = z.string().check(z.maxLength(4000));
const codeList = z.array(z.string().check(z.regex(/^[A-Za-z0-9._-]{1,40}$/))).check(z.maxLength(2000));

/** A message the account shows its users. It keeps its text while it is switched off. */
const messageSchema = z.object({ enabled: z.boolean(), message: longText });

const clockSchema = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Expected a time such as 08:00'));
/** Empty if no time was entered. An active day needs both times (rules/account-checks). */
const clockOrNone = z.union([clockSchema, z.literal('')]);
/** One weekday of the customer service hours, in the account's local time. */
const serviceDaySchema = z.object({ open: clockOrNone, close: clockOrNone, active: z.boolean() });
const customerServiceHoursSchema = z.object({
  monday: serviceDaySchema,
  tuesday: serviceDaySchema,
  wednesday: serviceDaySchema,
  thursday: serviceDaySchema,
  friday: serviceDaySchema,
  saturday: serviceDaySchema,
  sunday: serviceDaySchema,
});
export type CustomerServiceHours = z.infer<typeof customerServiceHoursSchema>;

/** IP restriction: 0 none, 1 checkout, 2 the whole site (decision I5). */
const ipRestrictionSchema = z.object({
  method: z.literal([0, 1, 2]),
  list: z
    .array(
      z
        .string()
        .check(
          z.maxLength(100),
          z.refine(isIpEntry, 'Expected an IPv4 address such as 192.0.2.7, 192.0.2.*, 192.0.2.30-40 or a range a-b'),
        ),
    )
    .check(z.maxLength(500)),
});

/** Every setting that a parent can hand down. The parameters say in which form. */
export function settingsShape<M extends z.core.$ZodType, R extends z.core.$ZodType, L extends z.core.$ZodType>({
  money,
  rate,
  line,
}: Forms<M, R, L>) {
  const marginBands = z.array(z.object({ low: money, high: money, percentage: rate })).check(z.maxLength(100));
  const warrantyFacts = { code: z.enum(warrantyCodes), description: shortText, default: z.boolean() };
  const warranties = z
    .array(
      z.union([
        z.object({
          ...warrantyFacts,
          method: z.literal('Percentage'),
          percentage: rate,
          minimumCost: money,
        }),
        z.object({
          ...warrantyFacts,
          method: z.literal('Range'),
          values: z.array(z.object({ top: money, cost: money })).check(z.maxLength(100)),
        }),
      ]),
    )
    .check(z.maxLength(20));
  return {
    aftermarketMargins: marginBands,
    salvageMargins: marginBands,
    marginOnCost: z.boolean(),
    /** 0 no core charge, 1 shown but not in the total, 2 charged. */
    coreChargeType: z.literal([0, 1, 2]),
    minimumCoreCharge: money,
    useWarranties: z.boolean(),
    majorWarranty: warranties,
    otherWarranty: warranties,
    /** Free texts about the warranties of each line of business. */
    aftermarketWarranty: longText,
    salvageWarranty: longText,
    /** 0 default, 1 free, 2 flat rate, 3 percentage up-charge, 4 dollar up-charge. */
    shippingCalculationMethod: z.literal([0, 1, 2, 3, 4]),
    /** Dollars or percent, depending on the method. Both have two decimals. */
    shippingCalculationAmount: money,
    companyTruckOnly: z.boolean(),
    checkoutRequirements: z.array(z.enum(checkoutFields)).check(z.maxLength(10)),
    showSeparatePoFieldsForLineOfBusiness: named('ShowSeparatePOFieldsForLob', z.boolean()),
    poValidation: named(
      'POValidation',
      z.object({
        method: z.enum(['accept', 'pattern', 'list']),
        pattern: shortText,
        list: z.array(shortText).check(z.maxLength(1000)),
      }),
    ),
    cartMessage: messageSchema,
    checkoutPoMessage: named('CheckoutPOMessage', messageSchema),
    color1: colorSchema,
    color2: colorSchema,
    /** The label of the customer of a saved vehicle. */
    fieldConfig: z.object({ customerNameLabel: z.enum(customerNameLabels) }),
    logoFileName: shortText,
    customerServiceHours: customerServiceHoursSchema,
    ipRestriction: named('IPRestriction', ipRestrictionSchema),
    disableAisleImages: z.boolean(),
    disableProductDescriptionImage: z.boolean(),
    hideSourceVehiclePhoneNumber: z.boolean(),
    displayAftermarketSalvageTogether: z.boolean(),
    requireFitment: z.boolean(),
    disableSort: z.boolean(),
    /** How the store lays out a list until somebody chooses. */
    listStyle: z.enum(listStyles),
    showUserName: z.boolean(),
    allowEditProfile: z.boolean(),
    insuranceCompanies: z.array(shortText).check(z.maxLength(200)),
    disableUserEdit: z.boolean(),
    showPrices: z.boolean(),
    showWarranties: z.boolean(),
    viewRemanParts: z.boolean(),
    viewReconditionedParts: z.boolean(),
    showCoreCharges: z.boolean(),
    showMargins: z.boolean(),
    showShipping: z.boolean(),
    cultureName: z.string().check(z.regex(/^[a-z]{2}-[A-Z]{2}$/)),
    emailRecipients: z.array(emailSchema).check(z.maxLength(20)),
    /** Who answers questions from this account's users (values/contact-routing). */
    contactAddresses: z.object({
      userLocation: addressOrNone,
      businessSupport: addressOrNone,
      contact: addressOrNone,
      /** Ten digits. Empty or absent if there is none. */
      phone: z.optional(z.string().check(z.regex(/^(\d{10})?$/, 'Expected ten digits'))),
    }),
    type: z.enum(accountTypes),
    linesOfBusiness: z.array(line).check(z.maxLength(10)),
    nationalSearch: z.boolean(),
    nationalSearchLinesOfBusiness: z.array(line).check(z.maxLength(10)),
    aftermarketExclusions: codeList,
    salvageExclusions: codeList,
    /** The website that mails and links of this account lead to. */
    defaultWebsiteId: z.nullable(z.int()),
  };
}

/** The settings as stored: whole cents, basis points and names of lines of business. */
export const accountSettingsSchema = z.object(
  settingsShape({ money: centsSchema, rate: basisPointsSchema, line: lineOfBusinessSchema }),
);
export type AccountSettings = z.infer<typeof accountSettingsSchema>;
export type SettingName = keyof AccountSettings;
