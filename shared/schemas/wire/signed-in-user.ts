import * as z from 'zod/mini';
import { levels, permissions } from '../../values/access.ts';
import { named } from '../../wire/wire.ts';
import { addressViewSchema } from '../fields/address.ts';
import { idSchema, numberIdSchema } from '../fields/ids.ts';
import { lineKeySchema } from '../fields/line-of-business.ts';
import { moneySchema } from '../fields/money.ts';
import { accountSettingsWireSchema } from './account-settings-wire.ts';

const settings = accountSettingsWireSchema.shape;

/**
 * The account settings that affect prices and screens, for its own users (decision I7). Values that the account hides
 * (ShowPrices, ShowMargins …) are not sent at all (decision A1).
 */
const shoppingAccountSchema = z.object({
  id: numberIdSchema,
  parentId: z.nullable(numberIdSchema),
  companyName: z.string(),
  storeNumber: z.nullable(z.string()),
  type: settings.type,
  isFleet: named('isFleet', z.boolean()),
  orderProcessType: z.literal([0, 1, 2]),
  /** Whether IP restriction method 1 hides checkout from this caller. */
  isCheckoutRestricted: z.boolean(),
  margins: z.nullable(z.object({ aftermarket: settings.aftermarketMargins, salvage: settings.salvageMargins })),
  marginOnCost: z.nullable(settings.marginOnCost),
  coreChargeType: z.nullable(settings.coreChargeType),
  minimumCoreCharge: z.nullable(settings.minimumCoreCharge),
  useWarranties: settings.useWarranties,
  majorWarranty: z.nullable(settings.majorWarranty),
  otherWarranty: z.nullable(settings.otherWarranty),
  aftermarketWarranty: z.nullable(settings.aftermarketWarranty),
  salvageWarranty: z.nullable(settings.salvageWarranty),
  companyTruckOnly: settings.companyTruckOnly,
  checkoutRequirements: settings.checkoutRequirements,
  showSeparatePoFieldsForLineOfBusiness: settings.showSeparatePoFieldsForLineOfBusiness,
  cartMessage: settings.cartMessage,
  checkoutPoMessage: settings.checkoutPoMessage,
  fieldConfig: settings.fieldConfig,
  disableAisleImages: settings.disableAisleImages,
  disableProductDescriptionImage: settings.disableProductDescriptionImage,
  hideSourceVehiclePhoneNumber: settings.hideSourceVehiclePhoneNumber,
  displayAftermarketSalvageTogether: settings.displayAftermarketSalvageTogether,
  requireFitment: settings.requireFitment,
  disableSort: settings.disableSort,
  disableUserEdit: settings.disableUserEdit,
  showUserName: settings.showUserName,
  allowEditProfile: settings.allowEditProfile,
  insuranceCompanies: settings.insuranceCompanies,
  showPrices: settings.showPrices,
  showWarranties: settings.showWarranties,
  showCoreCharges: settings.showCoreCharges,
  showMargins: settings.showMargins,
  showShipping: settings.showShipping,
  viewRemanParts: settings.viewRemanParts,
  viewReconditionedParts: settings.viewReconditionedParts,
  cultureName: settings.cultureName,
  linesOfBusiness: settings.linesOfBusiness,
  nationalSearch: settings.nationalSearch,
  nationalSearchLinesOfBusiness: settings.nationalSearchLinesOfBusiness,
});

/** A customer record as its users see it (storefront 3, customer). */
const signedInCustomerSchema = z.object({
  customerNumber: z.nullable(z.string()),
  /** The number of the account's own record, even while the session continues as a guest. */
  ownCustomerNumber: z.nullable(z.string()),
  customerName: z.string(),
  companyCode: z.string(),
  lineOfBusinessKey: lineKeySchema,
  arTermDescription: named('ARTermDescription', z.string()),
  defaultShipToAddress: z.nullable(addressViewSchema),
  defaultShipViaCode: z.nullable(z.string()),
  /** The places that orders go to, as far as they are known before checkout: 'US', 'US-CA', '90015'. */
  expectedPlaces: z.array(z.string()),
  purchaseOrderNumberRequired: z.boolean(),
  /** True without a customer number. Guests see list prices and can't add to the cart. */
  isGuest: named('isGuest', z.boolean()),
});

/** The warehouse nearest to the session's postal code (decision P9). */
const serviceLocationSchema = z.object({
  warehouseNumber: z.string(),
  description: z.string(),
  phoneNumber: z.string(),
});

/** The signed-in user, with everything that the store needs to know: the response of a login and of GET api/user. */
export const signedInUserSchema = z.object({
  id: numberIdSchema,
  userId: idSchema,
  accountId: numberIdSchema,
  userName: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string(),
  /** The user's own address, for their profile. */
  address: addressViewSchema,
  type: z.literal([0, 1]),
  level: z.literal(levels),
  resultantPermissions: z.array(z.object({ permissionName: z.enum(permissions) })),
  account: shoppingAccountSchema,
  customers: named('customers', z.array(signedInCustomerSchema)),
  /** The session's ship-to postal code. Null until it is entered. */
  postalCode: z.nullable(z.string()),
  /** Whether the store has to ask for a postal code. Fleet accounts with customers need one (storefront 4). */
  isPostalCodeRequired: z.boolean(),
  afterMarketServiceLocation: z.nullable(serviceLocationSchema),
  /** The most they may order in a month. Null means no limit. */
  monthlyLimit: z.nullable(moneySchema),
  /**
   * The account that the user orders as (decision I4). `account` and everything that follows from it are then its own.
   * `approval` is the cart sent for approval that they work on; null if they picked the account.
   */
  orderAs: named(
    'orderAs',
    z.nullable(
      z.object({
        accountId: numberIdSchema,
        approval: z.nullable(z.object({ id: idSchema, sentBy: z.string(), note: z.string() })),
      }),
    ),
  ),
});
export type SignedInUser = z.infer<typeof signedInUserSchema>;
export type ShoppingAccount = z.infer<typeof shoppingAccountSchema>;
