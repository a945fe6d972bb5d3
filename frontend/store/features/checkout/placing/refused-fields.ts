import { CART_TEXTS } from '#shared/texts/cart/cart-texts.ts';
import { REQUIREMENT_LABELS } from '#shared/texts/checkout/checkout-page-texts.ts';
import { requiredField, requiredFieldText } from '#shared/texts/checkout/checkout-texts.ts';
import { FIELD_OF } from '#shared/values/checkout-fields.ts';
import type { FieldProblems } from '../fields/field-problems.ts';

const requirements = Object.keys(FIELD_OF) as (keyof typeof FIELD_OF)[];

/** The server's messages about fields, by the field. Empty where its refusal is about something else. */
export function refusedFields(message: string): FieldProblems {
  const missing = requirements.filter((name) => message.includes(requiredField(name)));
  const isPoRefused = [CART_TEXTS.aftermarketPoInvalid, CART_TEXTS.aftermarketPoUnverified].some(
    (text) => text === message,
  );
  return {
    ...Object.fromEntries(missing.map((name) => [FIELD_OF[name], requiredFieldText(REQUIREMENT_LABELS[name])])),
    ...(isPoRefused && { poNumber: message }),
  };
}
