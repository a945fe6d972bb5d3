import * as z from 'zod/mini';
import { addOutcomes } from '../../values/add-outcomes.ts';
import { MOST_OF_A_LINE } from '../../values/quantity.ts';
import { idSchema, numberIdSchema } from '../fields/ids.ts';
import { centsSchema } from '../fields/money.ts';
import { idempotencyRecordSchema } from './idempotency-record.ts';

/** The year, make and model that a part was chosen for, or that a recycled part comes from. */
const lineVehicleSchema = z.object({ year: z.int(), make: z.string(), model: z.string() });

/**
 * A part in a cart: what was chosen, and what was last seen of it, for when it is gone. What it costs and whether it can
 * be had is looked up anew on every read. Names are short, for a cart of 999 lines is one item.
 */
export const cartLineSchema = z.object({
  /** Id of the part; with the unit, the id of the line. */
  part: z.string(),
  /** Code of the selling unit. */
  unit: z.string(),
  quantity: z.int().check(z.minimum(1), z.maximum(MOST_OF_A_LINE)),
  /** Code of the chosen warranty, or that none was wanted; absent, the account's default. */
  warranty: z.optional(z.string()),
  vehicle: z.optional(lineVehicleSchema),
  title: z.string(),
  image: z.string(),
  /** Customer price of one selling unit. */
  price: centsSchema,
});
export type CartLine = z.infer<typeof cartLineSchema>;

/** What a job cart is for. */
const jobSchema = z.object({ label: z.string(), vehicle: z.string(), repairOrder: z.string() });

/** A call that put something into the cart or changed its lines: repeated with the same key it does nothing more (decision W6). */
const doneCallSchema = z.object({
  ...idempotencyRecordSchema.shape,
  outcomes: z.array(z.enum(addOutcomes)),
  at: z.iso.datetime(),
});

/** A cart of one user in one account: both lines of business, one item, one version (decision K1). */
export const cartSchema = z.object({
  accountId: numberIdSchema,
  userId: idSchema,
  /** 'main', or the suffix of a job cart. */
  name: idSchema,
  /** 0 when it was never saved. */
  version: z.int(),
  lines: z.array(cartLineSchema),
  job: z.optional(jobSchema),
  /** The insurance company that pays (decision C8). */
  insurer: z.optional(z.string()),
  /** The newest last. */
  done: z.array(doneCallSchema),
  /** When the snapshots of this cart were taken, the newest last; each is part of a key. */
  snapshots: z.array(z.iso.datetime()),
  /** Of the link by which others of the account see it. */
  shareToken: z.optional(idSchema),
  /** When the session began for which a Fleet account's cart was cleared last (decision K2). */
  clearedFor: z.optional(z.iso.datetime()),
  /** The version in which it went from empty to holding parts: what is typed for an order of it belongs to that filling. */
  begunVersion: z.optional(z.int()),
  /** The order that it became last, and which version of it, for whoever still looks at that one. */
  lastOrder: z.optional(z.object({ orderNumber: z.string(), version: z.int() })),
  updatedAt: z.iso.datetime(),
});
export type Cart = z.infer<typeof cartSchema>;

/** Why lines left a cart, which the list of snapshots tells. */
export const clearReasons = [
  'cleared',
  'logout',
  'fleet login',
  'postal code',
  'customer',
  'new session',
  'order placed',
  'sent to parent',
  'refresh',
  'cart deleted',
] as const;
export type ClearReason = (typeof clearReasons)[number];

/** What a cart held before lines left it (decision O7). */
export const cartSnapshotSchema = z.object({
  cartName: idSchema,
  at: z.iso.datetime(),
  reason: z.enum(clearReasons),
  lines: z.array(cartLineSchema),
  /** When it goes, in epoch seconds. */
  ttl: z.int(),
});
export type CartSnapshot = z.infer<typeof cartSnapshotSchema>;

/** A link to a cart for others of the same account. */
export const cartShareSchema = z.object({
  token: idSchema,
  accountId: numberIdSchema,
  userId: idSchema,
  cartName: idSchema,
  /** When it ends, in epoch seconds. */
  ttl: z.int(),
});
export type CartShare = z.infer<typeof cartShareSchema>;
