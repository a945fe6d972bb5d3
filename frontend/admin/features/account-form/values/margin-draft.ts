import type { MarginBand } from '#shared/rules/accounts/margins/reorganized-margins.ts';
import { shownAmount, shownPercentage, typedCents, typedPercentage } from './typed-numbers.ts';

/** A band as its row has it. Its low is never typed: it follows the high of the band before. */
export interface MarginDraft {
  readonly low: string;
  readonly high: string;
  readonly percentage: string;
}

export const marginDraft = ({ low, high, percentage }: MarginBand): MarginDraft => ({
  low: shownAmount(low),
  high: shownAmount(high),
  percentage: shownPercentage(percentage),
});

/** The bands. Undefined where an amount or a percentage is not readable. */
export function readMargins(drafts: readonly MarginDraft[]): MarginBand[] | undefined {
  const bands = drafts.map(readBand).filter((band) => band !== undefined);
  return bands.length === drafts.length ? bands : undefined;
}

function readBand({ low, high, percentage }: MarginDraft): MarginBand | undefined {
  const read = { low: typedCents(low), high: typedCents(high), percentage: typedPercentage(percentage) };
  if (read.low === undefined || read.high === undefined || read.percentage === undefined) return undefined;
  return { low: read.low, high: read.high, percentage: read.percentage };
}

/** The bands after one was typed into. The low of the next band moves along, unless there was a gap between them. */
export function withBand(drafts: readonly MarginDraft[], index: number, band: MarginDraft): MarginDraft[] {
  const former = drafts[index]?.high;
  return drafts.map((draft, place) => {
    if (place === index) return band;
    return place === index + 1 && draft.low === former ? { ...draft, low: band.high } : draft;
  });
}

/** The bands without one. What it covered belongs to the next. */
export const withoutBand = (drafts: readonly MarginDraft[], index: number): MarginDraft[] =>
  drafts.flatMap((draft, place) => {
    if (place === index) return [];
    return [place === index + 1 ? { ...draft, low: drafts[index]?.low ?? draft.low } : draft];
  });
