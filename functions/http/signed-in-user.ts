import { isGuest } from '#shared/rules/pricing/offered-parts.ts';
import { addressView } from '#shared/rules/shipping/address-view.ts';
import { needsPostalCode } from '#shared/rules/shipping/needs-postal-code.ts';
import { expectedPlaces } from '#shared/rules/terms/destination.ts';
import type { AccountSettings } from '#shared/schemas/fields/account-settings.ts';
import type { Customer } from '#shared/schemas/stored/customer.ts';
import type { Warehouse } from '#shared/schemas/stored/warehouse.ts';
import type { ShoppingAccount, SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import type { SignedIn } from './authenticate.ts';
import { isCheckoutRestricted } from './is-checkout-restricted.ts';
import type { RequestOrigin } from './request-origin.ts';

/** The signed-in user as responses have it, with the warehouse that serves them. */
export function makeShowUser({ listWarehouses }: { readonly listWarehouses: () => Promise<readonly Warehouse[]> }) {
  return async (actor: SignedIn, { address }: RequestOrigin): Promise<SignedInUser> => {
    const warehouses = actor.warehouseNumber === undefined ? [] : await listWarehouses();
    const serving = warehouses.find(({ warehouseNumber }) => warehouseNumber === actor.warehouseNumber);
    return signedInUser(actor, address, serving);
  };
}

/** The user's own data (decision I7). The address decides whether checkout is restricted. */
export function signedInUser(actor: SignedIn, address: string, serviceLocation: Warehouse | undefined): SignedInUser {
  const { user, customers, postalCode = null } = actor;
  return {
    id: user.id,
    userId: user.userId,
    accountId: user.accountId,
    userName: user.userName,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    phoneNumber: user.phoneNumber,
    address: addressView(user),
    type: user.type,
    level: actor.level,
    resultantPermissions: user.permissions.map((permissionName) => ({ permissionName })),
    account: shoppingAccount(actor, address),
    customers: customers.map((customer) => customerView(customer, actor)),
    postalCode,
    isPostalCodeRequired: needsPostalCode(actor.account.settings, customers),
    afterMarketServiceLocation: serviceLocation
      ? {
          warehouseNumber: serviceLocation.warehouseNumber,
          description: serviceLocation.description,
          phoneNumber: serviceLocation.phoneNumber,
        }
      : null,
    monthlyLimit: user.monthlyLimit ?? null,
    orderAs: orderAsOf(actor),
  };
}

function orderAsOf({ session: { orderAs } }: SignedIn): SignedInUser['orderAs'] {
  if (!orderAs) return null;
  const { accountId, approvalId: id, sentBy = '', note = '' } = orderAs;
  return { accountId, approval: id === undefined ? null : { id, sentBy, note } };
}

const customerView = (
  customer: Customer,
  { customerRecords: records, postalCode }: SignedIn,
): SignedInUser['customers'][number] => ({
  customerNumber: customer.customerNumber ?? null,
  ownCustomerNumber:
    records.find(({ lineOfBusiness }) => lineOfBusiness === customer.lineOfBusiness)?.customerNumber ?? null,
  customerName: customer.customerName,
  companyCode: customer.companyCode,
  lineOfBusinessKey: customer.lineOfBusiness,
  arTermDescription: customer.arTermDescription,
  defaultShipToAddress: customer.shipToAddress ? addressView(customer.shipToAddress) : null,
  defaultShipViaCode: customer.defaultShipViaCode ?? null,
  expectedPlaces: expectedPlaces(postalCode, customer),
  purchaseOrderNumberRequired: customer.isPurchaseOrderNumberRequired,
  isGuest: isGuest(customer),
});

function shoppingAccount(actor: SignedIn, address: string): ShoppingAccount {
  const { account, customers } = actor;
  const { settings } = account;
  return {
    ...settings,
    ...shownAmounts(settings, customers),
    id: account.id,
    parentId: account.parentId ?? null,
    companyName: account.companyName,
    storeNumber: account.storeNumber ?? null,
    isFleet: settings.type === 'Fleet',
    orderProcessType: account.orderProcessType,
    isCheckoutRestricted: isCheckoutRestricted(actor, address),
  };
}

/**
 * Amounts that a Show flag hides are not sent (decision A1). The store price view also needs customers (storefront 6).
 */
function shownAmounts(settings: AccountSettings, customers: readonly Customer[]) {
  const { showMargins, showCoreCharges, showWarranties } = settings;
  const hasMargins = showMargins && customers.some((customer) => !isGuest(customer));
  return {
    margins: hasMargins ? { aftermarket: settings.aftermarketMargins, salvage: settings.salvageMargins } : null,
    marginOnCost: hasMargins ? settings.marginOnCost : null,
    coreChargeType: showCoreCharges ? settings.coreChargeType : null,
    minimumCoreCharge: showCoreCharges ? settings.minimumCoreCharge : null,
    majorWarranty: showWarranties ? settings.majorWarranty : null,
    otherWarranty: showWarranties ? settings.otherWarranty : null,
    aftermarketWarranty: showWarranties ? settings.aftermarketWarranty : null,
    salvageWarranty: showWarranties ? settings.salvageWarranty : null,
  };
}
