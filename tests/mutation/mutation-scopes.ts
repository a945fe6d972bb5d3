/** Vitest configurations that name the tests which are to notice mutants. */
export const RULE_TESTS = 'tests/mutation/rules.vitest.config.ts';
export const DATA_TESTS = 'tests/mutation/data.vitest.config.ts';

/** A part of the source that is mutated, with the tests that are to notice. */
export interface MutationScope {
  /** Folder whose files are mutated; each of its subfolders is a row of the report. */
  readonly folder: string;
  /** Path of the Vitest configuration that names the tests. */
  readonly testConfig: string;
  /** How many of the mutants are drawn by the seed; undefined runs them all. */
  readonly drawn: number | undefined;
}

/** The mutated folders. Rules are pure and quick; a mutant of the data folder takes calls to a table, hence the draw. */
export const MUTATION_SCOPES: readonly MutationScope[] = [
  {
    folder: 'shared/rules',
    testConfig: RULE_TESTS,
    drawn: undefined,
  },
  { folder: 'functions/data', testConfig: DATA_TESTS, drawn: 300 },
];

/** The share of mutants that the tests of each scope must notice. */
export const LEAST_KILLED = 0.9;
