/** Turns colours off unless the output is a terminal. In a file they would be escape codes. */
export const plainOutput = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  process.stdout.isTTY ? { ...env, FORCE_COLOR: '1' } : { ...env, NO_COLOR: '1', FORCE_COLOR: undefined };
