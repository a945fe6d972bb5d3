/** Why a command can't do its work, as a message for its user. */
export class StartProblem extends Error {
  /** infra/run.mjs prints errors with this property without a stack trace. It can't import our classes. */
  readonly isForPeople = true;
}
