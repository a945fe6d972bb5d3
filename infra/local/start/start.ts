import { CommandError, endAll } from '../../commands/child-process.ts';
import { addresses } from '../addresses.ts';
import { statePaths } from '../project-paths.ts';
import { readDemoTenants } from './demo-tenants.ts';
import { loadDemoCatalogue } from './load-demo-catalogue.ts';
import { StartProblem } from './start-problem.ts';
import { startProduct } from './start-product.ts';

const DEFAULT_PORT = '3000';
/** How long running requests, and everything else that ends, may take, in milliseconds. */
const GRACE_MS = 5000;

/**
 * `npm start`: runs the whole product in this process until it is stopped. `DEMO_CATALOGUE` is the scale of the demo
 * catalogue.
 */
export async function start(): Promise<void> {
  const cleanups: (() => Promise<void>)[] = [];
  let isEnding = false;
  const end = async () => {
    isEnding = true;
    // It does not wait for hanging requests, because the state is consistent at any time.
    setTimeout(() => process.exit(), GRACE_MS).unref();
    await endAll();
    for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
  };
  endOnSignal(end);
  try {
    const state = statePaths(process.env);
    const port = portOf(process.env['PORT'] || DEFAULT_PORT);
    const product = await startProduct({ state, port, cleanups, say: console.log });
    console.log(addresses(product, await readDemoTenants()));
    const scale = Number(process.env['DEMO_CATALOGUE'] || 1);
    // The store is already open, and stays open if this fails.
    loadDemoCatalogue({ state, scale, environment: product.environment, say: console.log }).catch((error) => {
      if (!isEnding) console.error(`The demo catalogue could not be loaded. ${error.message}`);
    });
  } catch (error) {
    process.exitCode = 1;
    if (!(error instanceof StartProblem || error instanceof CommandError)) console.error(error);
    else console.error(error.message);
    await end();
    process.exit();
  }
}

/** One Ctrl-C may arrive twice: from the terminal and from the parent process. */
const SAME_SIGNAL_MS = 1000;

/**
 * Ctrl-C, `kill`, a closed terminal, or the end of the parent process. A second signal ends the process immediately.
 */
function endOnSignal(end: () => Promise<void>): void {
  let since: number | undefined;
  const stop = async () => {
    const now = performance.now();
    if (since !== undefined) {
      if (now - since > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    since = now;
    await end();
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, stop);
}

function portOf(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new StartProblem(`PORT is '${text}', which is not a port number`);
}
