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
 * What of the account steers prices and screens, for its own users (decision I7). What an account does not show
 * (ShowPrices, ShowMargins …) is left out here, so that it is on no wire (decision A1).
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
  /** Of the account's own record, also while the session goes on as a guest. */
  ownCustomerNumber: z.nullable(z.string()),
  customerName: z.string(),
  companyCode: z.string(),
  lineOfBusinessKey: lineKeySchema,
  arTermDescription: named('ARTermDescription', z.string()),
  defaultShipToAddress: z.nullable(addressViewSchema),
  defaultShipViaCode: z.nullable(z.string()),
  purchaseOrderNumberRequired: z.boolean(),
  /** True when there is no customer number: sees list prices and can't add to the cart. */
  isGuest: named('isGuest', z.boolean()),
});

/** The warehouse nearest to the session's postal code (decision P9). */
const serviceLocationSchema = z.object({
  warehouseNumber: z.string(),
  description: z.string(),
  phoneNumber: z.string(),
});

/** Who is signed in, and everything the store needs to know about them: the answer of a login and of GET api/user. */
export const signedInUserSchema = z.object({
  id: numberIdSchema,
  userId: idSchema,
  accountId: numberIdSchema,
  userName: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string(),
  type: z.literal([0, 1]),
  level: z.literal(levels),
  resultantPermissions: z.array(z.object({ permissionName: z.enum(permissions) })),
  account: shoppingAccountSchema,
  customers: named('customers', z.array(signedInCustomerSchema)),
  /** Where this session ships to; null until it is given. */
  postalCode: z.nullable(z.string()),
  /** Whether the store has to ask for it: fleet accounts with customers need one (storefront 4). */
  isPostalCodeRequired: z.boolean(),
  afterMarketServiceLocation: z.nullable(serviceLocationSchema),
  /** What they may order in a month; null where that is not limited. */
  monthlyLimit: z.nullable(moneySchema),
  /** The child's cart that a parent's user works on (decision O4); then all the rest is the child's. */
  orderAs: named('orderAs', z.nullable(z.object({ handOverId: idSchema, sentBy: z.string(), note: z.string() }))),
});
export type SignedInUser = z.infer<typeof signedInUserSchema>;
export type ShoppingAccount = z.infer<typeof shoppingAccountSchema>;
