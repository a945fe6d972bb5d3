import type { AccountSettings } from '../../schemas/fields/account-settings.ts';
import type { Customer } from '../../schemas/stored/customer.ts';
import { FIELD_OF } from '../../values/checkout-fields.ts';
import type { LineOfBusiness } from '../../values/line-of-business.ts';

type RequiredField = AccountSettings['checkoutRequirements'][number];
type PoField = 'Aftermarket PO Number' | 'Salvage PO Number';

/** The entered fields. Blank ones count as empty. */
export interface CheckoutFields {
  readonly locationNumber?: string | undefined;
  readonly region?: string | undefined;
  readonly vin?: string | undefined;
  readonly mileage?: string | undefined;
  /** For the whole order, or for its aftermarket parts if each line of business has its own field. */
  readonly poNumber?: string | undefined;
  readonly salvagePoNumber?: string | undefined;
}

interface Checkout {
  readonly settings: Pick<AccountSettings, 'checkoutRequirements' | 'showSeparatePoFieldsForLineOfBusiness'>;
  readonly customers: readonly Pick<Customer, 'lineOfBusiness' | 'isPurchaseOrderNumberRequired'>[];
  /** Lines of business in the cart. */
  readonly lines: readonly LineOfBusiness[];
}

/**
 * The missing fields of a checkout, by their names in storefront 5: those that the account requires, a PO number for
 * each line of business if those are separate, and a PO number if the customer record requires one.
 */
export function missingFields(
  fields: CheckoutFields,
  { settings, customers, lines }: Checkout,
): (RequiredField | PoField)[] {
  const isMissing = (field: keyof CheckoutFields): boolean => (fields[field] ?? '').trim() === '';
  const isSeparate = settings.showSeparatePoFieldsForLineOfBusiness;
  const demanded = customers.some(
    ({ lineOfBusiness, isPurchaseOrderNumberRequired }) =>
      isPurchaseOrderNumberRequired && lines.includes(lineOfBusiness),
  );
  const required: readonly RequiredField[] =
    demanded && !settings.checkoutRequirements.includes('PoNumber')
      ? [...settings.checkoutRequirements, 'PoNumber']
      : settings.checkoutRequirements;
  const single = required.filter((name) => !(isSeparate && name === 'PoNumber') && isMissing(FIELD_OF[name]));
  return isSeparate ? [...single, ...missingPoFields(isMissing, lines)] : single;
}

function missingPoFields(
  isMissing: (field: keyof CheckoutFields) => boolean,
  lines: readonly LineOfBusiness[],
): PoField[] {
  return [
    ...(lines.includes('aftermarket') && isMissing('poNumber') ? (['Aftermarket PO Number'] as const) : []),
    ...(lines.includes('salvage') && isMissing('salvagePoNumber') ? (['Salvage PO Number'] as const) : []),
  ];
}
