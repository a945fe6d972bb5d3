/** The cookies of a store, by the names of storefront 9. All are host-only, so that no tenant sees another's. */
export const COOKIES = {
  authorization: 'authorization',
  remember: 'remember',
  postalCode: 'postalCode',
  catalogueStyle: 'catalogueStyle',
} as const;
