import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { startVitest } from 'vitest/node';
import type { NamedMutant } from './named-mutants.ts';

/** Whether the tests of a mutant pass without it and fail with it. Throws where its text no longer stands in its file. */
export async function isNamedMutantKilled(
  { name, file, from, to, tests, testConfig }: NamedMutant,
  files: readonly string[],
): Promise<boolean> {
  const path = files.find((candidate) => candidate.endsWith(`/${file}`));
  const source = path && (await readFile(path, 'utf8'));
  if (source?.split(from).length !== 2) throw new Error(`The text to mutate isn’t there once: ${name}`);
  const mutation: Plugin = {
    name: 'named-mutant',
    enforce: 'pre',
    transform: (code: string, id: string) => (id.endsWith(`/${path}`) ? code.replace(from, to) : undefined),
  };
  const withoutIt = await countFailures(testConfig, tests, []);
  if (withoutIt > 0) throw new Error(`The tests fail without the mutant: ${name}`);
  return (await countFailures(testConfig, tests, [mutation])) > 0;
}

async function countFailures(config: string, tests: readonly string[], plugins: Plugin[]): Promise<number> {
  const options = { config, watch: false, reporters: [] };
  const vitest = await startVitest([...tests], options, { plugins });
  const modules = vitest.state.getTestModules();
  await vitest.close();
  // Vitest sets it for the failures that are wanted here.
  process.exitCode = 0;
  if (modules.length === 0) throw new Error(`No tests in ${tests.join(', ')}`);
  return modules.filter((module) => !module.ok()).length;
}
