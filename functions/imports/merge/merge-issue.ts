import type { Issue } from '../issues.ts';
import type { RefusedClaim } from './merged-parts.ts';

/** An issue that is found when sources are joined. It has no line in a file. */
export interface MergeIssue extends Issue {
  readonly brand: string;
}

/** A second brand claims a number (decision C9). */
export function claimIssue({ claimed, by, holder }: RefusedClaim): MergeIssue {
  const item = `${claimed.companyCode} ${claimed.partNumber}`;
  const message = `${by.brand} ${by.brandPartNumber} is left out, because ${item} is already ${holder.brand} ${holder.brandPartNumber} and no cross-reference names it.`;
  return { brand: by.brand, line: 0, code: 'claimed-number', message, severity: 'refused' };
}

/** Fitments of numbers that no product has. They are kept, and are found once a product has the number. */
export function unsoldIssue(brand: string, numbers: number, example: string): MergeIssue {
  const message = `${brand} has numbers with fitments but without a product: ${numbers}, for example ${example}.`;
  return { brand, line: 0, code: 'no-product', message, severity: 'warning' };
}
