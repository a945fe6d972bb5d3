import { availability, type StockSource } from './availability.ts';

/** A line with its wanted eaches, and the locations they may come from. */
interface WantingLine {
  readonly partId: string;
  readonly eaches: number;
  readonly sources: readonly StockSource[];
}

/** Eaches from one location. */
export interface Allotment {
  readonly source: StockSource;
  readonly eaches: number;
}

/**
 * The locations that each line gets its eaches from, in the order of decision P8. Lines of one part in several units
 * share its stock, in their order. Missing eaches go to no line.
 */
export function allocated(lines: readonly WantingLine[]): (readonly Allotment[])[] {
  const given = new Map<string, number>();
  const keyOf = (partId: string, location: string): string => `${location}#${partId}`;
  return lines.map(({ partId, eaches, sources }) => {
    const left = sources.map((source) => ({
      ...source,
      onHand: source.onHand - (given.get(keyOf(partId, source.location)) ?? 0),
    }));
    const found = availability(left, { quantity: eaches, eaches: 1 }, false);
    for (const { source, eaches: some } of found.allocated) {
      const key = keyOf(partId, source.location);
      given.set(key, (given.get(key) ?? 0) + some);
    }
    return found.allocated;
  });
}
