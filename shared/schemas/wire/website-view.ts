import * as z from 'zod/mini';
import { numberIdSchema } from '../fields/ids.ts';

/** A website as the provider's staff see it (admin 3). */
export const websiteViewSchema = z.object({
  id: numberIdSchema,
  accountId: numberIdSchema,
  companyName: z.string(),
  /** Whether the account is active. The websites of another one give a neutral response (decision A3). */
  accountActive: z.boolean(),
  name: z.string(),
  url: z.string(),
  /** Lower case, without a port. */
  host: z.string(),
  /** Emails to the account link to its default website. */
  default: z.boolean(),
  /** A save must send it. */
  version: z.int(),
});
export type WebsiteView = z.infer<typeof websiteViewSchema>;

export const websiteChecks = [
  'dns',
  'certificate',
  'brand',
  'logo',
  'mail',
  'customer',
  'signIn',
  'open',
  'robots',
] as const;
const checkStates = ['good', 'warning', 'bad', 'unknown'] as const;

/** One line of the check of a website: what was found, and what to do about it. */
export const websiteCheckSchema = z.object({
  check: z.enum(websiteChecks),
  state: z.enum(checkStates),
  found: z.string(),
  /** Empty if there is nothing to do. */
  toDo: z.string(),
});
export type WebsiteCheck = z.infer<typeof websiteCheckSchema>;
