import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const PROJECT = path.resolve(import.meta.dirname, '../..');
/** Enough for a build on a busy machine. */
const START_MS = 5 * 60_000;
const LOOK_MS = 50;
/** Part of the last lines that a start prints, after the endpoints. */
const OPEN = 'Ctrl-C ends it';

interface StartOptions {
  /** Existing state to continue with. Defaults to new state, which is deleted after `stop`. */
  readonly stateFolder?: string;
  /** Size of the catalogue that is loaded after the store has opened. Defaults to none, because loading takes time. */
  readonly demoCatalogue?: number;
}

export interface StartedStore {
  readonly port: number;
  /** Points the AWS SDK at its engines, and names its table. */
  readonly environment: Readonly<Record<string, string>>;
  /** Ends it like Ctrl-C. */
  readonly stop: () => Promise<void>;
  /** Ends it like a power failure. */
  readonly kill: () => Promise<void>;
  /** Everything that it printed. */
  readonly output: () => string;
}

/**
 * `npm start` in its own process on a free port, once it has printed its last line. Rejects with its output if it does
 * not start.
 */
export async function startedStore({ stateFolder, demoCatalogue = 0 }: StartOptions = {}): Promise<StartedStore> {
  const folder = stateFolder ?? (await mkdtemp(path.join(tmpdir(), 'parts-ordering-store-')));
  const endpoints = path.join(folder, 'endpoints.json');
  await rm(endpoints, { force: true });
  const env = {
    ...process.env,
    // Removes the test runner's own setting.
    NODE_ENV: undefined,
    NODE_OPTIONS: undefined,
    PORT: '0',
    STATE_FOLDER: folder,
    DEMO_CATALOGUE: String(demoCatalogue),
  };
  const child = spawn(process.execPath, ['infra/run.mjs', 'start'], { cwd: PROJECT, env, stdio: 'pipe' });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  }
  const exit = once(child, 'exit');
  const output = () => chunks.join('');

  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exit;
    if (stateFolder === undefined) await rm(folder, { recursive: true, force: true });
  };
  for (const began = Date.now(); ; await pause(LOOK_MS)) {
    const told = output().includes(OPEN) && (await readFile(endpoints, 'utf8').catch(() => undefined));
    if (told) {
      const { port, environment } = JSON.parse(told);
      return { port, environment, output, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
    }
    if (child.exitCode !== null || Date.now() - began > START_MS) {
      await end('SIGKILL');
      throw new Error(`The store did not start:\n${output()}`);
    }
  }
}
