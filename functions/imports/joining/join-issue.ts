import type { Issue } from '../issues.ts';
import type { RefusedClaim } from './joined-parts.ts';

/** What shows when sources are put together, and stands in no line of a file. */
export interface JoinIssue extends Issue {
  readonly brand: string;
}

/** A second brand's claim to a number (decision C9). */
export function claimIssue({ claimed, by, holder }: RefusedClaim): JoinIssue {
  const item = `${claimed.companyCode} ${claimed.partNumber}`;
  const message = `${by.brand} ${by.brandPartNumber} is left out: ${item} is ${holder.brand} ${holder.brandPartNumber} already, and no cross-reference names it.`;
  return { brand: by.brand, line: 0, code: 'claimed-number', message, severity: 'refused' };
}

/** Fitments of numbers that nobody sells are kept, and found when products come that have them. */
export function unsoldIssue(brand: string, numbers: number, example: string): JoinIssue {
  const message = `Numbers of ${brand} that have fitments, and are no product’s: ${numbers}, such as ${example}.`;
  return { brand, line: 0, code: 'no-product', message, severity: 'warning' };
}
