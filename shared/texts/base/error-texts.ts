/** Shown when a failure has no text of its own (storefront 8, admin 8), or for requests that no screen sends. */
export const ERROR_TEXTS = {
  internal: 'Internal Error',
  unknown: 'An unknown error has occoured',
  invalidRequest: 'Invalid Request.',
  tooLarge: 'Request too large',
  keyRepeated: 'This Idempotency-Key was already used for a different request.',
} as const;
