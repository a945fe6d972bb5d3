import type { CheckoutRequest } from '#shared/contracts/checkout.ts';
import { AppError } from '#shared/errors.ts';
import { isPoNumberValid } from '#shared/rules/cart/po-number.ts';
import { missingFields } from '#shared/rules/orders/checkout-requirements.ts';
import { CART_TEXTS } from '#shared/texts/cart/cart-texts.ts';
import { requiredField } from '#shared/texts/checkout/checkout-texts.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import type { SignedIn } from '../http/authenticate.ts';

/**
 * Throws 'invalid_input' for missing and invalid checkout fields (storefront 5). Only the aftermarket PO number is
 * validated.
 */
export function checkFields(
  { account: { settings }, customers }: SignedIn,
  { options }: Pick<CheckoutRequest, 'options'>,
  linesOfBusiness: readonly LineOfBusiness[],
): void {
  const missing = missingFields(options, { settings, customers, lines: linesOfBusiness });
  if (missing.length > 0) throw new AppError('invalid_input', missing.map(requiredField).join(''));
  const { poNumber = '' } = options;
  if (!linesOfBusiness.includes('aftermarket') || poNumber.trim() === '') return;
  const isValid = isPoNumberValid(poNumber, settings.poValidation);
  if (isValid === undefined) throw new AppError('internal', CART_TEXTS.aftermarketPoUnverified);
  if (!isValid) throw new AppError('invalid_input', CART_TEXTS.aftermarketPoInvalid);
}
