import type { CustomerRecord } from '#shared/contracts/accounts.ts';
import { customerVersion } from '#shared/rules/accounts/customers/customer-fields.ts';
import { countryOf } from '#shared/rules/shipping/postal-code.ts';
import type { StoredAddress } from '#shared/schemas/fields/address.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import type { Customer } from '#shared/schemas/stored/customer.ts';
import { LINE_FACTS, type LineOfBusiness } from '#shared/values/line-of-business.ts';

/** A record before anything was entered: a guest, by the name of the account. */
export const blankCustomer = ({ id, companyName }: Account, lineOfBusiness: LineOfBusiness): Customer => ({
  accountId: id,
  lineOfBusiness,
  companyCode: LINE_FACTS[lineOfBusiness].companyCode,
  customerName: companyName.slice(0, 100),
  arTermDescription: '',
  isPurchaseOrderNumberRequired: false,
  isTaxExempt: false,
});

export const NO_ADDRESS: StoredAddress = { address1: '', city: '', state: '', postalCode: '' };

/** A customer record for the wire. Without a record, it is the one that a save would begin with. */
export function customerRecord(account: Account, lineOfBusiness: LineOfBusiness, seen?: Customer): CustomerRecord {
  const customer = seen ?? blankCustomer(account, lineOfBusiness);
  const { shipToAddress = NO_ADDRESS, written } = customer;
  const { address1, address2 = '', city, state, postalCode } = shipToAddress;
  return {
    accountId: account.id,
    lineOfBusinessKey: lineOfBusiness,
    companyCode: customer.companyCode,
    customerNumber: customer.customerNumber ?? '',
    customerName: customer.customerName,
    priceLevel: customer.priceLevel ?? '',
    purchaseOrderNumberRequired: customer.isPurchaseOrderNumberRequired,
    taxExempt: customer.isTaxExempt,
    address1,
    address2,
    city,
    state,
    postalCode,
    country: countryOf(shipToAddress),
    version: customerVersion(seen),
    writtenBy: written?.by ?? '',
    writtenFrom: written?.from ?? 'unknown',
    writtenAt: written?.at ?? null,
  };
}
