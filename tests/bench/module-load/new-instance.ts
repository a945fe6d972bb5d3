import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Milliseconds since the process started loading. */
export interface Spent {
  readonly wall: number;
  /** Time of the thread itself, which is all that counts on an idle machine. */
  readonly thread: number;
}

export interface NewInstance {
  readonly loaded: Spent;
  /** Undefined without an event. */
  readonly answered: Spent | undefined;
}

const SCRIPT = `
  const { file, event } = JSON.parse(process.env.INSTANCE);
  const [start, before] = [performance.now(), process.threadCpuUsage()];
  const spent = () => {
    const { user, system } = process.threadCpuUsage(before);
    return { wall: performance.now() - start, thread: (user + system) / 1000 };
  };
  const { handler } = await import(file);
  const loaded = spent();
  const answer = event && await handler(event, { getRemainingTimeInMillis: () => 10_000 });
  const answered = event && spent();
  if (answer?.statusCode >= 400) throw new Error(JSON.stringify(answer));
  process.stdout.write(JSON.stringify({ loaded, answered }), () => process.exit());`;

/** A fresh process loads a module once and answers one event. */
export async function newInstance(
  file: string,
  environment: Readonly<Record<string, string>>,
  event?: object,
): Promise<NewInstance> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', SCRIPT], {
    env: {
      ...process.env,
      ...environment,
      LOG_LEVEL: 'SILENT',
      METRICS_NAMESPACE: '',
      INSTANCE: JSON.stringify({ file, event }),
    },
  });
  return JSON.parse(stdout);
}
