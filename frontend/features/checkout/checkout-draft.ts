import * as z from 'zod/mini';
import { type CheckoutFieldName, checkoutFieldNames } from '#shared/rules/checkout-fields.ts';
import type { SignedInUser } from '#shared/schemas/signed-in-user.ts';

const text = z.string();

const addressSchema = z.object({
  address1: text,
  address2: text,
  city: text,
  stateProvince: text,
  postalCode: text,
  countryCode: z.enum(['US', 'CA', 'MX']),
});
/** Where to ship to, as typed. */
export type DraftAddress = z.infer<typeof addressSchema>;

const draftSchema = z.object({
  fields: z.record(z.enum(checkoutFieldNames), text),
  /** By line of business; of what is not in it nobody has changed the address. */
  addresses: z.object({ aftermarket: z.optional(addressSchema), salvage: z.optional(addressSchema) }),
  isResidential: z.boolean(),
  /** Codes of chosen quotes by shipment. */
  shipVia: z.record(text, text),
  /** Shipments with a lift gate. */
  liftGates: z.array(text),
  overrideContact: z.boolean(),
  overrideDelivery: z.boolean(),
  sendOrderConfirmation: z.boolean(),
  clearShoppingCart: z.boolean(),
});

/** What a person has typed and chosen on the way to an order (storefront 3, options; defaults of storefront 9). */
export type CheckoutDraft = z.infer<typeof draftSchema>;

/** What checkout begins with: the person who orders answers questions about it. */
export function newDraft({ firstName, lastName, email, phoneNumber }: SignedInUser): CheckoutDraft {
  const nothing = Object.fromEntries(checkoutFieldNames.map((name) => [name, ''])) as Record<CheckoutFieldName, string>;
  return {
    fields: {
      ...nothing,
      contactName: `${firstName} ${lastName}`.trim(),
      contactPhone: phoneNumber,
      contactEmail: email,
    },
    addresses: {},
    isResidential: false,
    shipVia: {},
    liftGates: [],
    overrideContact: true,
    overrideDelivery: true,
    sendOrderConfirmation: true,
    clearShoppingCart: true,
  };
}

/** Under which a tab keeps it, until it is closed or the order is placed. */
const storageKey = (userId: string, cartId: string): string => `checkout:${userId}:${cartId}`;

/** Undefined when nothing is kept. What an earlier version of the page wrote is nothing. */
export function keptDraft(userId: string, cartId: string): CheckoutDraft | undefined {
  try {
    return draftSchema.safeParse(JSON.parse(sessionStorage.getItem(storageKey(userId, cartId)) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

export const keepDraft = (userId: string, cartId: string, draft: CheckoutDraft): void =>
  sessionStorage.setItem(storageKey(userId, cartId), JSON.stringify(draft));

export const forgetDraft = (userId: string, cartId: string): void =>
  sessionStorage.removeItem(storageKey(userId, cartId));
