import type { Customer } from '../../../schemas/stored/customer.ts';
import { isSameValue } from '../../base/same-value.ts';

/** Everything of a customer record that somebody enters, on the screen or in a file. */
const CUSTOMER_FIELDS = [
  'companyCode',
  'customerNumber',
  'customerName',
  'priceLevel',
  'arTermDescription',
  'shipToAddress',
  'shipToPlaces',
  'defaultShipViaCode',
  'isPurchaseOrderNumberRequired',
  'isTaxExempt',
] as const satisfies readonly (keyof Customer)[];
export type CustomerField = (typeof CUSTOMER_FIELDS)[number];

/** The fields in which two states of a customer record differ. All that have a value, if there was none before. */
export const changedCustomerFields = (before: Partial<Customer> | undefined, after: Customer): CustomerField[] =>
  CUSTOMER_FIELDS.filter((field) => !isSameValue(before?.[field], after[field]));

/** A record from before its saves were counted has been saved once. */
export const customerVersion = (customer: Pick<Customer, 'version'> | undefined): number =>
  customer ? (customer.version ?? 1) : 0;
