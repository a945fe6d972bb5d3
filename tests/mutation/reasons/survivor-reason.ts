/** Why tests need not notice a mutant. */
export interface SurvivorReason {
  /** The end of the path of the mutated file, such as its name. */
  readonly file: string;
  /** A part of the change as the report prints it, such as `cost < minimum → cost <= minimum`. */
  readonly change: string;
  readonly why: string;
}

/** For `[, first = '']` and the like. */
export const TYPES_WANT_DEFAULT = 'The types ask for a default, but the value is always there.';
