import { readFile } from 'node:fs/promises';
import { run } from '../child-process.ts';
import { contentHash } from './content-hash.ts';
import { PROJECT, type StatePaths } from './project-paths.ts';
import { writeAtomically } from './write-atomically.ts';

const SCRIPT = 'functions/demo/load-demo.ts';
const LOAD_MS = 2 * 60_000;

/** Loads the demo accounts, unless these very ones are there already: what was changed since stays as it is. */
export async function loadDemo(
  state: StatePaths,
  environment: Readonly<Record<string, string>>,
  say: (text: string) => void,
): Promise<void> {
  const hash = await contentHash({ folder: PROJECT, paths: ['functions', 'shared'] });
  if ((await readFile(state.demo, 'utf8').catch(() => '')) === hash) return;
  say('Loading the demo accounts …');
  await run(process.execPath, [SCRIPT], { env: { ...process.env, ...environment }, timeout: LOAD_MS });
  await writeAtomically(state.demo, hash);
}
