import * as z from 'zod/mini';
import type { CartView } from '#shared/schemas/wire/cart-view.ts';
import type { SignedInUser } from '#shared/schemas/wire/signed-in-user.ts';
import { repairOrderOfJob, vehicleOfJob } from '#shared/texts/checkout/checkout-page-texts.ts';
import { type CheckoutFieldName, checkoutFieldNames } from '#shared/values/checkout-fields.ts';
import { countries } from '#shared/values/countries.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import { normalVin, vinProblem } from '#shared/values/vin.ts';
import { tabStorage } from '../../../../ui/hooks/web-storage.ts';
import { DRAFT_KEY } from './forget-draft.ts';

const text = z.string();

const addressSchema = z.object({
  address1: text,
  address2: text,
  city: text,
  stateProvince: text,
  postalCode: text,
  countryCode: z.enum(countries),
});
/** The address to ship to, as typed. */
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

/** The typed and chosen values of an order that is not placed yet (storefront 3, options; defaults of storefront 9). */
export type CheckoutDraft = z.infer<typeof draftSchema>;

/** The initial draft: the user is the contact, and a job cart fills in its job. */
export function newDraft(user: SignedInUser, cart: Pick<CartView, 'job' | 'linesOfBusiness'>): CheckoutDraft {
  const { firstName, lastName, email, phoneNumber } = user;
  const nothing = Object.fromEntries(checkoutFieldNames.map((name) => [name, ''])) as Record<CheckoutFieldName, string>;
  return {
    fields: {
      ...nothing,
      contactName: `${firstName} ${lastName}`.trim(),
      contactPhone: phoneNumber,
      contactEmail: email,
      ...jobFields(user, cart),
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

/**
 * The facts of a job that an order has a field for (decision B209): a shop's repair order number is its purchase
 * order number, and a vehicle may be given by its VIN. Both else go with the order as instructions.
 */
function jobFields(
  { account }: SignedInUser,
  { job, linesOfBusiness }: Pick<CartView, 'job' | 'linesOfBusiness'>,
): Partial<CheckoutDraft['fields']> {
  if (!job) return {};
  const [vehicle, repairOrder] = [job.vehicle.trim(), job.repairOrder.trim()];
  const isSeparate = account.showSeparatePoFieldsForLineOfBusiness;
  const isIn = (lineOfBusiness: LineOfBusiness) =>
    linesOfBusiness.some(({ lineOfBusinessKey }) => lineOfBusinessKey === lineOfBusiness);
  const isVin = vehicle !== '' && vinProblem(vehicle) === undefined;
  const instructions = [vehicle && !isVin && vehicleOfJob(vehicle), repairOrder && repairOrderOfJob(repairOrder)];
  return {
    ...((!isSeparate || isIn('aftermarket')) && { poNumber: repairOrder }),
    ...(isSeparate && isIn('salvage') && { salvagePoNumber: repairOrder }),
    ...(isVin && { vin: normalVin(vehicle) }),
    specialInstructions: instructions.filter(Boolean).join('\n'),
  };
}

/** Identifies the cart that a draft is for. A cart that was emptied and filled again is another one. */
export interface DraftOwner {
  readonly userId: string;
  readonly cartId: string;
  readonly begunVersion: number | null;
}

const keptSchema = z.object({ userId: text, cartId: text, begunVersion: z.nullable(z.int()), draft: draftSchema });

/**
 * The draft that this tab keeps for that cart. A tab keeps one draft, so another cart begins with an empty one.
 * Undefined when nothing is kept; what an earlier version of the page wrote is nothing.
 */
export function keptDraft({ userId, cartId, begunVersion }: DraftOwner): CheckoutDraft | undefined {
  const kept = readKept();
  const isSame = kept?.userId === userId && kept.cartId === cartId && kept.begunVersion === begunVersion;
  return isSame ? kept.draft : undefined;
}

function readKept(): z.infer<typeof keptSchema> | undefined {
  try {
    return keptSchema.safeParse(JSON.parse(tabStorage.read(DRAFT_KEY) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

export const keepDraft = ({ userId, cartId, begunVersion }: DraftOwner, draft: CheckoutDraft): void =>
  tabStorage.write(DRAFT_KEY, JSON.stringify({ userId, cartId, begunVersion, draft }));
