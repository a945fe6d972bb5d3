import * as z from 'zod/mini';
import { missingFields } from '#shared/rules/orders/checkout-requirements.ts';
import { vinMessage } from '#shared/schemas/fields/vin.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { CHECKOUT_PAGE_TEXTS, REQUIREMENT_LABELS } from '#shared/texts/checkout/checkout-page-texts.ts';
import { requiredFieldText } from '#shared/texts/checkout/checkout-texts.ts';
import { type CheckoutFieldName, checkoutFieldNames, FIELD_OF } from '#shared/values/checkout-fields.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import { normalVin } from '#shared/values/vin.ts';
import type { CheckoutDraft } from '../draft/checkout-draft.ts';

export type FieldProblems = Readonly<Partial<Record<CheckoutFieldName, string>>>;

/** Ten digits, however they were written; anything else stays as it was typed. */
export function phoneDigits(typed: string): string {
  const digits = typed.replace(/[\s().+-]/g, '');
  return /^1\d{10}$/.test(digits) ? digits.slice(1) : digits;
}

const isEmail = (typed: string): boolean => z.safeParse(z.email(), typed).success;

type Draft = Pick<CheckoutDraft, 'fields' | 'overrideContact' | 'overrideDelivery'>;

/** The missing and wrong fields that the page can find by itself, from its top (storefront 5). */
export function fieldProblems(
  { fields, ...overrides }: Draft,
  user: SignedInUser,
  lines: readonly LineOfBusiness[],
): FieldProblems {
  const phone = (typed: string) => (/^(\d{10})?$/.test(phoneDigits(typed)) ? undefined : CHECKOUT_PAGE_TEXTS.badPhone);
  const { vin, mileage, contactPhone, contactEmail, deliveryPhone } = fields;
  const wrong = {
    vin: vinMessage(vin),
    mileage: /^\d{0,7}$/.test(milesOf(mileage)) ? undefined : CHECKOUT_PAGE_TEXTS.badMileage,
    ...(overrides.overrideContact && {
      contactPhone: phone(contactPhone),
      contactEmail:
        contactEmail.trim() === '' || isEmail(contactEmail.trim()) ? undefined : CHECKOUT_PAGE_TEXTS.badEmail,
    }),
    ...(overrides.overrideDelivery && { deliveryPhone: phone(deliveryPhone) }),
  };
  const missing = requiredOf(fields, user, lines).map((name) => [
    FIELD_OF[name],
    requiredFieldText(REQUIREMENT_LABELS[name]),
  ]);
  const problems: FieldProblems = { ...wrong, ...Object.fromEntries(missing) };
  return Object.fromEntries(checkoutFieldNames.flatMap((name) => (problems[name] ? [[name, problems[name]]] : [])));
}

/** The fields that have to be filled in, whatever is in them by now. */
export const requiredFields = (user: SignedInUser, lines: readonly LineOfBusiness[]): ReadonlySet<CheckoutFieldName> =>
  new Set(requiredOf({}, user, lines).map((name) => FIELD_OF[name]));

/** Miles without the commas that people write. */
const milesOf = (typed: string): string => typed.trim().replace(/,/g, '');

/** As the API wants them: without what the account's own contact is to stand for. */
export function sentFields({ fields, overrideContact, overrideDelivery }: Draft) {
  const { contactName, contactPhone, contactEmail, deliveryName, deliveryPhone, ...others } = fields;
  return {
    ...others,
    vin: normalVin(fields.vin),
    mileage: milesOf(fields.mileage),
    overrideContact,
    overrideDelivery,
    ...(overrideContact && {
      contactName,
      contactPhone: phoneDigits(contactPhone),
      contactEmail: contactEmail.trim(),
    }),
    ...(overrideDelivery && { deliveryName, deliveryPhone: phoneDigits(deliveryPhone) }),
  };
}

function requiredOf(fields: Partial<CheckoutDraft['fields']>, user: SignedInUser, lines: readonly LineOfBusiness[]) {
  const customers = user.customers.map(({ lineOfBusinessKey, purchaseOrderNumberRequired }) => ({
    lineOfBusiness: lineOfBusinessKey,
    isPurchaseOrderNumberRequired: purchaseOrderNumberRequired,
  }));
  return missingFields(fields, { settings: user.account, customers, lines });
}
