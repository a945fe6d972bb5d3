import * as z from 'zod/mini';
import { priceSteps } from '../../values/accounts/price-steps.ts';
import { settingSources } from '../../values/accounts/setting-source.ts';
import { numberIdSchema } from '../fields/ids.ts';
import { lineKeySchema } from '../fields/line-of-business.ts';
import { moneySchema } from '../fields/money.ts';

const amount = z.nullable(moneySchema);

/** A step from the list price to what users pay and see, for one selling unit. */
const priceStepSchema = z.object({
  step: z.enum(priceSteps),
  name: z.string(),
  /** Why the step does what it does. */
  detail: z.string(),
  /** The amount that the step begins with, and what it makes of it. Null if the step has none. */
  before: amount,
  after: amount,
  /** The setting that decided it (rules/accounts/account-fields). Null for the list price. */
  code: z.nullable(z.int()),
  /** Where that setting comes from, and from which account. Null for a default. */
  source: z.nullable(z.enum(settingSources)),
  sourceId: z.nullable(numberIdSchema),
});

/** Everything about a part and its buyer that the price follows from, besides the account's settings. */
const tracedPartSchema = z.object({
  partNumber: z.string(),
  lineOfBusinessKey: lineKeySchema,
  flags: z.array(z.string()),
  /** The eaches of one selling unit. */
  eaches: z.int(),
  /** The core of one each, in ten-thousandths of a dollar. */
  core: z.int(),
  /** The prices of one selling unit. */
  listPrice: moneySchema,
  customerPrice: moneySchema,
  /** Without guests. */
  customers: z.array(z.object({ lineOfBusinessKey: lineKeySchema, customerNumber: z.string() })),
  /** The price level, with the share of the list price in basis points. Null if the part has a price of its own. */
  level: z.nullable(z.object({ name: z.string(), share: z.nullable(z.int()) })),
});
export type TracedPart = z.infer<typeof tracedPartSchema>;

/** How the price of a part comes about for the users of an account. */
export const priceTraceSchema = z.object({
  partNumber: z.string(),
  companyCode: z.string(),
  lineOfBusinessKey: lineKeySchema,
  description: z.string(),
  unitOfMeasure: z.string(),
  steps: z.array(priceStepSchema),
  /** The account's price for the part alone. */
  customerPrice: amount,
  /** The price that it shows its own customers. Null without a store price. */
  storePrice: amount,
  /** The price of one in the cart, with its core and its warranty, before shipping and tax. */
  total: amount,
  /** To trace settings that are not saved (rules/pricing/trace). Null if the reader may not know the prices. */
  sale: z.nullable(tracedPartSchema),
});
export type PriceTrace = z.infer<typeof priceTraceSchema>;
export type PriceStep = PriceTrace['steps'][number];
