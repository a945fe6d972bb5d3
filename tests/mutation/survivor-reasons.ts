/** Why tests need not notice a mutant. */
interface SurvivorReason {
  /** The name of the mutated file, without its folder. */
  readonly file: string;
  /** A part of the change as the report prints it, such as `cost < minimum → cost <= minimum`. */
  readonly change: string;
  readonly why: string;
}

const SURVIVOR_REASONS: readonly SurvivorReason[] = [
  {
    file: 'warranty-cost.ts',
    change: 'cost < minimum → cost <= minimum',
    why: 'The same: both are the minimum where they are equal.',
  },
];

/** The reason why a mutant may survive; undefined where nobody has written one. */
export const reasonFor = (file: string, change: string): string | undefined =>
  SURVIVOR_REASONS.find((reason) => file.endsWith(`/${reason.file}`) && change.includes(reason.change))?.why;
