import type { CustomerBody } from '#shared/contracts/accounts.ts';
import { AppError, type FieldError } from '#shared/errors.ts';
import { changedCustomerFields } from '#shared/rules/accounts/customers/customer-fields.ts';
import { addressFaults, storedAddress } from '#shared/rules/people/valid-address.ts';
import type { StoredAddress } from '#shared/schemas/fields/address.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import { type Customer, customerSchema } from '#shared/schemas/stored/customer.ts';
import type { IdempotencyRecord } from '#shared/schemas/stored/idempotency-record.ts';
import { CUSTOMER_RECORD_TEXTS } from '#shared/texts/admin/customer-record-texts.ts';
import { USER_TEXTS } from '#shared/texts/admin/users/user-texts.ts';
import { ACCOUNT_TEXTS } from '#shared/texts/session/account-texts.ts';
import { CUSTOMER_PATHS } from '../account-saves/customer-history.ts';
import { isRepeatedSave, savesWith } from '../data/table/last-saves.ts';
import { refuseFields } from '../http/invalid-fields.ts';
import { blankCustomer, NO_ADDRESS } from './customer-view.ts';

export interface CustomerSave {
  readonly body: CustomerBody;
  readonly idempotency: IdempotencyRecord | undefined;
  readonly written: NonNullable<Customer['written']>;
}

/**
 * The next state of a customer record after a save on the screen (decision D13). Returns the same object if nothing
 * changes, as for a repeat. Throws 'invalid_input' with the fields at fault, and 'conflict' with the fields that somebody
 * else, or a file, has changed since.
 */
export function customerAfter(seen: Customer | undefined, account: Account, save: CustomerSave): Customer {
  const { body, idempotency, written } = save;
  if (seen && isRepeatedSave(seen, idempotency)) return seen;
  const before = seen ?? blankCustomer(account, body.lineOfBusinessKey);
  refuseFields(customerFaults(before, body));
  const next = withGiven(before, account, body);
  const changed = changedCustomerFields(before, next);
  const newer = changed.filter((field) => (seen?.fieldVersions?.[field] ?? 0) > body.version);
  if (newer.length > 0) {
    const message = ACCOUNT_TEXTS.changedElsewhere;
    const fieldErrors = newer.flatMap((field) => CUSTOMER_PATHS[field]).map((path) => ({ path, message }));
    throw new AppError('conflict', message, { fieldErrors });
  }
  if (seen && changed.length === 0) return seen;
  return { ...next, ...savesWith(before, idempotency), written };
}

const { companyCode: companyCodeSchema, customerNumber: numberSchema } = customerSchema.shape;

function customerFaults(before: Customer, body: CustomerBody): FieldError[] {
  const { companyCode = '', customerNumber = '' } = body;
  const isWrong = (typed: string, { safeParse }: Pick<typeof numberSchema, 'safeParse'>) =>
    typed.trim() !== '' && !safeParse(typed.trim()).success;
  return [
    ...(isWrong(companyCode, companyCodeSchema) ? [fault('CompanyCode', 'companyCodeInvalid')] : []),
    ...(isWrong(customerNumber, numberSchema) ? [fault('CustomerNumber', 'numberInvalid')] : []),
    ...shipToFaults(addressAfter(before, body)),
  ];
}

const fault = (path: string, text: keyof typeof CUSTOMER_RECORD_TEXTS): FieldError => ({
  path,
  message: CUSTOMER_RECORD_TEXTS[text],
});

const SHIP_TO_PATHS = { address1: 'Address1', city: 'City', state: 'State', postalCode: 'PostalCode' } as const;

/** No address at all is none; a part of one is a mistake. */
function shipToFaults(address: StoredAddress | undefined): FieldError[] {
  if (!address) return [];
  return addressFaults(address).map((field) => ({ path: SHIP_TO_PATHS[field], message: USER_TEXTS.addressInvalid }));
}

const ADDRESS_NAMES = ['address1', 'address2', 'city', 'state', 'postalCode', 'country'] as const;

function addressAfter({ shipToAddress }: Customer, body: CustomerBody): StoredAddress | undefined {
  const given = ADDRESS_NAMES.filter((name) => body[name] !== undefined);
  if (given.length === 0) return shipToAddress;
  const typed = { ...(shipToAddress ?? NO_ADDRESS), ...Object.fromEntries(given.map((name) => [name, body[name]])) };
  const { address1, address2 = '', city, state, postalCode } = typed;
  return [address1, address2, city, state, postalCode].every((part) => part.trim() === '') ? undefined : typed;
}

function withGiven(before: Customer, account: Account, body: CustomerBody): Customer {
  const { customerNumber, priceLevel, shipToAddress, ...others } = before;
  const blank = blankCustomer(account, body.lineOfBusinessKey);
  const number = body.customerNumber?.trim() ?? customerNumber ?? '';
  const level = body.priceLevel?.trim() ?? priceLevel ?? '';
  const address = addressAfter(before, body);
  return {
    ...others,
    companyCode: (body.companyCode?.trim() ?? before.companyCode) || blank.companyCode,
    customerName: (body.customerName?.trim() ?? before.customerName) || blank.customerName,
    isPurchaseOrderNumberRequired: body.purchaseOrderNumberRequired ?? before.isPurchaseOrderNumberRequired,
    isTaxExempt: body.taxExempt ?? before.isTaxExempt,
    ...(number !== '' && { customerNumber: number }),
    ...(level !== '' && { priceLevel: level }),
    // Only an address that was given is put into its stored form, so that an older one counts as unchanged.
    ...(address && { shipToAddress: address === shipToAddress ? address : storedAddress(address) }),
  };
}
