import type { LoggedError } from '../../schemas/stored/error-log.ts';

/** How many errors an account's log keeps (storefront 9). */
const KEPT = 3;

/** Adds an error at the front and drops the oldest. */
export const withError = (errors: readonly LoggedError[], added: LoggedError): LoggedError[] =>
  [added, ...errors].slice(0, KEPT);
