import type { ProductRow } from '#shared/schemas/catalogue/product-row.ts';
import { MOST_OF_A_LINE } from '#shared/values/quantity.ts';
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

/** A part whose number no call can name (case N15). */
export function unsellableIssue({ brand, companyCode, partNumber }: ProductRow): MergeIssue {
  const message = `${companyCode} ${partNumber} is left out, because a number with # or more than 60 characters can’t be ordered. A cross-reference can give it another.`;
  return { brand, line: 0, code: 'unsellable-number', message, severity: 'refused' };
}

/** A part whose smallest order is more than the 999 units that a line may have. */
export function unorderableIssue({ brand, companyCode, partNumber }: ProductRow): MergeIssue {
  const message = `${companyCode} ${partNumber} can’t be ordered, because its smallest order is more than ${MOST_OF_A_LINE} units. It needs a lower minimum order, or a larger selling unit.`;
  return { brand, line: 0, code: 'unorderable-minimum', message, severity: 'warning' };
}

/** Two numbers of a company that customers can't tell apart when they type them (decision C2). */
export function sameFormIssue({ brand, companyCode, partNumber }: ProductRow): MergeIssue {
  const message = `${companyCode} ${partNumber} is another part’s number too, but for its signs. A search finds both, and rows that spell it otherwise attach to neither.`;
  return { brand, line: 0, code: 'same-form', message, severity: 'warning' };
}

/** Fitments of numbers that no product has. They are kept, and are found once a product has the number. */
export function unsoldIssue(brand: string, numbers: number, example: string): MergeIssue {
  const message = `${brand} has numbers with fitments but without a product: ${numbers}, for example ${example}.`;
  return { brand, line: 0, code: 'no-product', message, severity: 'warning' };
}
