import type { Chance } from './chance.ts';

/** A price in cents, within a range of dollars, scaled by the percentage of a make or maker. It ends like a retail price. */
export function priceWithin(
  draw: Chance,
  [low, high]: readonly [low: number, high: number],
  ...levels: readonly number[]
): number {
  const ordinary = draw.between(Math.round(low * 100), Math.round(high * 100));
  const cents = levels.reduce((price, level) => Math.floor((price * level) / 100), ordinary);
  if (cents < 10_00) return Math.max(cents, 49);
  // 84.95 up to a hundred dollars, and whole dollars less a cent or a nickel above.
  return Math.floor(cents / 100) * 100 + draw.of([95, 99, 49, 25]);
}

/** The price as files have it: 1249.95. */
export const dollars = (cents: number): string => (cents / 100).toFixed(2);
