import type { AccountSettings } from '../../schemas/fields/account-settings.ts';
import type { Customer } from '../../schemas/stored/customer.ts';
import { isGuest } from '../pricing/offered-parts.ts';

/** Whether a postal code is required: for Fleet accounts with customers (storefront 4, session and login). */
export const needsPostalCode = ({ type }: Pick<AccountSettings, 'type'>, customers: readonly Customer[]): boolean =>
  type === 'Fleet' && customers.some((customer) => !isGuest(customer));
