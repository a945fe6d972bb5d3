import { readFile } from 'node:fs/promises';
import { run } from '../../commands/child-process.ts';
import { contentHash } from '../content-hash.ts';
import { PROJECT, type StatePaths } from '../project-paths.ts';
import { writeAtomically } from '../write-atomically.ts';

const SCRIPT = 'functions/demo/load-demo.ts';
const LOAD_MS = 2 * 60_000;

interface LoadDemoProps {
  readonly state: StatePaths;
  readonly environment: Readonly<Record<string, string>>;
  /** The port in links to the stores. 0 if the port changes with each start, so that no link can have it. */
  readonly port: number;
  readonly say: (text: string) => void;
}

/** Loads the demo accounts, unless the same ones were loaded before. Later changes to them stay. */
export async function loadDemoData({ state, environment, port, say }: LoadDemoProps): Promise<void> {
  const sources = await contentHash({ folder: PROJECT, paths: ['functions', 'shared'] });
  const hash = `${sources} ${port}`;
  if ((await readFile(state.demo, 'utf8').catch(() => '')) === hash) return;
  say('Loading the demo accounts …');
  await run(process.execPath, [SCRIPT], {
    env: { ...process.env, ...environment, ...(port && { STORE_PORT: String(port) }) },
    timeout: LOAD_MS,
  });
  await writeAtomically(state.demo, hash);
}
