import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const PROJECT = path.resolve(import.meta.dirname, '../..');
/** What was changed may have to be built first, on a machine with other things to do. */
const START_MS = 5 * 60_000;
const LOOK_MS = 50;
/** In the last lines that a start prints, which come after the endpoints are told. */
const OPEN = 'Ctrl-C ends it';

interface StartOptions {
  /** State to go on with; by default a new one, which is gone after `stop`. */
  readonly stateFolder?: string;
  /** How large a catalogue is loaded after the store has opened; none by default, as it takes its time. */
  readonly demoCatalogue?: number;
}

export interface StartedStore {
  readonly port: number;
  /** Ends it as Ctrl-C does. */
  readonly stop: () => Promise<void>;
  /** Ends it as a power failure of the process does. */
  readonly kill: () => Promise<void>;
  /** All that it printed. */
  readonly output: () => string;
}

/** `npm start` in a process of its own, on a free port, once it has said all that it says when it is open. Rejects with what it printed when it does not start. */
export async function startedStore({ stateFolder, demoCatalogue = 0 }: StartOptions = {}): Promise<StartedStore> {
  const folder = stateFolder ?? (await mkdtemp(path.join(tmpdir(), 'parts-ordering-store-')));
  const endpoints = path.join(folder, 'endpoints.json');
  await rm(endpoints, { force: true });
  const env = {
    ...process.env,
    // Without what the test runner says of itself.
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
      const { port } = JSON.parse(told);
      return { port, output, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
    }
    if (child.exitCode !== null || Date.now() - began > START_MS) {
      await end('SIGKILL');
      throw new Error(`The store did not start:\n${output()}`);
    }
  }
}
