import type { cartContract } from '#shared/contracts/cart.ts';
import { addressView } from '#shared/rules/shipping/address-view.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import type { Output } from '#shared/wire/endpoint.ts';
import type { PricedCartInContext } from './show-cart.ts';

/** Everything that the ship-to form shows before anything was chosen, in one line of business (storefront 7). */
export function shippingData(
  { lines, selling }: PricedCartInContext,
  lineOfBusiness: LineOfBusiness,
): Output<typeof cartContract.getShippingData> {
  const own = lines.filter(({ offer }) => offer.lineOfBusiness === lineOfBusiness);
  const customer = selling.customers.find((each) => each.lineOfBusiness === lineOfBusiness);
  return {
    lineOfBusinessKey: lineOfBusiness,
    companyCode: selling.companies[lineOfBusiness],
    customerNumber: customer?.customerNumber ?? null,
    defaultShipToAddress: customer?.shipToAddress ? addressView(customer.shipToAddress) : null,
    defaultShipViaCode: customer?.defaultShipViaCode ?? null,
    shippingWarehouse: selling.serviceLocation ?? null,
    companyTruckOnly: selling.settings.companyTruckOnly,
    itemCount: own.length,
    isOversize: own.some(({ offer }) => offer.flags.includes('oversized')),
    isHazardous: own.some(({ offer }) => offer.flags.includes('hazardous')),
  };
}
