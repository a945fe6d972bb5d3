/** What keeps a command from its work, in words for the person who typed it. */
export class StartProblem extends Error {
  /** Told without a trace of calls; infra/run.mjs, which knows no classes of ours, looks for this. */
  readonly isForPeople = true;
}
