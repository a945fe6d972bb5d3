/** Lets commands write colours only where somebody sees them: in a file they would be codes. */
export const plainOutput = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  process.stdout.isTTY ? { ...env, FORCE_COLOR: '1' } : { ...env, NO_COLOR: '1', FORCE_COLOR: undefined };
