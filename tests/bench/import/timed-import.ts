import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

const COMMAND = path.resolve('functions/imports/catalogue-command.ts');
const MEMORY_TOLD = path.resolve('tests/bench/import/report-memory.mjs');
/** The same limit as in package.json. */
const HEAP = '--max-old-space-size=340';

export interface TimedImport {
  /** Seconds of the whole command, and of each state of the import. */
  readonly whole: number;
  readonly states: Readonly<Record<string, number>>;
  /** Processor seconds. */
  readonly processor: number;
  /** The largest resident set, in MB. */
  readonly memory: number;
  /** The last line of the command. */
  readonly outcome: string;
}

/** `npm run catalogue` in its own process, with engines in another one. */
export async function timedImport(
  files: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<TimedImport> {
  const began = performance.now();
  const child = spawn(process.execPath, [HEAP, '--import', MEMORY_TOLD, COMMAND, ...files], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = once(child, 'exit');
  const lines: string[] = [];
  const states: Record<string, number> = {};
  let state = { name: 'reading', since: began };
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    const [, name = state.name] = /^(\w+): \d+ rows read/.exec(line) ?? [];
    if (name === state.name) return;
    const now = performance.now();
    states[state.name] = (states[state.name] ?? 0) + (now - state.since) / 1000;
    state = { name, since: now };
  });
  const faults: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => faults.push(line));
  const [code] = await exit;
  const told = faults.find((line) => line.startsWith('{'));
  if (code !== 0 || told === undefined) throw new Error([...lines.slice(-20), ...faults].join('\n'));
  const { maxRSS, userCPUTime, systemCPUTime } = JSON.parse(told) as NodeJS.ResourceUsage;
  return {
    whole: (performance.now() - began) / 1000,
    states,
    processor: (userCPUTime + systemCPUTime) / 1e6,
    memory: maxRSS / 1024,
    outcome: lines.at(-1) ?? '',
  };
}
