import * as z from 'zod/mini';
import { addOutcomes } from '../../values/add-outcomes.ts';
import { MOST_OF_A_LINE } from '../../values/quantity.ts';
import { idSchema, numberIdSchema } from '../fields/ids.ts';
import { centsSchema } from '../fields/money.ts';
import { idempotencyRecordSchema } from './idempotency-record.ts';

/** The vehicle that a part was chosen for, or that a recycled part comes from. */
const lineVehicleSchema = z.object({ year: z.int(), make: z.string(), model: z.string() });

/**
 * A part in a cart: the choices, and a copy of its description for when the part is gone. Price and availability are
 * looked up on every read. Names are short, because a cart of 999 lines is one item.
 */
export const cartLineSchema = z.object({
  /** Id of the part. Together with the unit it is the id of the line. */
  part: z.string(),
  /** Code of the selling unit. */
  unit: z.string(),
  quantity: z.int().check(z.minimum(1), z.maximum(MOST_OF_A_LINE)),
  /** Code of the chosen warranty, or that none is wanted. Absent means the account's default. */
  warranty: z.optional(z.string()),
  vehicle: z.optional(lineVehicleSchema),
  title: z.string(),
  image: z.string(),
  /** Customer price of one selling unit. */
  price: centsSchema,
});
export type CartLine = z.infer<typeof cartLineSchema>;

/** The job that a job cart is for. */
const jobSchema = z.object({ label: z.string(), vehicle: z.string(), repairOrder: z.string() });

/** A call that added to the cart or changed its lines. A repeat with the same key changes nothing (decision W6). */
const doneCallSchema = z.object({
  ...idempotencyRecordSchema.shape,
  outcomes: z.array(z.enum(addOutcomes)),
  at: z.iso.datetime(),
});

/**
 * A cart of one user in one account. It is one item with one version and holds both lines of business (decision K1).
 */
export const cartSchema = z.object({
  accountId: numberIdSchema,
  userId: idSchema,
  /** 'main', or the suffix of a job cart. */
  name: idSchema,
  /** 0 if it was never saved. */
  version: z.int(),
  lines: z.array(cartLineSchema),
  job: z.optional(jobSchema),
  /** The insurance company that pays (decision C8). */
  insurer: z.optional(z.string()),
  /** Newest last. */
  done: z.array(doneCallSchema),
  /** When the snapshots of this cart were taken, newest last. Each time is part of a key. */
  snapshots: z.array(z.iso.datetime()),
  /** The token of the link that shares it within the account. */
  shareToken: z.optional(idSchema),
  /** Start of the session for which a Fleet account's cart was last cleared (decision K2). */
  clearedFor: z.optional(z.iso.datetime()),
  /** The version in which it got its first part. Text typed at checkout belongs to that filling of the cart. */
  begunVersion: z.optional(z.int()),
  /**
   * The last order made from it, and the version that was ordered. A tab that still shows that version learns of the
   * order.
   */
  lastOrder: z.optional(z.object({ orderNumber: z.string(), version: z.int() })),
  updatedAt: z.iso.datetime(),
});
export type Cart = z.infer<typeof cartSchema>;

/** Why lines left a cart. The list of snapshots shows it. */
export const clearReasons = [
  'cleared',
  'logout',
  'fleet login',
  'postal code',
  'customer',
  'new session',
  'order placed',
  'sent to parent',
  'order as',
  'refresh',
  'cart deleted',
] as const;
export type ClearReason = (typeof clearReasons)[number];

/** The content of a cart before lines left it (decision O7). */
export const cartSnapshotSchema = z.object({
  cartName: idSchema,
  at: z.iso.datetime(),
  reason: z.enum(clearReasons),
  lines: z.array(cartLineSchema),
  /** Expiry, in epoch seconds. */
  ttl: z.int(),
});
export type CartSnapshot = z.infer<typeof cartSnapshotSchema>;

/** A link to a cart for others of the same account. */
export const cartShareSchema = z.object({
  token: idSchema,
  accountId: numberIdSchema,
  userId: idSchema,
  cartName: idSchema,
  /** Expiry, in epoch seconds. */
  ttl: z.int(),
});
export type CartShare = z.infer<typeof cartShareSchema>;
