/** The cookies of a store, by the names of storefront 9. All are host-only, so that no tenant sees another's. */
export const COOKIES = {
  authorization: 'authorization',
  remember: 'remember',
  postalCode: 'postalCode',
  catalogueStyle: 'catalogueStyle',
  /** That the work on the cart goes on, for 30 minutes at a time (storefront 4, cart session). */
  cartSession: 'stable',
} as const;
