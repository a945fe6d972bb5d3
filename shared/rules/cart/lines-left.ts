import type { LineChange } from '../../values/line-changes.ts';

/** A line of a cart, and the eaches in its selling unit. Undefined if the part is not sold by that unit anymore. */
interface HeldLine {
  readonly partId: string;
  readonly eaches: number | undefined;
  readonly quantity: number;
}

/**
 * Selling units of each line that are still available (Infinity if availability does not apply). Lines of one part in
 * several units share its stock, in their order.
 */
export function unitsLeft(lines: readonly HeldLine[], eachesOf: (partId: string) => number): number[] {
  const left = new Map<string, number>();
  return lines.map(({ partId, eaches, quantity }) => {
    if (eaches === undefined) return 0;
    const remaining = left.get(partId) ?? eachesOf(partId);
    const units = Math.min(quantity, Math.max(0, Math.floor(remaining / eaches)));
    left.set(partId, remaining - units * eaches);
    return units;
  });
}

/** Undefined if the full quantity is available. */
export function changeOf(quantity: number, left: number): LineChange | undefined {
  if (left <= 0) return 'removed';
  return left < quantity ? 'reduced' : undefined;
}
