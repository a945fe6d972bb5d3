/** Whether a browser and this host speak in clear: only a store on the machine itself does. */
const isInClear = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || host === '127.0.0.1';

/**
 * The name of a cookie that signs somebody in, on this host (decision B187). Behind TLS it has the prefix `__Host-`: a
 * browser takes such a cookie from this host alone, so that no host beside it or above it can plant one. A browser
 * refuses the prefix where there is no TLS.
 */
export const signInCookie = (name: 'authorization' | 'remember', host: string): string =>
  isInClear(host) ? COOKIES[name] : `__Host-${COOKIES[name]}`;

/** The cookies of a store, by the names of storefront 9. All are host-only, so that no tenant sees another's. */
export const COOKIES = {
  authorization: 'authorization',
  remember: 'remember',
  postalCode: 'postalCode',
  catalogueStyle: 'catalogueStyle',
  /** That the work on the cart goes on, for 30 minutes at a time (storefront 4, cart session). */
  cartSession: 'stable',
} as const;
