import * as z from 'zod/mini';
import { partFlagNames } from '../../values/catalogue/part-flags.ts';

const text = z.string();

/** A unit in which a part is sold. It holds `eaches` of the smallest unit (EA 1, PR 2, BX 12 …). */
const sellingUnitSchema = z.object({ code: text, description: text, eaches: z.int() });

/** An aftermarket part of a provider, without prices and stock. Natural key: companyCode, partNumber. */
export const productRowSchema = z.object({
  companyCode: text,
  partNumber: text,
  /** Four-letter brand code of ACES and PIES. Rows of those formats attach by brand and brandPartNumber (decision C9). */
  brand: text,
  brandPartNumber: text,
  /** The number that the supplier sent, if ours differs (decision C2). */
  sourcePartNumber: z.optional(text),
  manufacturer: text,
  partType: text,
  productLine: text,
  title: text,
  description: text,
  keywords: z.array(text),
  flags: z.array(z.enum(partFlagNames)),
  ftcDisplay: z.optional(text),
  units: z.array(sellingUnitSchema),
  images: z.array(z.object({ title: text, size: text, url: text })),
  alternateNumbers: z.array(z.object({ brand: text, number: text })),
  successor: z.optional(text),
  /** Inches and pounds of one each. */
  dimensions: z.optional(z.object({ length: z.number(), width: z.number(), height: z.number() })),
  weight: z.optional(z.number()),
  wheel: z.optional(z.object({ diameter: text, width: text, description: text })),
  /** Cents. Replaces the part's share of a quote (decision P4). */
  flatRateShippingFee: z.optional(z.int()),
  /** Restrictions by code of the PIES segment (EMS, RST, RPC). */
  restrictions: z.array(text),
  /** The smallest order, and what an order is a multiple of, in eaches. */
  minimumOrder: z.optional(z.int()),
  orderMultiple: z.optional(z.int()),
  attributes: z.array(z.object({ name: text, value: text, unit: z.optional(text) })),
});
export type ProductRow = z.infer<typeof productRowSchema>;
