import * as z from 'zod/mini';
import { numberIdSchema } from '../fields/ids.ts';
import { lineKeySchema } from '../fields/line-of-business.ts';
import { accountSettingsWireSchema } from './account-settings-wire.ts';

const settings = accountSettingsWireSchema.shape;
const codeAndName = z.object({ code: z.string(), name: z.string() });

/** The facts that a store shows anybody who opens its host (decision I7): brand, hours, contact and lists. */
export const applicationSchema = z.object({
  accountId: numberIdSchema,
  websiteName: z.string(),
  companyName: z.string(),
  color1: settings.color1,
  color2: settings.color2,
  /** A path on this host. Empty if the account has no logo. */
  logoFileName: settings.logoFileName,
  cultureName: settings.cultureName,
  customerServiceHours: settings.customerServiceHours,
  /** Who helps visitors that can't sign in (decision B295). Empty if nobody. */
  contactEmail: z.string(),
  /** Ten digits. Empty if there is none. */
  contactPhone: z.string(),
  /** Milliseconds between two refreshes of the token. */
  refreshInterval: z.int(),
  linesOfBusiness: z.array(z.object({ key: lineKeySchema, name: z.string(), companyCode: z.string() })),
  orderStatuses: z.array(z.object({ key: z.int(), name: z.string() })),
  /** The flag of storefront 9: Alaska, Hawaii and the territories can't be shipped to. */
  states: z.array(z.object({ code: z.string(), name: z.string(), shipTo: z.boolean() })),
  countries: z.array(codeAndName),
});
export type Application = z.infer<typeof applicationSchema>;
