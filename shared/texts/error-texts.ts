/** What is said when a failure has no text of its own (storefront 8, admin 8). */
export const ERROR_TEXTS = {
  internal: 'Internal Error',
  unknown: 'An unknown error has occoured',
} as const;
