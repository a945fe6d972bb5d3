import type { AccountSettings } from '../../../schemas/fields/account-settings.ts';
import type { PriceStep, TracedPart } from '../../../schemas/wire/price-trace.ts';

/** A part for the users of an account, with the settings that count, saved or not. */
export interface TracedSale extends TracedPart {
  readonly settings: AccountSettings;
}

/** A step before it is known where its setting comes from. */
export type Step = Omit<PriceStep, 'source' | 'sourceId'>;

/** Customer number, price level and company of an account (admin 6). */
export const CUSTOMER_CODE = 202;
