import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { bundleFunctions } from '#infra/build/bundle-functions.ts';
import { readEndpoints } from '#infra/local/endpoints-file.ts';
import { readBuiltStack } from '#infra/local/read-built-stack.ts';
import { sendTo } from '../../local/send-to.ts';
import { demoCatalogueOf, SMALL_CATALOGUE } from '../../support/demo-catalogue-of.ts';
import { startedStore } from '../../support/started-store.ts';
import { quantile } from '../search/timings.ts';
import { firstEvents } from './first-events.ts';
import { type NewInstance, newInstance, type Spent } from './new-instance.ts';

const REPORT = 'docs/benchmarks/module-load.md';
const ROUNDS = 31;
/** Median in milliseconds. Functions with clients for S3 and state machines may take longer. */
const budgetOf = (name: string): number => (LARGE.includes(name) ? 60 : 50);
const LARGE = ['catalogue', 'imports', 'import-tasks', 'images', 'picture-sweep'];
/** The Node modules that every function needs. No bundle with the SDK can load faster than these. */
const FLOOR = ['crypto', 'fs', 'https', 'stream', 'util', 'zlib'].map((name) => `import 'node:${name}';`).join('\n');

interface Measured {
  readonly file: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly event?: object | undefined;
  readonly runs: NewInstance[];
}

/**
 * `npm run bench -- module-load`: the time a new instance of each function takes to load its bundle and to answer its
 * first event.
 */
export async function moduleLoadBenchmark(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'parts-ordering-'));
  const state = path.join(folder, 'state');
  const store = await startedStore({ stateFolder: state, demoCatalogue: SMALL_CATALOGUE });
  try {
    await demoCatalogueOf(store);
    const { environment = {} } = (await readEndpoints(path.join(state, 'endpoints.json'))) ?? {};
    const events = await firstEvents(sendTo(() => store.port));
    const bundles = path.join(folder, 'bundles');
    await bundleFunctions({ to: bundles });
    const floor = path.join(folder, 'floor.mjs');
    await writeFile(floor, FLOOR);
    const { functions } = await readBuiltStack();
    const measured = new Map<string, Measured>();
    for (const name of await readdir(bundles)) {
      const own = functions.find((known) => known.environment['SERVICE_NAME'] === name)?.environment;
      measured.set(name, {
        file: path.join(bundles, name, 'handler.mjs'),
        // The events go straight to the functions, without the secret of the CDN.
        environment: { ...environment, ...own, CDN_SECRETS_SECRET: '' },
        event: events.get(name),
        runs: [],
      });
    }
    measured.set("Node's own modules", { file: floor, environment, runs: [] });
    const busy = loadavg()[0] ?? 0;
    // One of each in turn, so that other load on the machine affects all of them equally.
    for (let round = 0; round < ROUNDS; round++) {
      for (const { file, environment, event, runs } of measured.values()) {
        runs.push(await newInstance(file, environment, event));
      }
    }
    const text = report(await Promise.all([...measured].map(row)), busy);
    await writeFile(REPORT, text);
    console.log(text);
  } finally {
    await store.stop();
    await rm(folder, { recursive: true });
  }
}

async function row([name, { file, runs }]: [string, Measured]): Promise<string> {
  const { size } = await stat(file);
  const loads = runs.map(({ loaded }) => loaded);
  const answers = runs.flatMap(({ answered }) => answered ?? []);
  const cells = [
    name,
    `${Math.round(size / 1000)} KB`,
    budgetOf(name),
    ...[0, 0.5, 0.9].map((share) => ms(loads, 'wall', share)),
    ms(loads, 'thread', 0.5),
    ms(answers, 'wall', 0.5),
    ms(answers, 'thread', 0.5),
  ];
  return `| ${cells.join(' | ')} |`;
}

const ms = (times: readonly Spent[], what: keyof Spent, share: number): string =>
  times.length === 0
    ? ''
    : quantile(
        times.map((time) => time[what]),
        share,
      ).toFixed(1);

const report = (rows: readonly string[], busy: number): string => `# Load of the functions, measured

Written by \`npm run bench -- module-load\`; ${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model.trim()}, ${cpus().length} processors, Node ${process.versions.node}, load of the machine before ${busy.toFixed(1)}.

Milliseconds from nothing to a loaded bundle, in a new process each time, ${ROUNDS} times in turn; the budget is for the median.
Then until the first call of a buyer is answered, or of the clock in the outbox, by a started store's own table, secrets and objects.
The thread is the time that the function's own thread was at work: what else the machine does lengthens all times but that.
The last row is what the bundles take of Node itself, whatever stands in them.

| function | bundle | budget | load, least | median | 90 % | thread, median | with first call, median | thread, median |
|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}
`;
