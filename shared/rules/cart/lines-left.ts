import type { LineChange } from '../../values/line-changes.ts';
import { mostAllowed, type QuantityTerms } from '../terms/order-quantity.ts';

/** A line of a cart, and the eaches in its selling unit. Undefined if the part is not sold by that unit anymore. */
interface HeldLine {
  readonly partId: string;
  readonly eaches: number | undefined;
  readonly quantity: number;
  /** In selling units. */
  readonly terms: QuantityTerms;
}

/**
 * Selling units of each line that are still available (Infinity if availability does not apply). Lines of one part in
 * several units share its stock, in their order. Of a line that is cut, a quantity is left that may be ordered.
 */
export function unitsLeft(lines: readonly HeldLine[], eachesOf: (partId: string) => number): number[] {
  const left = new Map<string, number>();
  return lines.map(({ partId, eaches, quantity, terms }) => {
    if (eaches === undefined) return 0;
    const remaining = left.get(partId) ?? eachesOf(partId);
    const available = Math.max(0, Math.floor(remaining / eaches));
    const units = quantity <= available ? quantity : mostAllowed(available, terms);
    left.set(partId, remaining - units * eaches);
    return units;
  });
}

/** Undefined if the full quantity is available. */
export function changeOf(quantity: number, left: number): LineChange | undefined {
  if (left <= 0) return 'removed';
  return left < quantity ? 'reduced' : undefined;
}
