import type { LineChange } from '../../values/line-changes.ts';

/** A line of a cart, and the eaches in one of its selling units; undefined when it is sold by that unit no more. */
interface HeldLine {
  readonly partId: string;
  readonly eaches: number | undefined;
  readonly quantity: number;
}

/**
 * Selling units of each line that can still be had of the eaches there are (Infinity where availability does not apply).
 * Lines of one part in several units share its stock, the first of them first.
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

/** Undefined when all of it is left. */
export function changeOf(quantity: number, left: number): LineChange | undefined {
  if (left <= 0) return 'removed';
  return left < quantity ? 'reduced' : undefined;
}
