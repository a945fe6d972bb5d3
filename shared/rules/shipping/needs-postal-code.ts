import type { AccountSettings } from '../../schemas/fields/account-settings.ts';
import type { Customer } from '../../schemas/stored/customer.ts';
import { isGuest } from '../pricing/offered-parts.ts';

/** Fleet accounts with customers need a postal code to ship to (storefront 4, session and login). */
export const needsPostalCode = ({ type }: Pick<AccountSettings, 'type'>, customers: readonly Customer[]): boolean =>
  type === 'Fleet' && customers.some((customer) => !isGuest(customer));
