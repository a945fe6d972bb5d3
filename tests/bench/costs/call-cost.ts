import type { Units } from './table-units.ts';

/**
 * Dollars, from the AWS price list for us-east-1 as of November 2025: on-demand table, arm64 functions, HTTP API, first
 * tiers, without the free tier.
 */
const PRICES = {
  readUnit: 0.125 / 1e6,
  writeUnit: 0.625 / 1e6,
  gigabyteSecond: 0.0000133334,
  invocation: 0.2 / 1e6,
  apiRequest: 1 / 1e6,
} as const;

/** Memory of a function without the catalogue, in megabytes. */
export const FUNCTION_MEMORY = 1024;

/** The resources of one call. */
export interface Priced extends Units {
  readonly milliseconds: number;
}

/** Dollars of one call for the table, the function with this memory in megabytes, and the gateway. */
export const callCosts = (
  { read, write, milliseconds }: Priced,
  memory = FUNCTION_MEMORY,
): readonly [table: number, lambda: number, api: number] => [
  read * PRICES.readUnit + write * PRICES.writeUnit,
  ((memory / 1024) * milliseconds * PRICES.gigabyteSecond) / 1000 + PRICES.invocation,
  PRICES.apiRequest,
];
