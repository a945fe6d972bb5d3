import { type CustomerField, changedCustomerFields } from '#shared/rules/accounts/customers/customer-fields.ts';
import type { Customer } from '#shared/schemas/stored/customer.ts';
import type { HistoryEntry } from '#shared/schemas/stored/history-entry.ts';

/** The wire names of a record's fields. */
export const CUSTOMER_PATHS: Readonly<Record<CustomerField, readonly string[]>> = {
  companyCode: ['CompanyCode'],
  customerNumber: ['CustomerNumber'],
  customerName: ['CustomerName'],
  priceLevel: ['PriceLevel'],
  isPurchaseOrderNumberRequired: ['PurchaseOrderNumberRequired'],
  isTaxExempt: ['TaxExempt'],
  shipToAddress: ['Address1', 'Address2', 'City', 'State', 'PostalCode', 'Country'],
  // Only files have these.
  arTermDescription: [],
  shipToPlaces: [],
  defaultShipViaCode: [],
};

type Value = HistoryEntry['changes'][number]['before'];
const PREFIX = { aftermarket: 'Aftermarket', salvage: 'Salvage' } as const;

/** The fields that differ, with the line of business before their names, as in AftermarketCustomerNumber (admin 3). */
export function customerChanges(before: Customer | undefined, after: Customer): HistoryEntry['changes'] {
  return changedCustomerFields(before, after).flatMap((field) => {
    const name = field === 'shipToAddress' ? 'ShipToAddress' : CUSTOMER_PATHS[field][0];
    const [from, to] = [before && fieldOf(before, field), fieldOf(after, field)];
    if (name === undefined) return [];
    return {
      field: `${PREFIX[after.lineOfBusiness]}${name}`,
      ...(from !== undefined && { before: from }),
      ...(to !== undefined && { after: to }),
    };
  });
}

/** An address is written on one line. */
function fieldOf(customer: Customer, field: CustomerField): Value {
  if (field !== 'shipToAddress' || !customer.shipToAddress) return customer[field] as Value;
  const { address1, address2, city, state, postalCode } = customer.shipToAddress;
  return [address1, address2, city, `${state} ${postalCode}`].filter(Boolean).join(', ');
}
