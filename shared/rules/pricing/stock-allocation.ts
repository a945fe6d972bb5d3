import { availability, type StockSource } from './availability.ts';

/** A line that wants so many eaches of a part, and where they may come from. */
interface WantingLine {
  readonly partId: string;
  readonly eaches: number;
  readonly sources: readonly StockSource[];
}

/** Eaches that come from one place. */
export interface Allotment {
  readonly source: StockSource;
  readonly eaches: number;
}

/**
 * From where each line gets its eaches, in the order of decision P8. Lines of one part in several units share its stock,
 * the first of them first; what there is not, no line gets.
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
