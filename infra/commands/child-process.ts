import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import path from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

interface RunOptions {
  readonly env?: Environment;
  /** In milliseconds. After it, the command is ended and counts as failed. */
  readonly timeout: number;
  /** Shows the output immediately instead of only after a failure. */
  readonly shown?: boolean;
}

/** A failed command. The message includes the end of its output. */
export class CommandError extends Error {}

const PROJECT = path.resolve(import.meta.dirname, '../..');
const TAIL_LINES = 60;
const GRACE_MS = 5000;

const running = new Set<ChildProcess>();

/**
 * Runs a command in the project's folder and returns its output. Throws a CommandError if it fails or takes too long.
 */
export async function run(command: string, args: readonly string[], options: RunOptions): Promise<string> {
  const { env = process.env, timeout, shown = false } = options;
  const child = started(command, args, env);
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      chunks.push(chunk);
      if (shown) process.stdout.write(chunk);
    });
  }
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    return end(child);
  }, timeout);
  const failure = await ending(child).finally(() => clearTimeout(timer));
  const output = chunks.join('');
  if (failure === undefined) return output;
  const reason = isLate ? `was ended after ${timeout / 1000} s` : `ended with ${failure}`;
  throw new CommandError([`${command} ${args.join(' ')} ${reason}`, ...(shown ? [] : [tailOf(output)])].join('\n'));
}

/** Starts a background command with its output in a file. `endAll` ends it. */
export function startProcess(
  command: string,
  args: readonly string[],
  env: Environment,
  logFile: string,
): ChildProcess {
  const child = started(command, args, env);
  const log = createWriteStream(logFile);
  child.stdout?.pipe(log);
  child.stderr?.pipe(log);
  return child;
}

/** Ends a process and its children, by its id: with SIGTERM, and after five seconds with SIGKILL. */
async function end(child: ChildProcess): Promise<void> {
  if (!running.has(child) || child.pid === undefined) return;
  const exit = once(child, 'exit');
  signal(child.pid, 'SIGTERM');
  const timer = setTimeout(() => signal(child.pid, 'SIGKILL'), GRACE_MS);
  await exit;
  clearTimeout(timer);
}

/** Ends all running commands, so that an interrupted run leaves nothing behind. */
export async function endAll(): Promise<void> {
  await Promise.all([...running].map(end));
}

/** Each command leads a process group, because its children don't end with it. */
function started(command: string, args: readonly string[], env: Environment): ChildProcess {
  const child = spawn(command, args, { cwd: PROJECT, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  child.once('exit', () => running.delete(child)).once('error', () => running.delete(child));
  return child;
}

function signal(pid: number | undefined, name: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Describes the failure; undefined for success. */
async function ending(child: ChildProcess): Promise<string | undefined> {
  try {
    const [code, signalName] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
    if (code === 0) return undefined;
    return signalName ?? `exit code ${code}`;
  } catch (error) {
    return (error as Error).message;
  }
}

const tailOf = (output: string): string => output.trimEnd().split('\n').slice(-TAIL_LINES).join('\n');
