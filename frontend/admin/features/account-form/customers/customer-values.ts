import { accountsContract, type CustomerBody, type CustomerRecord } from '#shared/contracts/accounts.ts';
import { shownPostalCode } from '#shared/rules/shipping/postal-code.ts';
import { CUSTOMER_SECTION_TEXTS as TEXTS } from '#shared/texts/admin/account-form/customer-section-texts.ts';
import type { Country } from '#shared/values/countries.ts';
import { LINE_FACTS, linesOfBusiness } from '#shared/values/line-of-business.ts';
import { type ContractField, contractFields } from '../../../../ui/form/contract-fields.ts';
import type { FormRecord } from '../../../form/use-record-form.ts';

/**
 * The values of a record as typed, in the order of the fields. The account's own address has fields of its own names.
 */
const valuesOf = (record: CustomerRecord) => ({
  customerNumber: record.customerNumber,
  companyCode: record.companyCode,
  customerName: record.customerName,
  priceLevel: record.priceLevel,
  purchaseOrderNumberRequired: record.purchaseOrderNumberRequired,
  taxExempt: record.taxExempt,
  shipToAddress1: record.address1,
  shipToAddress2: record.address2,
  shipToCity: record.city,
  shipToCountry: record.country as string,
  shipToState: record.state,
  shipToPostalCode: shownPostalCode(record.postalCode),
});
export type CustomerValues = ReturnType<typeof valuesOf>;

export const customerFormRecord = (record: CustomerRecord): FormRecord<CustomerValues> => ({
  values: valuesOf(record),
  version: record.version,
});

export const CUSTOMER_LABELS: Readonly<Record<keyof CustomerValues, string>> = {
  customerNumber: TEXTS.customerNumber,
  companyCode: TEXTS.companyCode,
  customerName: TEXTS.customerName,
  priceLevel: TEXTS.priceLevel,
  purchaseOrderNumberRequired: TEXTS.poRequired,
  taxExempt: TEXTS.taxExempt,
  shipToAddress1: TEXTS.shipToAddress1,
  shipToAddress2: TEXTS.shipToAddress2,
  shipToCity: TEXTS.shipToCity,
  shipToCountry: TEXTS.shipToCountry,
  shipToState: TEXTS.shipToState,
  shipToPostalCode: TEXTS.shipToPostalCode,
};

const PREFIX = { aftermarket: 'Aftermarket', salvage: 'Salvage' } as const;
const HISTORY_NAMES = [
  ['CustomerNumber', TEXTS.customerNumber],
  ['CompanyCode', TEXTS.companyCode],
  ['CustomerName', TEXTS.customerName],
  ['PriceLevel', TEXTS.priceLevel],
  ['PurchaseOrderNumberRequired', TEXTS.poRequired],
  ['TaxExempt', TEXTS.taxExempt],
  ['ShipToAddress', TEXTS.shipToAddress1],
] as const;

/** Labels for the fields in the account's history, such as AftermarketCustomerNumber. */
export const CUSTOMER_HISTORY_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  linesOfBusiness.flatMap((line) =>
    HISTORY_NAMES.map(([name, label]) => [`${PREFIX[line]}${name}`, `${LINE_FACTS[line].label}: ${label}`]),
  ),
);

/** The names of the form's fields of the default ship-to, by their names in the body of a save. */
const SHIP_TO_NAMES = new Map([
  ['address1', 'shipToAddress1'],
  ['address2', 'shipToAddress2'],
  ['city', 'shipToCity'],
  ['country', 'shipToCountry'],
  ['state', 'shipToState'],
  ['postalCode', 'shipToPostalCode'],
]);

/** The fields of a save, by the names of the form. */
export const CUSTOMER_FIELDS_SENT: readonly ContractField[] = contractFields(accountsContract.saveCustomer.body).map(
  (field) => ({ ...field, name: SHIP_TO_NAMES.get(field.name) ?? field.name }),
);

type GivenFields = Omit<CustomerBody, 'accountId' | 'lineOfBusinessKey' | 'version'>;

/** The changed fields as a save sends them. */
export function customerBody(changes: Partial<CustomerValues>): GivenFields {
  const { shipToAddress1, shipToAddress2, shipToCity, shipToCountry, shipToState, shipToPostalCode, ...others } =
    changes;
  return {
    ...others,
    ...(shipToAddress1 !== undefined && { address1: shipToAddress1 }),
    ...(shipToAddress2 !== undefined && { address2: shipToAddress2 }),
    ...(shipToCity !== undefined && { city: shipToCity }),
    ...(shipToCountry !== undefined && { country: shipToCountry as Country }),
    ...(shipToState !== undefined && { state: shipToState }),
    ...(shipToPostalCode !== undefined && { postalCode: shipToPostalCode }),
  };
}
