import { plainHost } from '../websites/plain-host.ts';

/** Whether the connection is without TLS. Only a store on the local machine is. */
function isInClear(host: string): boolean {
  const name = plainHost(host);
  return name === 'localhost' || name.endsWith('.localhost') || name === '127.0.0.1';
}

/**
 * The name of a sign-in cookie on this host (decision B187). Behind TLS it has the prefix `__Host-`, which browsers
 * accept only from this host itself. So no sibling or parent host can set it. Without TLS browsers refuse the prefix.
 */
export const signInCookie = (name: 'authorization' | 'remember', host: string): string =>
  isInClear(host) ? COOKIES[name] : `__Host-${COOKIES[name]}`;

/** The cookies of a store, with the names of storefront 9. All are host-only, so that no tenant sees another's. */
export const COOKIES = {
  authorization: 'authorization',
  remember: 'remember',
  postalCode: 'postalCode',
  /** The content of an emailed link to set a password, for 14 days (admin 2, decision B298). */
  passwordReset: 'passwordReset',
  /** The id of the account that the user orders as, for 14 days (storefront 4). The server decides whether they may. */
  orderAs: 'orderAs',
  catalogueStyle: 'catalogueStyle',
  /** Set while the cart session lasts, for 30 minutes at a time (storefront 4, cart session). */
  cartSession: 'stable',
} as const;
