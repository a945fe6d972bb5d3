import { checkoutContract } from '#shared/contracts/checkout.ts';
import { TYPED_VIN_LENGTH } from '#shared/schemas/fields/vin.ts';
import type { CheckoutFieldName } from '#shared/values/checkout-fields.ts';
import { contractFields } from '../../../../ui/form/contract-fields.ts';

const CONTRACT_FIELDS = contractFields(checkoutContract.checkout.body);

/** The most characters of fields that are typed with signs that are not sent, or that are checked in another way. */
const TYPED: Readonly<Partial<Record<CheckoutFieldName, number>>> = {
  vin: TYPED_VIN_LENGTH,
  mileage: 9,
  contactPhone: 20,
  contactEmail: 254,
  deliveryPhone: 20,
};

/** The most characters that can be typed into a field of an order. */
export const fieldMaxLength = (name: CheckoutFieldName): number | undefined =>
  TYPED[name] ?? CONTRACT_FIELDS.find((field) => field.name === `options.${name}`)?.maxLength;
