import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PROJECT, statePaths } from '../project-paths.ts';
import { StartProblem } from './start-problem.ts';
import { withEngines } from './with-engines.ts';

/** Runs a script of the project on the local engines, and exits with its exit code. Options for Node may precede it. */
export async function runScript([script, ...args]: readonly string[]): Promise<void> {
  if (script === undefined) throw new StartProblem('Which script?');
  await withEngines({ state: statePaths(process.env), say: console.error }, async (environment) => {
    const options = { cwd: PROJECT, env: { ...process.env, ...environment }, stdio: 'inherit' } as const;
    const [code] = await once(spawn(process.execPath, [script, ...args], options), 'exit');
    process.exitCode = code ?? 1;
  });
}
